import type { Redis } from './redis.ts'

/** One event of an answer on its way to the log. `keys` are those of the log, the mark to stop, and the channel. */
export type Appended = {
  keys: readonly [log: string, cancel: string, channel: string]
  id: string
  prev: string
  event: string
  data: string
  /** The last events of an answer are also written if it was stopped. */
  isEnd: boolean
}

/**
 * `cancelled` if the answer must stop (its last events are still written), `fenced` if a newer writer has begun or the
 * log is sealed.
 */
export type AppendResult = 'ok' | 'cancelled' | 'fenced'

export const TTL_MS = 15 * 60_000
/**
 * A safety limit above the largest legal answer; a cut head is visible: its first entry's `prev` is not the reader's
 * cursor.
 */
export const MAX_ENTRIES = 20_000

// Logs and publishes each frame in one step. A frame sent twice, because the connection broke before the reply, is
// written once. Every key expires, also one created again after the log was deleted. A frame that Redis rejects leaves
// the others as they are.
const APPEND = `
local results = {}
for i = 1, #KEYS / 3 do
  local log, cancel, channel = KEYS[i * 3 - 2], KEYS[i * 3 - 1], KEYS[i * 3]
  local id, event, data, prev, isEnd = ARGV[i * 5 - 4], ARGV[i * 5 - 3], ARGV[i * 5 - 2], ARGV[i * 5 - 1], ARGV[i * 5]
  local result = 'ok'
  if isEnd == '0' and redis.call('EXISTS', cancel) == 1 then
    result = 'cancelled'
  else
    local added = redis.pcall('XADD', log, 'MAXLEN', '~', ${MAX_ENTRIES}, id, 'e', event, 'd', data, 'p', prev)
    if type(added) == 'table' and added.err then
      result = added.err
      if string.find(result, 'equal or smaller', 1, true) then
        local last = redis.call('XREVRANGE', log, '+', '-', 'COUNT', 1)[1]
        result = (last and last[1] == id) and 'ok' or 'fenced'
      end
    else
      if redis.call('PTTL', log) < ${TTL_MS - 60_000} then redis.call('PEXPIRE', log, ${TTL_MS}) end
      redis.call('PUBLISH', channel, prev .. ' ' .. id .. ' ' .. event .. ' ' .. data)
    end
  end
  results[i] = result
end
return results`

type WithAppend = Redis & { appendFrames?: (keys: number, ...args: (string | number)[]) => Promise<string[]> }

/** Appends frames of different answers in one call. Each has a separate result: an Error if Redis rejected it. */
export async function appendFrames(redis: Redis, frames: readonly Appended[]): Promise<(AppendResult | Error)[]> {
  const connection = redis as WithAppend
  if (!connection.appendFrames) connection.defineCommand('appendFrames', { lua: APPEND })
  const keys = frames.flatMap((frame) => frame.keys)
  const args = frames.flatMap(({ id, event, data, prev, isEnd }) => [id, event, data, prev, isEnd ? '1' : '0'])
  const results = await connection.appendFrames!(keys.length, ...keys, ...args)
  return results.map((result) => (isResult(result) ? result : new Error(result)))
}

const isResult = (result: string): result is AppendResult =>
  result === 'ok' || result === 'cancelled' || result === 'fenced'
