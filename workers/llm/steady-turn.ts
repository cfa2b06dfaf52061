import { setTimeout as delay } from 'node:timers/promises'
import { createTextCleaner } from '#shared/clean-text.ts'
import type { Backend, BackendCall, CallSettings, ModelTurn } from './backend.ts'
import type { CallEnd, Gate, GateCall } from './gate.ts'
import { guardCall } from './guard-call.ts'
import { type AnswerIo, ModelError } from './provider.ts'
import { noteFailure, noteTurn, type TurnLog } from './turn-log.ts'

/** What an answer needs from outside, whichever protocol it is made with. */
export type TurnContext<Message> = {
  backend: Backend<Message>
  settings: CallSettings
  gate: Gate
  turnLog: TurnLog
  signal: AbortSignal
  lane: GateCall['lane']
  io: Pick<AnswerIo, 'onText' | 'onReset' | 'onStatus'>
}

const badCallNote =
  'The tool call could not be read. Call a tool by its exact name with valid JSON arguments, or answer without one.'
const recitationNote =
  'Answer in your own words. Give references, and quote at most a short phrase of any text other than Scripture.'

/**
 * One usable turn of the model: repeats the call if that may help and loses nothing, and starts the turn over at most
 * once after text has been shown. Rejects with ModelError if there is no usable turn.
 */
export async function steadyTurn<Message>(
  ctx: TurnContext<Message>,
  asked: BackendCall<Message>,
): Promise<ModelTurn<Message>> {
  const { backend } = ctx
  const call = { ...asked }
  const seen = { empty: 0, recitation: 0, bad_call: 0 }
  for (;;) {
    const turn = await reliably(ctx, call)
    // forbidden or possibly truncated calls are ignored
    if (!call.mayCall || turn.finish === 'length') turn.calls = []
    if (turn.finish === 'bad_call') {
      if (++seen.bad_call > 2) throw new ModelError('bad_output', `no usable tool call (${turn.reason})`)
      if (seen.bad_call === 2) call.mayCall = false
      call.messages = [...asked.messages, backend.note(badCallNote)]
    } else if (turn.finish === 'recitation') {
      if (++seen.recitation > 1) return turn
      call.messages = [...asked.messages, backend.note(recitationNote)]
    } else if (turn.finish === 'unknown') {
      throw new ModelError('bad_output', `the answer ended with ${turn.reason}`)
    } else if (turn.finish === 'blocked' || turn.calls.length > 0 || turn.text.trim() !== '') {
      return turn
    } else if (++seen.empty > 1) {
      throw new ModelError('bad_output', `the answer is empty (${turn.reason})`)
    }
    takeBack(ctx, turn.reason.toLowerCase())
  }
}

/** Repeats a failed call, as far as the tries, the waiting time and the shown text allow. */
async function reliably<Message>(ctx: TurnContext<Message>, call: BackendCall<Message>): Promise<ModelTurn<Message>> {
  const { turnLog, settings } = ctx
  for (let tries = 1; ; tries++) {
    try {
      return await once(ctx, call)
    } catch (error) {
      if (ctx.signal.aborted || !(error instanceof ModelError)) throw error
      noteFailure(turnLog, error.message)
      if (!error.retryable || tries >= settings.tries) throw error
      if (turnLog.spoken !== '' && turnLog.restarts++ > 0) throw error
      const wait = error.retryAfterMs ?? backoff(settings, tries)
      if (wait > settings.waitMaxMs || turnLog.waitedMs + wait > settings.retryBudgetMs) throw error
      takeBack(ctx, 'interrupted')
      turnLog.waitedMs += wait
      await delay(wait, undefined, { signal: ctx.signal }).catch(() => ctx.signal.throwIfAborted())
    }
  }
}

async function once<Message>(ctx: TurnContext<Message>, call: BackendCall<Message>): Promise<ModelTurn<Message>> {
  const { turnLog, settings, gate, io } = ctx
  const { instructions, messages, tools, schema } = call
  const inputChars = instructions.length + JSON.stringify([messages, schema]).length + sizeOf(tools)
  const { lane, signal } = ctx
  const pass = await gate.enter({ lane, inputChars, outputTokens: settings.outputTokens, signal })
  turnLog.usage.calls++
  let open = true
  const clean = createTextCleaner()
  const onText = (piece: string): boolean => {
    let text = open ? clean.next(piece) : ''
    if (text === '') return open
    if (turnLog.spoken === '') {
      io.onStatus('writing')
      if (turnLog.kept !== '' && !/\s$/.test(turnLog.kept) && !/^\s/.test(text)) text = `\n\n${text}`
    }
    const room = settings.textMax - turnLog.kept.length - turnLog.spoken.length
    const fits = text.length <= room ? text : text.slice(0, room).toWellFormed()
    turnLog.spoken += fits
    if (fits !== '') io.onText(fits)
    return fits.length === text.length
  }
  const end: CallEnd = { spokenChars: 0 }
  try {
    const turn = await guardCall(ctx.signal, settings, (guard) => ctx.backend.stream(call, { ...guard, onText }))
    onText(clean.rest())
    end.tokens = turn.tokens
    noteTurn(turnLog, turn)
    return turn
  } catch (error) {
    if (!ctx.signal.aborted && error instanceof ModelError) end.error = error
    throw error
  } finally {
    open = false
    end.spokenChars = turnLog.spoken.length
    pass(end)
  }
}

const sizes = new WeakMap<BackendCall<unknown>['tools'], number>()

/** The characters of some tools. Most answers have the same ones. */
function sizeOf(tools: BackendCall<unknown>['tools']): number {
  const size = sizes.get(tools) ?? JSON.stringify(tools).length
  sizes.set(tools, size)
  return size
}

/** Discards what was shown of this turn; the text of earlier turns stays. */
function takeBack({ turnLog, io }: Pick<TurnContext<unknown>, 'turnLog' | 'io'>, reason: string): void {
  if (turnLog.spoken === '') return
  turnLog.spoken = ''
  io.onReset(reason)
  if (turnLog.kept !== '') io.onText(turnLog.kept)
}

// full jitter: workers that failed together do not retry together
function backoff({ retryMinMs, retryMaxMs }: CallSettings, tries: number): number {
  const most = Math.min(retryMaxMs, retryMinMs * 2 ** tries)
  return retryMinMs + Math.random() * (most - retryMinMs)
}
