/** Runs some work every few milliseconds, never twice at the same time. Returns a function that stops it. */
export function repeat(everyMs: number, work: () => Promise<unknown>): () => void {
  let running = false
  const timer = setInterval(async () => {
    if (running) return
    running = true
    await work()
    running = false
  }, everyMs)
  return () => clearInterval(timer)
}
