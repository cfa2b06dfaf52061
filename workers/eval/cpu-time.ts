/** How long a piece of work takes, in ms: of the processor alone, and by the clock with what it waits for. */
export type Took = { cpu: number; clock: number }

/** Measures a piece of work. What else the machine does counts for the clock alone. */
export async function timed(work: () => Promise<unknown>): Promise<Took> {
  const used = process.threadCpuUsage()
  const started = performance.now()
  await work()
  const { user, system } = process.threadCpuUsage(used)
  return { cpu: (user + system) / 1000, clock: performance.now() - started }
}
