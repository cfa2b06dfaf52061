import { countDevices } from '../../data/study-calls.ts'

const PAUSE_MS = 4000

/**
 * Calls back once when the visitor has more devices than at first: the server is asked now, every few seconds, and when the
 * window is focused again. Returns a function that ends it.
 */
export function watchDevices(onMore: () => void): () => void {
  let first: number | undefined
  let isOver = false
  const look = async () => {
    const counted = await countDevices().catch(() => null)
    if (isOver || !counted) return
    // a device may also leave
    first = Math.min(first ?? counted.devices, counted.devices)
    if (counted.devices <= first) return
    end()
    onMore()
  }
  const timer = setInterval(look, PAUSE_MS)
  addEventListener('focus', look)
  const end = () => {
    isOver = true
    clearInterval(timer)
    removeEventListener('focus', look)
  }
  void look()
  return end
}
