import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from './log.ts'

/** A listener of an operators' port. A request that fails is logged and gets 503: it must not end the process. */
export function guardedListener(
  log: Logger,
  listen: (req: IncomingMessage, res: ServerResponse) => Promise<void>,
): RequestListener {
  return (req, res) => {
    listen(req, res).catch((error: unknown) => {
      log.error({ err: error }, 'a request to the operators’ port failed')
      if (res.headersSent) res.destroy()
      else res.writeHead(503, { 'Cache-Control': 'no-store' }).end()
    })
  }
}
