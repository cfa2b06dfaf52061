/** What the event loop of this thread did while something ran, in ms of the processor: what else the machine does is not counted. */
export type Watched = { total: number; longestTurn: number }

/** Runs a work and measures how long its turns kept the event loop, the longest one and all of them. */
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
