/**
 * How long a function keeps its own thread busy, in ms of CPU time, so that other load on the machine does not count.
 */
export function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
