import { useBibles } from '../data/hooks.ts'

/** A translation's abbreviation, for example `WEB`. */
export const useAbbreviation = (id: string): string =>
  useBibles().bibles?.find((bible) => bible.id === id)?.abbreviation ?? 'your translation'
