/** The content pages that have an edition in a language besides English. */
const editions: Readonly<Record<string, readonly string[]>> = { es: ['about', 'accessibility', 'copyright', 'privacy'] }

/** The edition of a content page for a reader: its file's name without the ending, and its language. */
export function contentEdition(id: string, language: string): { file: string; lang: string } {
  return editions[language]?.includes(id) ? { file: `${id}-${language}`, lang: language } : { file: id, lang: 'en' }
}
