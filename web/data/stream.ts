import { createParser } from 'eventsource-parser'
import type { ChatEvent, ChatRequest } from '#shared/contract/chat.ts'
import { AnswerError, keepVisitor, problemOf, visitorHeaders } from './client.ts'
import { online } from './online.ts'
import { ConnectionError, reach } from './reach.ts'

/** Where an answer is read from: a new question, the answer in progress of a chat, or a retry of the last one. */
export type AnswerSource =
  | { kind: 'ask'; request: ChatRequest; key: string }
  | { kind: 'retry'; chatId: number; key: string }
  | { kind: 'follow'; chatId: number }

export type FollowOptions = {
  signal: AbortSignal
  onEvent: (event: ChatEvent) => void
  /** Called when the connection is lost (false) and restored (true). */
  onConnection?: (connected: boolean) => void
}

/** `ended`: stream_end arrived. `nothing`: there is no answer to follow. `lost`: given up; the stored chat has more. */
export type FollowResult = 'ended' | 'nothing' | 'lost' | 'aborted'

const DELAYS = [300, 1000, 2000, 4000]
const LONGEST_DELAY = 8000
const GIVE_UP_AFTER = 60_000
const SILENCE = 35_000
const STALE = 20_000
/** A pause between two attempts that takes this long was extended by the device, which suspended the page. */
const SUSPENDED = 30_000

/**
 * Reads one answer to its end over as many connections as needed: the first is a POST, repeated with the same
 * idempotency key until our server responds, which offline may take any time; later ones GET the same answer from the last
 * event's id. A refusal by our server before the first byte rejects with AnswerError.
 */
export async function followAnswer(source: AnswerSource, options: FollowOptions): Promise<FollowResult> {
  const { signal, onConnection } = options
  const progress: Progress = {
    chatId: source.kind === 'ask' ? null : source.chatId,
    answer: null,
    lastId: '',
    heard: Date.now(),
    ended: false,
  }
  let accepted = source.kind === 'follow'
  const onEvent = (event: ChatEvent, id: string | undefined) => {
    if (id) progress.lastId = id
    if (event.event === 'chat_info') {
      progress.chatId = event.data.chat_id
      progress.answer = event.data.message_id
      accepted = true
    }
    if (event.event === 'stream_end') progress.ended = true
    options.onEvent(event)
  }
  // when the connection was lost that is not back yet; 0 while there is one
  let lostAt = 0
  for (let attempt = 0; !signal.aborted; attempt++) {
    const begun = Date.now()
    const heardBefore = progress.heard
    const response = await open(accepted && progress.chatId ? resume(progress) : first(source), signal)
    if (response === 'nothing') return 'nothing'
    if (response) {
      if (attempt > 0) onConnection?.(true)
      await readEvents(response, signal, progress, onEvent)
    }
    if (progress.ended) return 'ended'
    if (signal.aborted) break
    onConnection?.(false)
    if (progress.heard > heardBefore) {
      attempt = 0
      lostAt = 0
    }
    lostAt ||= Date.now()
    const isLate = begun - lostAt > GIVE_UP_AFTER
    if (isLate && (accepted || online.isOnline())) return 'lost'
    const pausedAt = Date.now()
    await pause(isLate ? null : jittered(DELAYS[attempt] ?? LONGEST_DELAY), signal)
    if (Date.now() - pausedAt > SUSPENDED) lostAt = 0
  }
  return 'aborted'
}

type Progress = { chatId: number | null; answer: number | null; lastId: string; heard: number; ended: boolean }
type Call = { url: string; init: RequestInit }

function first(source: AnswerSource): Call {
  if (source.kind === 'follow') return { url: `/api/chat/${source.chatId}/stream`, init: {} }
  const url = source.kind === 'ask' ? '/api/chat' : `/api/chat/${source.chatId}/retry`
  const body = JSON.stringify(source.kind === 'ask' ? source.request : {})
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': source.key }
  return { url, init: { method: 'POST', headers, body } }
}

