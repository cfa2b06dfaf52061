import type { ModelTurn } from './backend.ts'
import type { Usage } from './provider.ts'

/** The state of an answer so far: its text, its cost, and the provider's raw output. */
export type TurnLog = {
  /** Text of the finished turns. */
  kept: string
  /** Text of the current turn. */
  spoken: string
  usage: Usage
  modelTurns: string[]
  restarts: number
  waitedMs: number
}

export const createTurnLog = (): TurnLog => ({
  kept: '',
  spoken: '',
  usage: { input_tokens: 0, output_tokens: 0, calls: 0 },
  modelTurns: [],
  restarts: 0,
  waitedMs: 0,
})

/** Records a finished turn. */
export function noteTurn(turnLog: TurnLog, { raw, tokens }: Pick<ModelTurn<unknown>, 'raw' | 'tokens'>): void {
  const { usage } = turnLog
  usage.input_tokens += tokens.input
  usage.output_tokens += tokens.output
  if (tokens.thought) usage.thought_tokens = (usage.thought_tokens ?? 0) + tokens.thought
  if (tokens.cached) usage.cached_tokens = (usage.cached_tokens ?? 0) + tokens.cached
  turnLog.modelTurns.push(JSON.stringify(raw))
}

/** Records a failed turn, with what was received of it. */
export function noteFailure(turnLog: TurnLog, message: string): void {
  turnLog.modelTurns.push(JSON.stringify({ error: message, ...(turnLog.spoken && { partial: turnLog.spoken }) }))
}

/** The provider's raw output, one line a turn. */
export const rawOf = (turnLog: TurnLog): string => turnLog.modelTurns.join('\n')
