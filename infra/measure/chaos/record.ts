/** The log messages with which a worker reports that it is done with an answer. */
const overs = ['finished', 'handed over', 'retried', 'superseded by a newer run']

export type Record = ReturnType<typeof createRecord>

/**
 * Measures, from the workers' logs, how long an answer waits for its next worker: after one was killed, and after a
 * stopping one handed it over. Waits during an outage of a store do not count: there the answer waits for the store.
 */
export function createRecord() {
  const orphans = new Map<string, number>()
  const handed = new Map<string, number>()
  const outages: { from: number; to: number }[] = []
  const restarts: number[] = []
  /** The worker that an answer belongs to: the one that claimed it last. */
  const lists = new Map<string, Set<string>>()
  const handOvers: number[] = []
  const isCalm = (from: number, to: number) => !outages.some((outage) => outage.from < to && outage.to > from)

  const claimed = (id: string, at: number) => {
    const [died, given] = [orphans.get(id), handed.get(id)]
    if (died !== undefined && isCalm(died, at)) restarts.push(at - died)
    if (given !== undefined && isCalm(given, at)) handOvers.push(at - given)
    orphans.delete(id)
    handed.delete(id)
  }
  return {
    restarts,
    handOvers,
    /** Records that a store was away during this work, and for some seconds after it. */
    async outage(work: () => Promise<void>) {
      const outage = { from: Date.now(), to: Number.POSITIVE_INFINITY }
      outages.push(outage)
      await work()
      outage.to = Date.now() + 15_000
    },
    ofWorker() {
      const running = new Set<string>()
      return {
        onLine(line: string) {
          const said = parsed(line)
          if (!said.work_id) return
          const at = Date.parse(said.time ?? '')
          if (said.msg === 'claimed') {
            lists.get(said.work_id)?.delete(said.work_id)
            lists.set(said.work_id, running.add(said.work_id))
            claimed(said.work_id, at)
          }
          if (said.msg === 'handed over') handed.set(said.work_id, at)
          if (overs.includes(said.msg ?? '')) running.delete(said.work_id)
        },
        died() {
          for (const id of running) orphans.set(id, Date.now())
        },
      }
    },
  }
}

function parsed(line: string): { msg?: string; work_id?: string; time?: string } {
  try {
    return JSON.parse(line)
  } catch {
    // no log line, such as the trace of a crash
    process.stderr.write(`${line}\n`)
    return {}
  }
}