function resume({ chatId, answer, lastId }: Progress): Call {
  // the chat may have a newer answer by now
  const query = answer ? `?answer=${answer}` : ''
  return { url: `/api/chat/${chatId}/stream${query}`, init: { headers: lastId ? { 'Last-Event-ID': lastId } : {} } }
}

/** An error not written by our server: the call may have reached it, and its idempotency key makes a retry safe. */
function isOfProxy({ status, headers }: Response): boolean {
  const isProblem = headers.get('Content-Type')?.startsWith('application/problem+json')
  return (status === 502 || status === 503 || status === 504) && !isProblem
}

/** Null when the network or a proxy failed and a retry may help. */
async function open({ url, init }: Call, signal: AbortSignal): Promise<Response | 'nothing' | null> {
  const response = await send({ url, init }, signal)
  if (!response) return null
  keepVisitor(response)
  if (response.status === 204) return 'nothing'
  if (response.ok && response.body) return response
  if (response.status >= 500 && (init.method !== 'POST' || isOfProxy(response))) return null
  throw new AnswerError(await problemOf(response), response.headers.get('Retry-After'))
}

/** Sends a call, for which a first visit gets an id. Null when no response arrived, for too long or at all. */
async function send({ url, init }: Call, signal: AbortSignal): Promise<Response | null> {
  const attempt = new AbortController()
  const drop = () => attempt.abort()
  const unwatch = watchConnection({ heard: Date.now() }, drop)
  signal.addEventListener('abort', drop)
  const dropped = new Promise<null>((resolve) => attempt.signal.addEventListener('abort', () => resolve(null)))
  const call = async () =>
    reach(url, { ...init, headers: { ...(await visitorHeaders()), ...init.headers }, signal: attempt.signal })
  try {
    return await Promise.race([call(), dropped])
  } catch (error) {
    if (error instanceof ConnectionError) return null
    throw error
  } finally {
    signal.removeEventListener('abort', drop)
    unwatch()
  }
}

async function readEvents(
  response: Response,
  signal: AbortSignal,
  progress: Progress,
  onEvent: (event: ChatEvent, id: string | undefined) => void,
): Promise<void> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const drop = () => void reader.cancel().catch(() => {})
  const unwatch = watchConnection(progress, drop)
  signal.addEventListener('abort', drop)
  const parser = createParser({
    onEvent: ({ event, data, id }) => {
      const parsed = parseEvent(event, data)
      if (parsed) onEvent(parsed, id)
    },
  })
  try {
    while (!progress.ended) {
      const { done, value } = await reader.read()
      if (done) return
      progress.heard = Date.now()
      parser.feed(value)
    }
  } catch {
    // a lost connection, whatever the error: the caller reconnects
  } finally {
    signal.removeEventListener('abort', drop)
    unwatch()
    drop()
  }
}

function parseEvent(event: string | undefined, data: string): ChatEvent | null {
  try {
    return { event, data: JSON.parse(data) } as ChatEvent
  } catch {
    reportError(new Error('Error parsing SSE event'))
    return null
  }
}

/** Drops a connection that went silent, or stale while the page was suspended. */
function watchConnection(progress: Pick<Progress, 'heard'>, drop: () => void): () => void {
  const timer = setInterval(() => Date.now() - progress.heard > SILENCE && drop(), 5000)
  const wake = () => document.visibilityState === 'visible' && Date.now() - progress.heard > STALE && drop()
  const events: [EventTarget, string][] = [
    [document, 'visibilitychange'],
    [window, 'pageshow'],
    [window, 'online'],
  ]
  for (const [target, name] of events) target.addEventListener(name, wake)
  return () => {
    clearInterval(timer)
    for (const [target, name] of events) target.removeEventListener(name, wake)
  }
}

function jittered(ms: number): number {
  return ms * (0.75 + Math.random() / 2)
}

/** Waits for this time or until the server can be reached again; null waits only for the server. */
function pause(ms: number | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      unsubscribe()
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = ms === null ? undefined : setTimeout(over, ms)
    signal.addEventListener('abort', over)
    // once reconnected, stop waiting
    const unsubscribe = online.subscribe(() => online.isOnline() && over())
  })
}
