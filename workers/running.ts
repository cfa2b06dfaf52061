import { workerActive, workerConcurrency, workerDraining } from '#shared/server/metrics.ts'
import type { QueueName } from '#shared/server/queues.ts'

type Run = { work_id: string; kind: QueueName; since: number }

/** The current runs of this process, for its watchdog, its metrics and the operators' page. */
export type Running = {
  /** Registers a run; returns a function that ends it. */
  begin(run: Omit<Run, 'since'>): () => void
  list(): Run[]
  /** When a run of this kind last began, or the process if none did, by performance.now(). */
  lastBegun(kind: QueueName): number
  /** From now on no new work is accepted. */
  drain(): void
  readonly isDraining: boolean
}

/** The register of a process that serves these kinds, each with its number of concurrent runs. */
export function createRunning(served: QueueName[], concurrency: Record<QueueName, number>): Running {
  const runs = new Set<Run>()
  const begun = new Map<QueueName, number>(served.map((kind) => [kind, performance.now()]))
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
