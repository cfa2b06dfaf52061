export type Background = {
  /** Remembers work until it settles. It must handle its own errors. */
  add: (work: Promise<void>) => void
  /** Resolves when no such work is in progress. */
  settled: () => Promise<void>
}

/** The work of a process that no response waits for; the process waits for it before it ends. */
export function createBackground(): Background {
  const open = new Set<Promise<void>>()
  return {
    add: (work) => {
      const ended = work.finally(() => open.delete(ended))
      open.add(ended)
    },
    settled: async () => {
      while (open.size) await Promise.all(open)
    },
  }
}
