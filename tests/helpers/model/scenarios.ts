import { createRandom } from '../../../shared/random.ts'
import { faults } from './faults.ts'
import type { Scenario, Settings } from './scenario.ts'
import { callPart, type Json, response, textPart, usage } from './shapes.ts'
import { tokensFor } from './steady-text.ts'

const number = (value: string | undefined, fallback: number) => (value === undefined ? fallback : Number(value))

const named: Record<string, (settings: Settings) => Scenario> = {
  /**
   * `tokens` tokens at `rate` a second after `ttft` ms, `per` tokens a frame. The text depends on `seed`, or on a
   * `seed:7` in the last user turn, else on 1: `textFor(seed, tokens)`. With `stamp=1` every token is
   * `@<process.hrtime.bigint()>@ ` instead, to measure its latency (all processes share this clock).
   */
  steady: (settings) => async (play) => {
    const rate = number(settings.rate, 40)
    const per = number(settings.per, 1)
    const seed = number(settings.seed, seedOf(play.body))
    const tokens = tokensFor(seed, number(settings.tokens, 200))
    const begin = performance.now() + number(settings.ttft, 0)
    for (let at = 0; at < tokens.length; at += per) {
      const due = begin + (at * 1000) / rate - performance.now()
      if (due > 0) await play.reply.wait(due)
      const text = settings.stamp ? `@${process.hrtime.bigint()}@ ` : tokens.slice(at, at + per).join('')
      const last = at + per >= tokens.length
      play.reply.frame(response([textPart(text)], last ? 'STOP' : undefined, usage(100, at + per)))
    }
  },

  /**
   * All of `say` (or of the last user turn's `say:…` up to the end of its line) without delay, in frames of `size`
   * characters.
   */
  text:
    (settings) =>
    async ({ reply, body }) => {
      const said =
        settings.say ?? /say:(.*)/.exec(lastUserText(body))?.[1] ?? 'In the beginning God created the heavens.'
      const size = number(settings.size, 12)
      const characters = [...said]
      for (let at = 0; at < characters.length; at += size) {
        reply.frame(response([textPart(characters.slice(at, at + size).join(''))]))
      }
      reply.frame(response([textPart('')], settings.finish ?? 'STOP', usage(50, characters.length)))
    },

  /**
   * Calls the tool `name` with `args` (JSON) until it has had `times` results or further calls are not allowed, then
   * sends what `text` sends. `stubborn=1` keeps calling even if that is not allowed. `signed=0` omits the thought
   * signature.
   */
  tool: (settings) => async (play) => {
    const over = answered(play.body) >= number(settings.times, 1) || (!settings.stubborn && !mayCall(play.body))
    if (over) return named.text!(settings)(play)
    const { name = 'get_passage', signed = '1' } = settings
    const args = JSON.parse(settings.args ?? '{}')
    const thoughtSignature = signed === '1' ? `signature-${play.number}` : undefined
    play.reply.frame(response([callPart(name, args, { thoughtSignature })], 'STOP', usage(50, 5)))
  },

  /** The steady text, but in frames of random size, split at every `bytes` bytes. */
  torn:
    (settings) =>
    async ({ reply, body }) => {
      const seed = number(settings.seed, seedOf(body))
      const next = createRandom(seed)
      const tokens = tokensFor(seed, number(settings.tokens, 30))
      for (let at = 0; at < tokens.length; ) {
        const size = 1 + Math.floor(next() * 5)
        const parts = [textPart(tokens.slice(at, at + size).join(''))]
        at += size
        await reply.tornFrame(response(parts, at >= tokens.length ? 'STOP' : undefined), number(settings.bytes, 7))
      }
    },
  ...faults,
}

/** A scenario by its name. A model name without a scenario gets `text`. */
export function scenarioOf(name: string): Scenario {
  const [base = '', ...pairs] = name.split(',')
  const settings = Object.fromEntries(pairs.map((pair) => [pair.split('=')[0], pair.slice(pair.indexOf('=') + 1)]))
  return (named[base] ?? named.text!)(settings)
}

/** The text of the last user turn that contains some. */
export function lastUserText(body: Json): string {
  const contents = body.contents as { role: string; parts: { text?: string }[] }[]
  const turn = contents.findLast(({ role, parts }) => role === 'user' && parts.some((part) => part.text))
  return turn?.parts.map((part) => part.text ?? '').join('') ?? ''
}

/** How many turns of tool results the conversation has. */
export function answered(body: Json): number {
  const contents = body.contents as { parts: { functionResponse?: unknown }[] }[]
  return contents.filter(({ parts }) => parts.some((part) => part.functionResponse)).length
}

/** Whether the request allows the model to call tools. */
export function mayCall(body: Json): boolean {
  const config = body.toolConfig as { functionCallingConfig?: { mode?: string } } | undefined
  return body.tools !== undefined && config?.functionCallingConfig?.mode !== 'NONE'
}

function seedOf(body: Json): number {
  return Number(/seed:(\d+)/.exec(lastUserText(body))?.[1] ?? 1)
}
