import { useBibles } from '../data/hooks.ts'

/** What readers call a translation: `WEB`. */
export const useAbbreviation = (id: string): string =>
  useBibles().bibles?.find((bible) => bible.id === id)?.abbreviation ?? 'your translation'
