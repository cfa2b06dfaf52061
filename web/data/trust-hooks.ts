import useSWR from 'swr'
import type { InstructionRelease, PublishedInstructions, TrustAnswer } from '#shared/contract/trust.ts'
import { call } from './client.ts'

const settings = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false }

function useOpen<Answer>(key: string | null, action: string) {
  return useSWR<Answer, Error>(key, (path: string) => call<Answer>(path, { action, visitor: false }), settings)
}

/** All instructions ever published, newest first. */
export const useInstructions = () => useOpen<{ releases: InstructionRelease[] }>('/api/instructions', 'Instructions')

/** One published text. Null requests nothing. */
export const usePublished = (hash: string | null) =>
  useOpen<PublishedInstructions>(hash && `/api/instructions/${encodeURIComponent(hash)}`, 'Instructions')

/** The figures of the trust page. */
export const useTrust = () => useOpen<TrustAnswer>('/api/trust', 'Figures')
