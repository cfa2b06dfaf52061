import type { ChatEvent } from '../contract/chat.ts'
import type { Redis } from './redis.ts'

/** One event of an answer as its log stores it. `prev` is the id of the entry before it. */
export type Frame = { id: string; prev: string; event: ChatEvent['event']; data: string }

export const START = '0-0'
/** The id of the last entry of every log: after it Redis refuses any other. */
export const SEAL = '9007199254740991-0'

const TTL_MS = 15 * 60_000
const SEALED_TTL_MS = 5 * 60_000
/** A fuse above the largest legal answer; a cut head shows, since its first entry's `prev` is not the reader's cursor. */
const MAX_ENTRIES = 20_000

// the braces keep all keys of an answer in one slot of a cluster
const logKey = (messageId: number) => `philip:a:{${messageId}}:log`
const cancelKey = (messageId: number) => `philip:a:{${messageId}}:cancel`
export const channelOf = (messageId: number): string => `philip:a:{${messageId}}:ch`
/** Told the id of an answer that is to stop. */
export const CANCEL_CHANNEL = 'philip:cancel'
/** Told `{chat_id, who}` when viewers of a chat must leave. */
export const CLOSE_CHANNEL = 'philip:close'

// A frame is logged and published in one step. What was sent twice, because a connection broke
// before its answer came, is written once. Every key expires, also one created again after the log was deleted.
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
   * Appends one event; call it again only after it has settled. `cancelled` when the answer is to stop (its last
   * events are written all the same), `fenced` when a newer writer has begun or the log is sealed.
   */
  append(event: ChatEvent): Promise<AppendResult>
  /** The last entry. */
  seal(event: Extract<ChatEvent, { event: 'stream_end' }>): Promise<AppendResult>
}

/** A writer that continues where the log ends. The first one of an answer has nothing before it and need not check. */
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

/** The text that the log shows: what was appended since the last reset. */
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

/** Looks a cursor up in the log of an answer: `found`, `missing`, or `no-log` where the log has expired or has not begun. */
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

/** Whether the id comes after the other; both parts are numbers and are compared as such. */
export function isAfter(id: string, other: string): boolean {
  const [fence = 0, seq = 0] = id.split('-').map(Number)
  const [otherFence = 0, otherSeq = 0] = other.split('-').map(Number)
  return fence === otherFence ? seq > otherSeq : fence > otherFence
}

/** True for what a client may send as its last event's id. */
export const isCursor = (text: string): boolean => /^\d{1,16}-\d{1,16}$/.test(text)

/** Asks the worker that writes this answer to stop; one that listens stops at once, any other at its next frame. */
export async function requestCancel(redis: Redis, messageId: number): Promise<void> {
  await redis.set(cancelKey(messageId), '1', 'PX', TTL_MS)
  await redis.publish(CANCEL_CHANNEL, String(messageId))
}

/** Removes the text of an answer from Redis. The mark of `requestCancel` stays, so that no writer restores it. */
export async function deleteAnswerStream(redis: Redis, messageId: number): Promise<void> {
  await redis.del(logKey(messageId))
}

/** Makes every API process close the streams of a chat: of everybody, or of all but its owner. */
export async function closeViewers(redis: Redis, chatId: number, who: 'all' | 'strangers'): Promise<void> {
  await redis.publish(CLOSE_CHANNEL, JSON.stringify({ chat_id: chatId, who }))
}
