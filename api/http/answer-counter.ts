import { httpRequests } from '#shared/server/metrics.ts'

/** Counts a response that a handler before Koa sends. */
export type CountAnswer = (method: string | undefined, status: number) => void

const FLUSH_MS = 1000

/** Counts here and updates the metrics once a second: their labels cost more than the response. */
export function createCounter(route: string): CountAnswer {
  const counts = { GET: { 200: 0, 304: 0 }, HEAD: { 200: 0, 304: 0 } }
  let isWaiting = false
  const flush = () => {
    isWaiting = false
    for (const method of ['GET', 'HEAD'] as const) {
      for (const status of [200, 304] as const) {
        if (counts[method][status] > 0) httpRequests.inc({ method, route, status }, counts[method][status])
        counts[method][status] = 0
      }
    }
  }
  return (method, status) => {
    counts[method === 'HEAD' ? 'HEAD' : 'GET'][status === 304 ? 304 : 200]++
    if (isWaiting) return
    isWaiting = true
    setTimeout(flush, FLUSH_MS).unref()
  }
}
