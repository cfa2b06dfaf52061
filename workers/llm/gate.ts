import type { Lane } from '#shared/server/model-limits.ts'
import type { TokenUsage } from './backend.ts'
import type { ModelError } from './provider.ts'

/** Guards every call to a provider, for all workers together: breaker, pause, rate, budget. */
export type Gate = {
  /** Resolves when a call may be made. Rejects with ModelError (`busy`, `quota`) if it may not for some time. */
  enter(call: GateCall): Promise<Pass>
}

export type GateCall = {
  lane: Lane
  inputChars: number
  outputTokens: number
  signal: AbortSignal
}

/** The result of a call. Neither tokens nor error: it was stopped from outside. */
export type CallEnd = { tokens?: TokenUsage; error?: ModelError; spokenChars: number }
export type Pass = (end: CallEnd) => void

/** Allows every call. */
export const openGate: Gate = { enter: async () => () => {} }
