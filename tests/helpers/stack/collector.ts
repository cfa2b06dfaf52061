import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type SeenSpan = {
  service: string
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  status: { code: number; message?: string }
  attributes: Record<string, string | number | boolean>
}

export type Collector = {
  url: string
  spans: SeenSpan[]
  /** Every received body, unchanged. */
  said: () => string
  close: () => Promise<void>
}

type Pair = { key: string; value: Record<string, string | number | boolean> }
type Body = {
  resourceSpans: { resource: { attributes: Pair[] }; scopeSpans: { spans: (SeenSpan & { attributes: Pair[] })[] }[] }[]
}

/** A collector of traces on this machine that accepts OTLP over HTTP; it responds with `status`. */
export async function startCollector(status = 200): Promise<Collector> {
  const spans: SeenSpan[] = []
  let said = ''
  const server = createServer(async (req, res) => {
    const body = await text(req)
    said += body
    for (const { resource, scopeSpans } of (JSON.parse(body) as Body).resourceSpans) {
      const service = String(plain(resource.attributes)['service.name'])
      for (const span of scopeSpans.flatMap((each) => each.spans)) {
        spans.push({ ...span, service, attributes: plain(span.attributes as unknown as Pair[]) })
      }
    }
    res.writeHead(req.url === '/v1/traces' && req.method === 'POST' ? status : 404).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url, spans, said: () => said, close }
}

function plain(pairs: Pair[]): SeenSpan['attributes'] {
  return Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]!]))
}
