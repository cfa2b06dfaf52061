import type { ModelError } from './provider.ts'

/** Stands before every call to a provider, for the sake of all workers: pauses, breaker, rates, budget. */
export type Gate = {
  /** Resolves when a call may be made. Rejects with ModelError (`busy`, `quota`) when it may not for some time. */
  enter(signal: AbortSignal): Promise<void>
  /** Told how a call went; not told of calls that were aborted from outside. */
  ended(error: ModelError | undefined): void
}

/** Lets everything pass. */
export const openGate: Gate = { enter: async () => {}, ended: () => {} }
