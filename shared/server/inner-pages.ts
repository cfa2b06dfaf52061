import type { IncomingMessage, ServerResponse } from 'node:http'
import { isInnerHost } from './inner-host.ts'
import { metrics } from './metrics.ts'

type Options = {
  /** Other names under which it answers. */
  names?: string[]
  /** What /readyz reports. */
  readiness: () => Promise<{ isReady: boolean; status: string }>
  /** Reads the metrics that are measured on request. */
  measure: () => unknown
  /** Whether another address is answered with "ok". */
  isOk?: (url: string) => Promise<boolean>
}

/**
 * Answers /livez (the process answers), /readyz and /metrics, and only under a name of the internal network. Nothing of
 * it contains a visitor's data or changes anything.
 */
export function innerPages({ names = [], readiness, measure, isOk }: Options) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { url = '' } = req
    const send = (status: number, type: string, body: string) => {
      res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
      res.end(body)
    }
    const json = (status: number, body: object) => send(status, 'application/json; charset=utf-8', JSON.stringify(body))
    if (!isInnerHost(req.headers.host, ...names)) return json(421, { status: 'use the IP address' })
    if (req.method !== 'GET' && req.method !== 'HEAD') return json(405, { status: 'method not allowed' })
    if (url === '/livez') return json(200, { status: 'ok' })
    if (url === '/readyz') {
      const { isReady, ...state } = await readiness()
      return json(isReady ? 200 : 503, state)
    }
    if (url === '/metrics') {
      await measure()
      return send(200, metrics.contentType, await metrics.metrics())
    }
    return (await isOk?.(url)) ? json(200, { status: 'ok' }) : json(404, { status: 'not found' })
  }
}
