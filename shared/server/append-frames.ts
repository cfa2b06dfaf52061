import type { Redis } from './redis.ts'
import { runScript } from './redis-script.ts'

/** One event of an answer on its way to the log. `keys` are those of the log, the mark to stop, and the channel. */
export type Appended = {
  keys: readonly [log: string, cancel: string, channel: string]
  id: string
  prev: string
  event: string
  data: string
}

/**
 * `cancelled` if the answer must stop (its last events are still written), `fenced` if a newer writer has begun or the
 * log is sealed.
 */
export type AppendResult = 'ok' | 'cancelled' | 'fenced'

/** The id of the last entry of every log: Redis rejects any entry after it. */
export const SEAL = '9007199254740991-0'

export const TTL_MS = 15 * 60_000
const SEALED_TTL_MS = 5 * 60_000
/**
 * A safety limit above the largest legal answer; a cut head is visible: its first entry's `prev` is not the reader's
 * cursor.
 */
export const MAX_ENTRIES = 20_000

// Logs and publishes each frame in one step. A frame sent twice, because the connection broke before the reply, is
// written once. Every key expires, also one created again after the log was deleted. A frame that Redis rejects leaves
// the others as they are, except those that continue it. The last events of an answer are also written if it was
// stopped. Only rejections are returned: the index of the frame, then the reason.
const APPEND = {
  name: 'appendFrames',
  lua: `
local rejected, reasons = {}, {}
for i = 1, #KEYS / 2 do
  local log, cancel, channel, frame = KEYS[i * 2 - 1], KEYS[i * 2], ARGV[i * 2 - 1], ARGV[i * 2]
  local prev, id, event, at = string.match(frame, '^(%S+) (%S+) (%S+) ()')
  local isEnd = id == '${SEAL}' or event == 'final_content' or event == 'error'
  local reason = reasons[log .. prev]
  if not reason and not isEnd and redis.call('EXISTS', cancel) == 1 then reason = 'cancelled' end
  if not reason then
    local data = string.sub(frame, at)
    local added = redis.pcall('XADD', log, 'MAXLEN', '~', ${MAX_ENTRIES}, id, 'e', event, 'd', data, 'p', prev)
    if type(added) == 'table' and added.err then
      reason = added.err
      if string.find(reason, 'equal or smaller', 1, true) then
        reason = #redis.call('XRANGE', log, id, id) == 0 and 'fenced' or nil
      end
    else
      if id == '${SEAL}' then redis.call('PEXPIRE', log, ${SEALED_TTL_MS})
      elseif redis.call('PTTL', log) < ${TTL_MS - 60_000} then redis.call('PEXPIRE', log, ${TTL_MS}) end
      redis.call('PUBLISH', channel, frame)
    end
  end
  if reason then
    reasons[log .. id] = reason
    rejected[#rejected + 1] = i - 1
    rejected[#rejected + 1] = reason
  end
end
return rejected`,
}

/**
 * Appends frames of different answers in one call. Each has a separate result: an Error if Redis rejected it. A frame
 * that continues a rejected one has the same result.
 */
export async function appendFrames(redis: Redis, frames: readonly Appended[]): Promise<(AppendResult | Error)[]> {
  const [keys, args]: [string[], string[]] = [[], []]
  for (const { keys: own, prev, id, event, data } of frames) {
    keys.push(own[0], own[1])
    // the text that readers receive: see `parseFrame`
    args.push(own[2], `${prev} ${id} ${event} ${data}`)
  }
  const rejected = (await runScript(redis, APPEND, keys, args)) as (number | string)[]
  const results: (AppendResult | Error)[] = frames.map(() => 'ok')
  for (let i = 0; i < rejected.length; i += 2) {
    const reason = rejected[i + 1]
    results[Number(rejected[i])] = reason === 'cancelled' || reason === 'fenced' ? reason : new Error(String(reason))
  }
  return results
}
