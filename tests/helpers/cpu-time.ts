/** How long a work keeps its own thread busy, in ms of the processor: what else the machine does then does not count. */
export function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
