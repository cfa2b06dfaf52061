import { useBibles } from '../../data/hooks.ts'
import { useStored } from '../../data/useStored.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'

/** Where the third translation is stored. */
export const THIRD_KEY = 'third_translation'

/** A window this wide has room for three texts. */
const MIN_WIDTH = 1200

/**
 * The translation beside the second, and how to choose it. Null if there is none, if there is no room for it, or if it
 * equals one of the others. `hasRoom` says whether a choice would show.
 */
export function useThirdTranslation(first: string, second: string | null) {
  const [kept, keep] = useStored<string>(THIRD_KEY, '')
  const hasRoom = useMediaQuery(`(min-width: ${MIN_WIDTH}px)`)
  const { bibles } = useBibles()
  const isThere = hasRoom && second && ![first, second].includes(kept) && bibles?.some(({ id }) => id === kept)
  return [isThere ? kept : null, keep, hasRoom] as const
}
