/** The processor time of the fastest of some runs, in milliseconds: others may use the machine too. */
export function fastest(runs: number, work: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage()
    work()
    return process.cpuUsage(before).user / 1000
  })
  return Math.min(...times)
}
