import { primaryLanguage } from '../primary-language.ts'

/** How the words of a text are compared: with the stems of its language, as they are, or character by character. */
export type SearchConfig = 'english' | 'spanish' | 'simple' | 'han'

const byLanguage: Record<string, SearchConfig> = { en: 'english', es: 'spanish', zh: 'han' }

export function searchConfig(language: string): SearchConfig {
  return byLanguage[primaryLanguage(language)] ?? 'simple'
}
