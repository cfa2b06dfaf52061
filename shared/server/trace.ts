import { randomBytes } from 'node:crypto'
import type { Logger } from './log.ts'
import { createSpanExport, type FinishedSpan } from './span-export.ts'

type SpanKind = 'server' | 'client' | 'producer' | 'consumer'
type Value = string | number | boolean

/** One span of a trace. Its attributes are facts: patterns, counts, work ids; never a text or a visitor. */
export type TraceSpan = {
  /** Pass it to child spans; undefined if nothing is traced. */
  readonly traceparent: string | undefined
  /** The trace id for log lines. */
  readonly traceId: string | undefined
  rename(name: string): void
  set(attributes: Record<string, Value | undefined>): void
  /** Ends the span, as failed if an error code is given. A second call does nothing. */
  end(error?: string): void
}

export type Tracer = {
  /** Starts a span, under a parent if that is a valid `traceparent`, else in a new trace. */
  start(name: string, kind: SpanKind, parent?: string): TraceSpan
  /** Sends the remaining spans, for two seconds at most. */
  close(patienceMs?: number): Promise<void>
}

const NOTHING: TraceSpan = { traceparent: undefined, traceId: undefined, rename() {}, set() {}, end() {} }
const OFF: Tracer = { start: () => NOTHING, close: async () => {} }
const PARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/

/** A tracer that sends to an OTLP endpoint; without an endpoint it does nothing. */
export function createTracer(endpoint: string | undefined, service: string, log: Logger): Tracer {
  if (!endpoint) return OFF
  const out = createSpanExport(endpoint, service, log)
  return { start: (name, kind, parent) => begin(name, kind, parent, out.add), close: out.close }
}

function begin(name: string, kind: SpanKind, parent: string | undefined, add: (span: FinishedSpan) => void): TraceSpan {
  const [, givenTrace, parentId] = PARENT.exec(parent ?? '') ?? []
  const traceId = givenTrace ?? randomBytes(16).toString('hex')
  const spanId = randomBytes(8).toString('hex')
  const span: FinishedSpan = { traceId, spanId, parentId, name, kind, startedAt: now(), endedAt: 0n, attributes: {} }
  let isOver = false
  return {
    traceparent: `00-${traceId}-${spanId}-01`,
    traceId,
    rename(better) {
      span.name = better
    },
    set(attributes) {
      for (const [key, value] of Object.entries(attributes)) if (value !== undefined) span.attributes[key] = value
    },
    end(error) {
      if (isOver) return
      isOver = true
      add({ ...span, endedAt: now(), error })
    },
  }
}

/** Nanoseconds since 1970, from a monotonic clock. */
const origin = BigInt(Math.round(performance.timeOrigin * 1e6))
const now = (): bigint => origin + BigInt(Math.round(performance.now() * 1e6))
