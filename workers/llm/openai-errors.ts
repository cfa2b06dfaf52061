import { ModelError } from './provider.ts'
import { kindOfStatus } from './status-kind.ts'

/**
 * An error for a refused call. A 429 has the time to retry in Retry-After, or a code that reports that no money is
 * left; one with neither is not repeated.
 */
export function openaiRefusal(status: number, headers: Headers | undefined, body: string): ModelError {
  const message = `status ${status}: ${body.slice(0, 500)}`
  const kind = kindOfStatus(status)
  if (kind !== 'busy') return new ModelError(kind, message, { status })
  if (/insufficient_quota|billing_hard_limit/.test(body)) return new ModelError('quota', message)
  const retryAfterMs = headers && waitOf(headers)
  return new ModelError('busy', message, { retryAfterMs, retryable: retryAfterMs !== undefined })
}

/** Retry-After in seconds or as a date, and the more precise header that some send with it. */
function waitOf(headers: Headers): number | undefined {
  const fine = headers.get('retry-after-ms')
  if (fine !== null && Number(fine) >= 0) return Number(fine)
  const given = headers.get('retry-after')
  if (given === null) return undefined
  const seconds = given.trim() === '' ? Number.NaN : Number(given)
  if (seconds >= 0) return Math.ceil(seconds * 1000)
  const date = Date.parse(given)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}
