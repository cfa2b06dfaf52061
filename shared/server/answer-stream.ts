import type { ChatEvent } from '../contract/chat.ts'
import type { Redis } from './redis.ts'

/** One event of an answer as its log stores it. `prev` is the id of the entry before it. */
export type Frame = { id: string; prev: string; event: ChatEvent['event']; data: string }

export const START = '0-0'
/** The id of the last entry of every log: Redis rejects any entry after it. */
export const SEAL = '9007199254740991-0'

const TTL_MS = 15 * 60_000
const SEALED_TTL_MS = 5 * 60_000
/**
 * A safety limit above the largest legal answer; a cut head is visible: its first entry's `prev` is not the reader's
 * cursor.
 */
const MAX_ENTRIES = 20_000

// the braces keep all keys of an answer in one cluster slot
const logKey = (messageId: number) => `philip:a:{${messageId}}:log`
const cancelKey = (messageId: number) => `philip:a:{${messageId}}:cancel`
export const channelOf = (messageId: number): string => `philip:a:{${messageId}}:ch`
/** Receives the id of an answer to stop. */
export const CANCEL_CHANNEL = 'philip:cancel'
/** Receives `{chat_id, who}` when viewers of a chat must leave. */
export const CLOSE_CHANNEL = 'philip:close'

// Logs and publishes a frame in one step. A frame sent twice, because the connection broke before the reply, is written
// once. Every key expires, also one created again after the log was deleted.
const APPEND = `
if ARGV[6] == '0' and redis.call('EXISTS', KEYS[2]) == 1 then return 'cancelled' end
local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
if last and last[1] == ARGV[1] then return 'ok' end
local added = redis.pcall('XADD', KEYS[1], 'MAXLEN', '~', ${MAX_ENTRIES}, ARGV[1], 'e', ARGV[2], 'd', ARGV[3], 'p', ARGV[4])
if type(added) == 'table' and added.err then
  if string.find(added.err, 'equal or smaller', 1, true) then return 'fenced' end
  return added
end
if redis.call('PTTL', KEYS[1]) < ARGV[5] - 60000 then redis.call('PEXPIRE', KEYS[1], ARGV[5]) end
redis.call('PUBLISH', KEYS[3], ARGV[4] .. ' ' .. ARGV[1] .. ' ' .. ARGV[2] .. ' ' .. ARGV[3])
return 'ok'`

export type AppendResult = 'ok' | 'cancelled' | 'fenced'

type WithAppend = Redis & { appendFrame?: (keys: number, ...args: (string | number)[]) => Promise<AppendResult> }

function appendFrame(redis: Redis, messageId: number, frame: Frame, isEnd: boolean): Promise<AppendResult> {
  const connection = redis as WithAppend
  if (!connection.appendFrame) connection.defineCommand('appendFrame', { lua: APPEND })
  const keys = [logKey(messageId), cancelKey(messageId), channelOf(messageId)]
  const args = [frame.id, frame.event, frame.data, frame.prev, TTL_MS, isEnd ? '1' : '0']
  return connection.appendFrame!(keys.length, ...keys, ...args)
}

/** Writes the log of one answer under one fence. Every id is `<fence>-<seq>`, so Redis refuses an older writer. */
export type AnswerWriter = {
  /**
   * Appends one event; wait for it to settle before the next call. `cancelled` if the answer must stop (its last events
   * are still written), `fenced` if a newer writer has begun or the log is sealed.
   */
  append(event: ChatEvent): Promise<AppendResult>
  /** Writes the last entry. */
  seal(event: Extract<ChatEvent, { event: 'stream_end' }>): Promise<AppendResult>
}

/**
 * A writer that continues at the end of the log. The first writer of an answer has no earlier entries and skips the
 * check.
 */
export async function openAnswerWriter(redis: Redis, messageId: number, fence: number): Promise<AnswerWriter> {
  const [tail] = fence > 1 ? await redis.xrevrange(logKey(messageId), '+', '-', 'COUNT', 1) : []
  let prev = tail?.[0] ?? START
  let seq = 0
  const write = async (id: string, event: ChatEvent, isEnd: boolean): Promise<AppendResult> => {
    const result = await appendFrame(
      redis,
      messageId,
      { id, prev, event: event.event, data: JSON.stringify(event.data) },
      isEnd,
    )
    if (result === 'ok') prev = id
    return result
  }
  return {
    append(event) {
      const isEnd = event.event === 'final_content' || event.event === 'error'
      return write(`${fence}-${seq++}`, event, isEnd)
    },
    async seal(event) {
      const result = await write(SEAL, event, true)
      await redis.pexpire(logKey(messageId), SEALED_TTL_MS)
      return result
    },
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
export async function readFrames(redis: Redis, messageId: number, cursor: string, count = 200): Promise<Frame[]> {
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
  const [fence = 0, seq = 0] = id.split('-').map(Number)
  const [otherFence = 0, otherSeq = 0] = other.split('-').map(Number)
  return fence === otherFence ? seq > otherSeq : fence > otherFence
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
