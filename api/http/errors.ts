import { STATUS_CODES } from 'node:http'
import type { z } from 'zod'
import type { Problem } from '#shared/contract/error.ts'
import { PublisherError, type PublisherFault } from '#shared/server/publisher.ts'
import { codeOf, isDatabaseAway, isRedisAway } from '#shared/server/store-errors.ts'

type Extra = {
  issues?: Problem['issues']
  headers?: Record<string, string>
  /** The language of the sentence, if it is that of a page. */
  language?: string
  /** The help for a refused visitor in distress. */
  care?: Problem['care']
}

/** An error that the caller may read: status, stable code, sentence for people. */
export class HttpError extends Error {
  readonly status: number
  readonly error: string
  readonly extra: Extra

  constructor(status: number, error: string, detail: string, extra: Extra = {}) {
    super(detail)
    this.status = status
    this.error = error
    this.extra = extra
  }
}

/**
 * The same response for what does not exist and for what is not the caller's: 404 `not_found`. `path` is the field of the
 * body that names it, if the address does not.
 */
export function notFound(path?: string): HttpError {
  return new HttpError(404, 'not_found', 'Not found.', path ? { issues: [{ path, message: 'Not found.' }] } : {})
}

/** The row itself, or 404 if it is undefined. */
export function found<T>(row: T | null | undefined): T {
  if (row === undefined || row === null) throw notFound()
  return row
}

/** 503 `unavailable` with Retry-After: a dependency of the call is away for the moment. */
export function unavailable(detail = 'This is not available right now. Please try again shortly.'): HttpError {
  return new HttpError(503, 'unavailable', detail, { headers: { 'Retry-After': '5' } })
}

/** 503 `unavailable` for what the assistant would do: the queue or the limits cannot be reached. */
export function answersUnavailable(): HttpError {
  return unavailable('We can’t answer questions right now. You can keep reading; please try again shortly.')
}

/** 400 `invalid` with one issue for each schema violation. The issues never repeat the input. */
export function invalid(error: z.ZodError, what = 'The request'): HttpError {
  const issues = error.issues.map((issue) => ({ path: issue.path.map(String).join('.'), message: plain(issue) }))
  return new HttpError(400, 'invalid', `${what} is not valid.`, { issues })
}

/** 400 `invalid` with one issue; by default the detail is its message. */
export function wrongValue(detail: string, { path, message = detail }: { path: string; message?: string }): HttpError {
  return new HttpError(400, 'invalid', detail, { issues: [{ path, message }] })
}

/** The problem document of an error (RFC 9457). `instance` is the route, never what the caller sent. */
export function problem(error: HttpError, instance: string): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    detail: error.message,
    error: error.error,
    instance,
    ...(error.extra.issues && { issues: error.extra.issues }),
    ...(error.extra.care && { care: error.extra.care }),
  }
}

// some of zod's messages contain unknown keys and received values, which the caller sent
function plain(issue: z.core.$ZodIssue): string {
  return issue.code === 'unrecognized_keys' ? 'Unknown field' : issue.message
}

const publisherFaults: Record<PublisherFault, [status: number, error: string]> = {
  away: [503, 'publisher_away'],
  refused: [503, 'publisher_refused'],
  limited: [503, 'publisher_limited'],
  unreadable: [503, 'publisher_unreadable'],
  missing: [404, 'not_found'],
  too_much: [400, 'invalid'],
}

/** The site's limit, not the caller's, so it is not a 429. */
function ofPublisher({ fault, message, retryAfter }: PublisherError): HttpError {
  const [status, word] = publisherFaults[fault]
  if (status === 404) return notFound()
  return new HttpError(status, word, message, status === 503 ? { headers: { 'Retry-After': `${retryAfter}` } } : {})
}

/** Any thrown value as the HttpError that the caller sees: 503 if a store is away, 500 for anything unexpected. */
export function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof PublisherError) return ofPublisher(error)
  const code = codeOf(error)
  const { status } = (error ?? {}) as { status?: number }
  // 57014: statement timeout
  if (isDatabaseAway(error) || isRedisAway(error) || code === '57014') return unavailable()
  // a concurrent call erased the row that this write belongs to
  if (code === '23503') return new HttpError(409, 'conflict', 'This was changed by another call. Please try again.')
  if (code === '40001' || code === '40P01') return unavailable()
  if (status === 413) return new HttpError(413, 'too_large', 'The body is larger than 64 KiB.')
  return new HttpError(500, 'internal', 'Something went wrong on our side.')
}
