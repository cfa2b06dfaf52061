import type { Finish } from './backend.ts'
import { ModelError } from './provider.ts'
import { kindOfStatus } from './status-kind.ts'

type Detail = { '@type'?: unknown; retryDelay?: unknown; violations?: unknown }

/**
 * An error for a status and the details that Google sends with it. A 429 has the time to retry (RetryInfo) or reports
 * that the day's quota is spent (QuotaFailure); one with neither is not repeated.
 */
export function refusal(status: number, details: unknown, message: string, cause?: unknown): ModelError {
  const list = (Array.isArray(details) ? details : []).filter((each) => each && typeof each === 'object') as Detail[]
  const kind = kindOfStatus(status)
  if (kind !== 'busy') return new ModelError(kind, `status ${status}: ${message}`, { status, cause })
  if (list.some(isSpentForToday)) return new ModelError('quota', 'the daily quota is used up', { cause })
  const retryAfterMs = list.map(delayOf).find((ms) => ms !== undefined)
  return new ModelError('busy', `status 429: ${message}`, {
    ...{ cause, retryAfterMs },
    retryable: retryAfterMs !== undefined,
  })
}

function isSpentForToday({ violations }: Detail): boolean {
  return (
    Array.isArray(violations) &&
    violations.some((violation: { quotaId?: unknown } | null) => /per_?day/i.test(String(violation?.quotaId)))
  )
}

/** A duration of protobuf's JSON: `7s`, `0.250s`. */
function delayOf({ retryDelay }: Detail): number | undefined {
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(String(retryDelay))?.[1]
  return seconds === undefined ? undefined : Math.ceil(Number(seconds) * 1000)
}

const finishes: Record<string, Finish> = {
  STOP: 'stop',
  MAX_TOKENS: 'length',
  SAFETY: 'blocked',
  PROHIBITED_CONTENT: 'blocked',
  BLOCKLIST: 'blocked',
  SPII: 'blocked',
  LANGUAGE: 'blocked',
  RECITATION: 'recitation',
  MALFORMED_FUNCTION_CALL: 'bad_call',
  UNEXPECTED_TOOL_CALL: 'bad_call',
  TOO_MANY_TOOL_CALLS: 'bad_call',
}

/** Maps a finishReason. An unknown one is not accepted. */
export const finishOf = (reason: string): Finish => (Object.hasOwn(finishes, reason) ? finishes[reason]! : 'unknown')
