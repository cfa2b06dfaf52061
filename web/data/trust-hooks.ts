import type { InstructionRelease, PublishedInstructions, TrustAnswer } from '#shared/contract/trust.ts'
import { onMount, open, useCall } from './hooks.ts'

const settings = { ...onMount, shouldRetryOnError: false }

/** All instructions ever published, newest first. */
export const useInstructions = () =>
  useCall<{ releases: InstructionRelease[] }>('/api/instructions', open('instructions'), settings)

/** One published text. Null requests nothing. */
export const usePublished = (hash: string | null) =>
  useCall<PublishedInstructions>(
    hash && `/api/instructions/${encodeURIComponent(hash)}`,
    open('instructions'),
    settings,
  )

/** The figures of the trust page. */
export const useTrust = () => useCall<TrustAnswer>('/api/trust', open('figures'), settings)
