import type { Bible } from '#shared/contract/bible.ts'
import { CallError } from './client.ts'
import { useBibles } from './hooks.ts'
import { useTranslation } from './useTranslation.ts'

/** True for a translation that its publisher hands out chapter by chapter, and that nobody may store. */
export const isPublished = ({ format }: Bible): boolean => format === 'ESV'

/** The translation that is read, where its publisher hands it out; undefined for every other one. */
export function usePublished(): Bible | undefined {
  const [translation] = useTranslation()
  const { bibles } = useBibles()
  return bibles?.find((bible) => bible.id === translation && isPublished(bible))
}

/** Why a publisher gives no text, in the server's words; undefined for every other failure. */
export const publisherSays = (error: unknown): string | undefined =>
  error instanceof CallError && error.error.startsWith('publisher_') ? error.message : undefined
