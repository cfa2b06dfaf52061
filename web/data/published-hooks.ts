import type { Bible } from '#shared/contract/bible.ts'
import { PUBLISHED_TRANSLATION } from '#shared/limits.ts'
import { useBible } from './hooks.ts'
import { useTranslation } from './useTranslation.ts'

/** True for a translation that its publisher serves chapter by chapter and that may not be stored. */
export const isPublished = ({ id }: Bible): boolean => id === PUBLISHED_TRANSLATION

/** The current translation if its publisher serves it; undefined for every other one. */
export function usePublished(): Bible | undefined {
  const [translation] = useTranslation()
  const bible = useBible(translation)
  return bible && isPublished(bible) ? bible : undefined
}
