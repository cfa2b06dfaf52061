import { type Backend, type CallSettings, callSettings } from './backend.ts'
import { type Gate, openGate } from './gate.ts'
import {
  type AnswerIo,
  type AnswerOutcome,
  type AnswerRequest,
  type JsonOutcome,
  type JsonRequest,
  ModelError,
  type Provider,
} from './provider.ts'
import { createToolRunner } from './run-tools.ts'
import { steadyTurn, type TurnContext } from './steady-turn.ts'
import { createTurnLog, rawOf, type TurnLog } from './turn-log.ts'

export type LoopOptions = { settings?: Partial<CallSettings>; gate?: Gate }

/** A provider on top of a protocol: tool rounds, retries, timers and the gate are the same for every one. */
export function providerOf<Message>(backend: Backend<Message>, options: LoopOptions = {}): Provider {
  const settings = { ...callSettings, ...options.settings }
  const gate = options.gate ?? openGate
  return {
    name: backend.name,
    model: backend.model,
    answer: (request, io) => {
      const turnLog = createTurnLog()
      const run = (signal: AbortSignal) =>
        answerWithTools({ backend, settings, gate, turnLog, signal, lane: 'chat', io }, request, { ...io, signal })
      const totalMs = Math.min(settings.totalMs, io.mostMs ?? settings.totalMs)
      return withinTotal(run, io.signal, totalMs).catch((error) => cutOrFailed(error, turnLog, backend.model))
    },
    json: (request) => {
      const turnLog = createTurnLog()
      const silent = { onText() {}, onReset() {}, onStatus() {} }
      const run = (signal: AbortSignal) =>
        jsonValue({ backend, settings, gate, turnLog, signal, lane: request.lane ?? 'plan', io: silent }, request)
      return withinTotal(run, request.signal, settings.jsonTotalMs).catch((error) => failed(error, turnLog))
    },
  }
}

/**
 * Lets the model call tools for some rounds, then calls it once without, so that there is always an answer. The text of
 * all turns together is the answer.
 */
async function answerWithTools<Message>(
  ctx: TurnContext<Message>,
  request: AnswerRequest,
  io: Pick<AnswerIo, 'callTool' | 'onStatus' | 'signal'>,
): Promise<AnswerOutcome> {
  const { backend, settings, turnLog } = ctx
  const { instructions, tools } = request
  const runner = createToolRunner(tools, io, settings)
  const messages = backend.open(request)
  for (let round = 0; ; round++) {
    const mayCall = tools.length > 0 && round < settings.toolRounds && !runner.worn()
    const turn = await steadyTurn(ctx, { messages, instructions, tools, mayCall })
    if (turn.finish === 'blocked' || turn.finish === 'recitation') {
      if (turnLog.kept + turnLog.spoken !== '') ctx.io.onReset('blocked')
      return { ...outcome(turnLog, backend.model), text: '', finish: 'blocked', reason: turn.reason }
    }
    if (turn.finish === 'length' || turn.calls.length === 0) {
      const finish = turn.finish === 'length' ? 'truncated' : 'complete'
      return { ...outcome(turnLog, backend.model), finish, reason: turn.reason }
    }
    turnLog.kept += turnLog.spoken
    turnLog.spoken = ''
    messages.push(turn.message, ...backend.results(turn.calls, await runner.run(turn.calls)))
  }
}

async function jsonValue<Message>(ctx: TurnContext<Message>, request: JsonRequest): Promise<JsonOutcome> {
  const { backend, turnLog } = ctx
  const { instructions, prompt, schema, isUrgent } = request
  const messages = backend.open({ history: [], prompt })
  for (let tries = 1; ; tries++) {
    const turn = await steadyTurn(ctx, { messages, instructions, schema, isUrgent, tools: [], mayCall: false })
    if (turn.finish === 'blocked' || turn.finish === 'recitation') {
      throw new ModelError('bad_output', `refused (${turn.reason})`)
    }
    const parsed = turn.finish === 'stop' ? parseJson(turn.text) : undefined
    if (parsed) return { ...outcome(turnLog, backend.model), value: parsed.value }
    // the same request would reach the limit again
    if (tries > 1 || turn.finish === 'length')
      throw new ModelError('bad_output', `the value is no JSON (${turn.reason})`)
    turnLog.spoken = ''
  }
}

/** Models sometimes wrap JSON in a fence, despite the instructions. */
function parseJson(text: string): { value: unknown } | undefined {
  const bare = text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1')
  try {
    return { value: JSON.parse(bare) }
  } catch {
    return undefined
  }
}

const outcome = (turnLog: TurnLog, model_name: string) => ({
  text: turnLog.kept + turnLog.spoken,
  raw: rawOf(turnLog),
  model_name,
  usage: turnLog.usage,
})

class OutOfTime extends ModelError {
  constructor() {
    super('unavailable', 'the answer took too long')
  }
}

async function withinTotal<T>(run: (signal: AbortSignal) => Promise<T>, outer: AbortSignal, ms: number): Promise<T> {
  outer.throwIfAborted()
  if (ms <= 0) throw new OutOfTime()
  const total = new AbortController()
  const follow = () => total.abort(outer.reason)
  outer.addEventListener('abort', follow, { once: true })
  const timer = setTimeout(() => total.abort(new OutOfTime()), ms)
  try {
    return await run(total.signal)
  } catch (error) {
    throw total.signal.aborted ? total.signal.reason : error
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', follow)
  }
}

/** The text shown before a timeout is worth keeping; it is marked as cut. */
function cutOrFailed(error: unknown, turnLog: TurnLog, model: string): AnswerOutcome {
  if (!(error instanceof OutOfTime) || turnLog.spoken.trim() === '') return failed(error, turnLog)
  turnLog.modelTurns.push(JSON.stringify({ error: error.message, partial: turnLog.spoken }))
  return { ...outcome(turnLog, model), finish: 'truncated', reason: 'OUT_OF_TIME' }
}

function failed(error: unknown, turnLog: TurnLog): never {
  if (error instanceof ModelError) {
    error.raw = rawOf(turnLog)
    error.usage = turnLog.usage
  }
  throw error
}
