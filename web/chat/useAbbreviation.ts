import { useBibles } from '../data/hooks.ts'
import { spans } from './span-words.ts'

/** A translation's abbreviation, for example `WEB`. */
export const useAbbreviation = (id: string): string =>
  useBibles().bibles?.find((bible) => bible.id === id)?.abbreviation ?? spans('yourTranslation')
