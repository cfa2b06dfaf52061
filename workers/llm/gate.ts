import type { Tokens } from './backend.ts'
import type { ModelError } from './provider.ts'

/** Stands before every call to a provider, for the sake of all workers: breaker, pause, rate, budget. */
export type Gate = {
  /** Resolves when a call may be made. Rejects with ModelError (`busy`, `quota`) when it may not for some time. */
  enter(call: GateCall): Promise<Pass>
}

export type GateCall = {
  lane: 'chat' | 'plan' | 'suggestions'
  inputChars: number
  outputTokens: number
  signal: AbortSignal
}

/** How a call went. Neither tokens nor error: it was stopped from outside. */
export type CallEnd = { tokens?: Tokens; error?: ModelError; spokenChars: number }
export type Pass = (end: CallEnd) => void

/** Lets everything pass. */
export const openGate: Gate = { enter: async () => () => {} }
