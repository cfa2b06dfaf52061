import type { Logger } from './log.ts'

export type FinishedSpan = {
  traceId: string
  spanId: string
  parentId: string | undefined
  name: string
  kind: 'server' | 'client' | 'producer' | 'consumer'
  startedAt: bigint
  endedAt: bigint
  attributes: Record<string, string | number | boolean>
  error?: string
}

const BATCH = 256
const MOST = 2048
const EVERY_MS = 2000
const PATIENCE_MS = 10_000
const LAST_PATIENCE_MS = 2000
const kinds = { server: 2, client: 3, producer: 4, consumer: 5 }

/**
 * Sends spans as OTLP over HTTP, in JSON, every two seconds or 256 spans. If a collector is slow or away only spans are
 * lost: at most 2,048 are buffered, and nothing is sent twice.
 */
export function createSpanExport(endpoint: string, service: string, log: Logger) {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  let kept: FinishedSpan[] = []
  let dropped = 0
  let sending: Promise<void> | undefined

  const post = async (spans: FinishedSpan[]) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(otlp(service, spans)),
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
  }

  const flush = (): Promise<void> => {
    if (sending || kept.length === 0) return sending ?? Promise.resolve()
    const batch = kept.slice(0, BATCH)
    kept = kept.slice(BATCH)
    sending = post(batch)
      .catch(() => {
        dropped += batch.length
        log.debug({ dropped }, 'spans could not be sent')
      })
      .finally(() => {
        sending = undefined
        if (kept.length >= BATCH) void flush()
      })
    return sending
  }

  const timer = setInterval(() => void flush(), EVERY_MS)
  timer.unref()

  return {
    add(span: FinishedSpan): void {
      if (kept.length >= MOST) {
        dropped += 1
        return
      }
      kept.push(span)
      if (kept.length >= BATCH) void flush()
    },
    async close(patienceMs = LAST_PATIENCE_MS): Promise<void> {
      clearInterval(timer)
      const late = new Promise((resolve) => setTimeout(resolve, patienceMs).unref())
      const end = performance.now() + patienceMs
      while ((sending || kept.length > 0) && performance.now() < end) await Promise.race([flush(), late])
    },
  }
}

/** The body of an export, as the OTLP specification defines it. */
function otlp(service: string, spans: FinishedSpan[]) {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributes({ 'service.name': service }) },
        scopeSpans: [{ scope: { name: 'philip' }, spans: spans.map(one) }],
      },
    ],
  }
}

function one(span: FinishedSpan) {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentId && { parentSpanId: span.parentId }),
    name: span.name,
    kind: kinds[span.kind],
    startTimeUnixNano: String(span.startedAt),
    endTimeUnixNano: String(span.endedAt),
    attributes: attributes(span.attributes),
    status: span.error ? { code: 2, message: span.error } : { code: 1 },
  }
}

function attributes(pairs: FinishedSpan['attributes']) {
  return Object.entries(pairs).map(([key, value]) => ({
    key,
    value:
      typeof value === 'string'
        ? { stringValue: value }
        : typeof value === 'boolean'
          ? { boolValue: value }
          : Number.isInteger(value)
            ? { intValue: String(value) }
            : { doubleValue: value },
  }))
}
