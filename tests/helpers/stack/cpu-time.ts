/**
 * How long a function keeps its own thread busy, in ms of CPU time, so that other load on the machine does not count.
 */
export function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * The least of several such times: the first runs compile the code, and what else runs on the core makes most others slower. It
 * ends with the first that is below `enough`, and after a hundred.
 */
export function leastCpuMs(work: () => unknown, enough: number): number {
  let least = cpuMs(work)
  for (let n = 1; n < 100 && least >= enough; n++) least = Math.min(least, cpuMs(work))
  return least
}
