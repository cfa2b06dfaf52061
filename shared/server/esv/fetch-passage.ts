import { z } from 'zod'
import type { Logger } from '../log.ts'
import { PublisherError, type PublisherFault } from '../publisher.ts'
import { codeOf } from '../store-errors.ts'

const TIMEOUT_MS = 8000
const MAX_BYTES = 1_000_000
/** The pause after a refusal; a publisher that rate-limits us sends the time itself. */
const REFUSED_SECONDS = 60
const LIMITED_SECONDS = 60
const LONGEST_SECONDS = 3600

/** The request: the words with everything that belongs to them, without page decoration. */
const parameters = {
  'include-passage-references': 'false',
  'include-verse-numbers': 'true',
  'include-first-verse-numbers': 'true',
  'include-chapter-numbers': 'true',
  'include-footnotes': 'true',
  'include-footnote-body': 'true',
  'include-crossrefs': 'true',
  'include-headings': 'true',
  'include-subheadings': 'true',
  'include-short-copyright': 'false',
  'include-audio-link': 'false',
}

const Answer = z.object({
  parsed: z.array(z.tuple([z.int(), z.int()])),
  passages: z.array(z.string()),
})

export type FetchedPassage = { html: string; last: number }

export type FetchPassageOptions = {
  key: string
  baseUrl: string
  log: Pick<Logger, 'warn'>
  now: () => number
  timeoutMs?: number
}

/**
 * Requests a passage from the API of the ESV's publisher, by the ids of its first and last verse. Returns its HTML and
 * the id of the last verse that the API reports. Rejects with a PublisherError; while the publisher wants us to wait,
 * immediately and without a request.
 */
export function createFetchPassage({ key, baseUrl, log, now, timeoutMs = TIMEOUT_MS }: FetchPassageOptions) {
  const address = `${baseUrl.replace(/\/+$/, '')}/v3/passage/html/`
  let pause: { fault: PublisherFault; until: number } | undefined

  const waitFor = (fault: PublisherFault, seconds: number) => {
    pause = { fault, until: now() + seconds * 1000 }
    return fail(fault, seconds)
  }
  const refuse = (response: Response) => {
    const { status, headers } = response
    response.body?.cancel().catch(() => {})
    log.warn({ status }, 'the publisher of the ESV refused a chapter')
    if (status === 401 || status === 403) return waitFor('refused', REFUSED_SECONDS)
    if (status === 429) return waitFor('limited', secondsOf(headers.get('Retry-After')))
    return fail(status >= 500 ? 'away' : 'unreadable')
  }
  const ask = async (passage: string) => {
    const url = `${address}?${new URLSearchParams({ q: passage, ...parameters })}`
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, {
      signal,
      // never send the key to another host
      redirect: 'error',
      headers: { Authorization: `Token ${key}`, Accept: 'application/json' },
    })
    if (!response.ok) throw refuse(response)
    return readText(response, log)
  }

  return async (first: number, last: number): Promise<FetchedPassage> => {
    if (pause && pause.until > now()) throw fail(pause.fault, Math.ceil((pause.until - now()) / 1000))
    const text = await ask(`${id(first)}-${id(last)}`).catch((error: Error) => {
      if (error instanceof PublisherError) throw error
      log.warn({ code: codeOf(error.cause), name: error.name }, 'no response from the publisher of the ESV')
      throw fail('away')
    })
    const answer = Answer.safeParse(jsonOf(text))
    if (!answer.success) throw unreadable(log, 'it is not the JSON that its documentation names')
    const { parsed, passages } = answer.data
    if (passages.length === 0) throw fail('missing')
    const [range] = parsed
    if (passages.length > 1 || range?.[0] !== first) throw unreadable(log, 'it contains another passage')
    return { html: passages[0]!, last: range[1] }
  }
}

/** A response that cannot be read, with a log line for the operators. */
export function unreadable(log: Pick<Logger, 'warn'>, why: string): PublisherError {
  log.warn({ why }, 'could not read a response from the publisher of the ESV')
  return fail('unreadable')
}

const sentences: Record<PublisherFault, (seconds: number) => string> = {
  away: () =>
    'The publisher of the ESV, who provides its text, is not responding right now. Please try again shortly, or choose another translation.',
  refused: () =>
    'The publisher of the ESV does not accept the key of this site, so its text cannot be shown. Please choose another translation.',
  limited: (seconds) =>
    `The publisher of the ESV limits how many chapters we may load. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, or choose another translation.`,
  unreadable: () =>
    'The publisher of the ESV answered with something that is not this chapter. Please try again later, or choose another translation.',
  missing: () => 'The publisher of the ESV has no such chapter.',
  too_much: () => 'This is more of the ESV than its publisher lets us read at once. Please ask for fewer chapters.',
}

/** The fault with its sentence for the reader. */
export function fail(fault: PublisherFault, seconds = 30): PublisherError {
  return new PublisherError(fault, sentences[fault](seconds), seconds)
}

const id = (verse: number) => String(verse).padStart(8, '0')

function secondsOf(header: string | null): number {
  const seconds = Math.ceil(Number(header))
  return seconds >= 1 ? Math.min(seconds, LONGEST_SECONDS) : LIMITED_SECONDS
}

async function readText({ body }: Response, log: Pick<Logger, 'warn'>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const piece of body ?? []) {
    bytes += piece.byteLength
    if (bytes > MAX_BYTES) throw unreadable(log, 'it is longer than a chapter can be')
    text += decoder.decode(piece, { stream: true })
  }
  return text + decoder.decode()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
