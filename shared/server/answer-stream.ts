import type { ChatEvent } from '../contract/chat.ts'
import { type Appended, type AppendResult, MAX_ENTRIES, SEAL, TTL_MS } from './append-frames.ts'
import { frameBatchOf } from './frame-batch.ts'
import type { Redis } from './redis.ts'

/** One event of an answer as its log stores it. `prev` is the id of the entry before it. */
export type Frame = { id: string; prev: string; event: ChatEvent['event']; data: string }

export const START = '0-0'

// the braces keep all keys of an answer in one cluster slot
const logKey = (messageId: number) => `philip:a:{${messageId}}:log`
const cancelKey = (messageId: number) => `philip:a:{${messageId}}:cancel`
export const channelOf = (messageId: number): string => `philip:a:{${messageId}}:ch`
/** Receives the id of an answer to stop. */
export const CANCEL_CHANNEL = 'philip:cancel'
/** Receives `{chat_id, who}` when viewers of a chat must leave. */
export const CLOSE_CHANNEL = 'philip:close'

/** Writes the log of one answer under one fence. Every id is `<fence>-<seq>`, so Redis refuses an older writer. */
export type AnswerWriter = {
  /** Appends events immediately, in one step; wait for it to settle before the next call. */
  append(...events: ChatEvent[]): Promise<AppendResult>
  /** The same in its turn among all answers of this process; `take` returns the event at that moment, if any. */
  appendInTurn(take: () => ChatEvent | undefined): Promise<AppendResult>
  /** Writes the last entries in one step. */
  seal(...events: [...ChatEvent[], Extract<ChatEvent, { event: 'stream_end' }>]): Promise<AppendResult>
}

/**
 * A writer that continues at the end of the log. The first writer of an answer has no earlier entries and skips the
 * check.
 */
export async function openAnswerWriter(redis: Redis, messageId: number, fence: number): Promise<AnswerWriter> {
  const [tail] = fence > 1 ? await redis.xrevrange(logKey(messageId), '+', '-', 'COUNT', 1) : []
  const batch = frameBatchOf(redis)
  const keys = [logKey(messageId), cancelKey(messageId), channelOf(messageId)] as const
  let prev = tail?.[0] ?? START
  let seq = 0
  const frameOf = ({ event, data }: ChatEvent, after = prev, id = `${fence}-${seq++}`): Appended => {
    return { keys, id, prev: after, event, data: JSON.stringify(data) }
  }
  const append = async (events: readonly ChatEvent[], lastId?: string): Promise<AppendResult> => {
    const frames: Appended[] = []
    for (const event of events) {
      const id = event === events.at(-1) ? lastId : undefined
      frames.push(frameOf(event, frames.at(-1)?.id, id))
    }
    const results = await Promise.all(frames.map(batch.now))
    const last = frames[results.lastIndexOf('ok')]
    if (last) prev = last.id
    return results.find((result) => result !== 'ok') ?? 'ok'
  }
  return {
    append: (...events) => append(events),
    async appendInTurn(take) {
      let id = prev
      const result = await batch.inTurn(() => {
        const event = take()
        const frame = event && frameOf(event)
        id = frame?.id ?? prev
        return frame
      })
      if (result === 'ok') prev = id
      return result
    },
    seal: (...events) => append(events, SEAL),
  }
}

/** The text that the log shows: everything appended since the last reset. */
export async function readWritten(redis: Redis, messageId: number): Promise<string> {
  const frames = await readFrames(redis, messageId, START, MAX_ENTRIES)
  const begin = frames.findLastIndex(({ event }) => event === 'reset') + 1
  return frames
    .slice(begin)
    .filter(({ event }) => event === 'content')
    .map(({ data }) => (JSON.parse(data) as { content: string }).content)
    .join('')
}

/** The frames after a cursor, at most `count` of them. */
export async function readFrames(redis: Redis, messageId: number, cursor: string, count: number): Promise<Frame[]> {
  const entries = await redis.xrange(logKey(messageId), `(${cursor}`, '+', 'COUNT', count)
  return entries.map(([id, fields]) => {
    const at = (name: string) => fields[fields.indexOf(name) + 1] ?? ''
    return { id, prev: at('p'), event: at('e') as Frame['event'], data: at('d') }
  })
}

/**
 * Looks up a cursor in the log of an answer: `found`, `missing`, or `no-log` if the log has expired or has not begun.
 */
export async function findCursor(
  redis: Redis,
  messageId: number,
  cursor: string,
): Promise<'found' | 'missing' | 'no-log'> {
  const key = logKey(messageId)
  const [entries, exists] = await Promise.all([redis.xrange(key, cursor, cursor, 'COUNT', 1), redis.exists(key)])
  return entries.length > 0 ? 'found' : exists ? 'missing' : 'no-log'
}

/** The frame in a message of an answer's channel. */
export function parseFrame(message: string): Frame {
  const [prev = '', id = '', event = ''] = message.split(' ', 3)
  return { prev, id, event: event as Frame['event'], data: message.slice(prev.length + id.length + event.length + 3) }
}

/** Whether one id is after the other; both parts are compared as numbers. */
export function isAfter(id: string, other: string): boolean {
  const [at, otherAt] = [id.indexOf('-'), other.indexOf('-')]
  const [fence, otherFence] = [Number(id.slice(0, at)), Number(other.slice(0, otherAt))]
  return fence === otherFence ? Number(id.slice(at + 1)) > Number(other.slice(otherAt + 1)) : fence > otherFence
}

/** True for a valid last event id from a client. */
export const isCursor = (text: string): boolean => /^\d{1,16}-\d{1,16}$/.test(text)

/**
 * Asks the worker that writes this answer to stop; a listening worker stops immediately, any other at its next frame.
 */
export async function requestCancel(redis: Redis, messageId: number): Promise<void> {
  await redis.set(cancelKey(messageId), '1', 'PX', TTL_MS)
  await redis.publish(CANCEL_CHANNEL, String(messageId))
}

/** Removes the text of an answer from Redis. Keeps the mark of `requestCancel`, so that no writer restores the text. */
export async function deleteAnswerStream(redis: Redis, messageId: number): Promise<void> {
  await redis.del(logKey(messageId))
}

/** Makes every API process close the streams of a chat: for everyone, or for all but its owner. */
export async function closeViewers(redis: Redis, chatId: number, who: 'all' | 'strangers'): Promise<void> {
  await redis.publish(CLOSE_CHANNEL, JSON.stringify({ chat_id: chatId, who }))
}
