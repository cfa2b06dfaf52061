import { workerActive, workerConcurrency, workerDraining } from '#shared/server/metrics.ts'
import type { WorkKind } from '#shared/server/queues.ts'

export type Run = { work_id: string; kind: WorkKind; since: number }

/** What this process is busy with, for its watchdog, its numbers and the operators' page. */
export type Running = {
  /** Books a run; the function returned ends it. */
  begin(run: Omit<Run, 'since'>): () => void
  list(): Run[]
  /** When a run of this kind began last, or the process if none did, by performance.now(). */
  lastBegun(kind: WorkKind): number
  /** From now on nothing new is taken. */
  drain(): void
  readonly isDraining: boolean
}

/** The book of a process that serves these kinds, each with so many runs side by side. */
export function createRunning(served: WorkKind[], concurrency: Record<WorkKind, number>): Running {
  const runs = new Set<Run>()
  const begun = new Map<WorkKind, number>(served.map((kind) => [kind, performance.now()]))
  let isDraining = false
  for (const queue of served) {
    workerConcurrency.set({ queue }, concurrency[queue])
    workerActive.set({ queue }, 0)
    workerDraining.set({ queue }, 0)
  }
  return {
    begin(what) {
      const run = { ...what, since: performance.now() }
      runs.add(run)
      begun.set(run.kind, run.since)
      workerActive.inc({ queue: run.kind })
      return () => {
        if (runs.delete(run)) workerActive.dec({ queue: run.kind })
      }
    },
    list: () => [...runs],
    lastBegun: (kind) => begun.get(kind) ?? 0,
    drain() {
      isDraining = true
      for (const queue of served) workerDraining.set({ queue }, 1)
    },
    get isDraining() {
      return isDraining
    },
  }
}
