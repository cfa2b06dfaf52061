import type { Scenario, Settings } from './scenario.ts'
import { errorBody, type Json, quotaFailure, response, retryInfo, textPart, usage } from './shapes.ts'

const half = (settings: Settings) => Number(settings.after ?? 3)

/** `count` frames of text without an end. */
const begin = (play: Parameters<Scenario>[0], count: number) => {
  for (let at = 0; at < count; at++) play.reply.frame(response([textPart(`word${at} `)]))
}

/** Every fault, by name. `after=3` is the number of good frames before it. */
export const faults: Record<string, (settings: Settings) => Scenario> = {
  /**
   * Rejects with `code`; `delay=7s` adds RetryInfo, `quota=…PerDay…` a QuotaFailure, `array=1` wraps the body. With
   * `times=2` only the first calls to this model's name are rejected, then `text` is played.
   */
  error: (settings) => async (play) => {
    if (settings.times !== undefined && play.number >= Number(settings.times)) return complete(play)
    const code = Number(settings.code ?? 500)
    const details: Json[] = []
    if (settings.quota) details.push(quotaFailure(settings.quota))
    if (settings.delay) details.push(retryInfo(settings.delay))
    const body = errorBody(code, settings.message ?? `Refused with ${code}`, details)
    play.reply.json(code, settings.array ? [body] : body)
  },
  /** A gateway's HTML page instead of JSON. */
  html:
    (settings) =>
    async ({ reply }) => {
      reply.head(Number(settings.code ?? 503), { 'content-type': 'text/html' })
      reply.raw('<html><body>upstream connect error</body></html>')
    },
  'hang-before-head':
    () =>
    async ({ reply }) =>
      reply.hang(),
  'hang-after-head':
    () =>
    async ({ reply }) => {
      reply.head()
      await reply.hang()
    },
  hang: (settings) => async (play) => {
    begin(play, half(settings))
    await play.reply.hang()
  },
  /** A word every `every` ms, forever. */
  endless: (settings) => async (play) => {
    for (;;) {
      begin(play, Number(settings.words ?? 1))
      await play.reply.wait(Number(settings.every ?? 0))
    }
  },
  /** Ends cleanly, without a finish reason. */
  cut: (settings) => async (play) => begin(play, half(settings)),
  reset: (settings) => async (play) => {
    begin(play, half(settings))
    await play.reply.reset()
  },
  /** Resets the connection before any response. */
  'reset-before-head':
    () =>
    async ({ reply }) =>
      reply.reset(),
  'half-frame': (settings) => async (play) => {
    begin(play, half(settings))
    play.reply.raw('data: {"candidates":[{"content":{"parts":[{"te')
  },
  /** An error inside a frame of a good answer. */
  'error-frame': (settings) => async (play) => {
    begin(play, half(settings))
    play.reply.frame(errorBody(Number(settings.code ?? 503), 'The model is overloaded.'))
  },
  /** An error as bare JSON in the body of a good answer. */
  'bare-error': (settings) => async (play) => {
    begin(play, half(settings))
    play.reply.raw(JSON.stringify(errorBody(503, 'The model is overloaded.'), null, 2))
  },
  /** A frame that is not JSON. */
  garbled: (settings) => async (play) => {
    begin(play, half(settings))
    play.reply.raw('data: {not json}\r\n\r\n')
  },
  empty:
    () =>
    async ({ reply }) =>
      reply.head(),
  /** A comment between frames, which the SDK's parser cannot handle. */
  comment: (settings) => async (play) => {
    begin(play, half(settings))
    play.reply.raw(': keep-alive\r\n\r\n')
    await complete(play)
  },
  'event-line': (settings) => async (play) => {
    begin(play, half(settings))
    play.reply.raw('event: message\r\ndata: {}\r\n\r\n')
    await complete(play)
  },
  'no-space': (settings) => async (play) => {
    begin(play, half(settings))
    play.reply.raw(`data:${JSON.stringify(response([textPart('lost')], 'STOP'))}\r\n\r\n`)
  },
  gzip: () => async (play) => {
    play.reply.compress()
    await complete(play)
  },
  'wrong-type': () => async (play) => {
    play.reply.head(200, { 'content-type': 'text/plain' })
    await complete(play)
  },
  /** The prompt is blocked: `reason` is the block reason. */
  'prompt-blocked':
    (settings) =>
    async ({ reply }) =>
      reply.frame({ promptFeedback: { blockReason: settings.reason ?? 'SAFETY' }, ...usage(50, 0) }),
  /** The answer stops for `reason` after some words; `content=none` omits the content. */
  finish: (settings) => async (play) => {
    begin(play, half(settings))
    const parts = settings.content === 'none' ? undefined : [textPart('')]
    play.reply.frame(response(parts, settings.reason ?? 'OTHER', usage(50, 3)))
  },
  /** One byte a second, as long as the client stays. */
  drip:
    (settings) =>
    async ({ reply }) => {
      for (;;) {
        await reply.wait(Number(settings.every ?? 1000))
        reply.frame(response([textPart('.')]))
      }
    },
}

async function complete({ reply }: Parameters<Scenario>[0]) {
  reply.frame(response([textPart('All is well.')], 'STOP', usage(50, 3)))
}
