/** The event loop's load while something ran, in ms of CPU time, so that other load on the machine does not count. */
export type Watched = { total: number; longestTurn: number }

/** Runs a function and measures how long its turns blocked the event loop: the longest one and the total. */
export async function watchLoop(work: () => Promise<unknown>): Promise<Watched> {
  const used = (since?: NodeJS.CpuUsage) => process.threadCpuUsage(since)
  const ms = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000
  const started = used()
  let last = used()
  let longestTurn = 0
  let isOn = true
  const tick = () => {
    longestTurn = Math.max(longestTurn, ms(used(last)))
    last = used()
    if (isOn) setImmediate(tick)
  }
  setImmediate(tick)
  await work()
  const total = ms(used(started))
  await new Promise((resolve) => setImmediate(resolve))
  isOn = false
  return { total, longestTurn }
}
