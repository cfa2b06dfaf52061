import { useBible } from '../data/hooks.ts'
import { spans } from './span-words.ts'

/** A translation's abbreviation, for example `WEB`. */
export const useAbbreviation = (id: string): string => useBible(id)?.abbreviation ?? spans('yourTranslation')
