import type { SearchConfig } from '../bible/search-text.ts'
import { withoutAccents } from '../bible/without-accents.ts'
import { stemEnglish } from './stem-english.ts'
import { stemSpanish } from './stem-spanish.ts'
import { stopWords } from './stop-words.ts'

/**
 * The stem that all forms of a word share, by the language of a text; empty for a word that a search ignores, since
 * almost every verse has it. Languages without a stemmer compare words without accents.
 */
export function stemOf(word: string, config: string): string {
  const small = word.toLowerCase()
  return (stemmers[config as SearchConfig] ?? withoutAccents)(small)
}

const stemmers: Partial<Record<SearchConfig, (small: string) => string>> = {
  english: (small) => (stopWords.english.has(small) ? '' : stemEnglish(withoutAccents(small))),
  // ñ is a letter of its own; the stemmer removes acute accents after it has read them
  spanish: (small) => (stopWords.spanish.has(small) ? '' : stemSpanish(small).replace(/[^a-zñ0-9]+/g, withoutAccents)),
}
