/** Duration of a task in ms: CPU time, and wall-clock time including waits. */
export type Took = { cpu: number; clock: number }

/** Measures a task. Other load on the machine only affects the wall-clock time. */
export async function measureTime(work: () => Promise<unknown>): Promise<Took> {
  const used = process.threadCpuUsage()
  const started = performance.now()
  await work()
  const { user, system } = process.threadCpuUsage(used)
  return { cpu: (user + system) / 1000, clock: performance.now() - started }
}
