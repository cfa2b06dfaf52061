/** The configurations of Postgres that texts are searched with; `han` is ours for scripts without spaces. */
export type SearchConfig = 'english' | 'spanish' | 'simple' | 'han'

const byLanguage: Record<string, SearchConfig> = { en: 'english', es: 'spanish', zh: 'han' }

export function searchConfig(language: string): SearchConfig {
  return byLanguage[language.split('-')[0] ?? ''] ?? 'simple'
}

/** The name of a configuration in Postgres. */
export const regconfig = (config: string): string => (config === 'han' ? 'simple' : config)

/**
 * The words to index or to search for: lower-case letters and digits, everything else becomes a space, because servers
 * disagree about what a letter is. A run of Han characters becomes its overlapping pairs (a lone character is kept), so
 * that any part of two or more characters is found.
 */
export function searchWords(config: string, text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  if (config !== 'han') return words
  return words.replace(/\p{Script=Han}+/gu, (run) => {
    const characters = [...run]
    if (characters.length === 1) return ` ${run} `
    return ` ${characters
      .slice(1)
      .map((character, index) => characters[index] + character)
      .join(' ')} `
  })
}
