import { primaryLanguage } from '../primary-language.ts'

/** A language of the interface. */
export type InterfaceLanguage = {
  /** Its BCP 47 tag, as in `lang` of the page. */
  id: string
  /** Its own name for itself. */
  name: string
  dir: 'ltr' | 'rtl'
  /** Who wrote the words. */
  by: 'authors' | 'machine'
  /** A native speaker has read all of them. */
  isReviewed: boolean
}

const language = (id: string, name: string, rest: Partial<InterfaceLanguage> = {}): InterfaceLanguage => ({
  id,
  name,
  dir: 'ltr',
  by: 'machine',
  isReviewed: false,
  ...rest,
})

/** The languages of the interface, each with a catalog of words in the folder of its tag; English is the source. */
export const LANGUAGES: readonly InterfaceLanguage[] = [
  language('en', 'English', { by: 'authors', isReviewed: true }),
  language('es', 'Español'),
  language('pt', 'Português'),
  language('fr', 'Français'),
  language('de', 'Deutsch'),
  language('sw', 'Kiswahili'),
  language('id', 'Bahasa Indonesia'),
  language('ko', '한국어'),
  language('zh', '简体中文'),
  language('ar', 'العربية', { dir: 'rtl' }),
  language('he', 'עברית', { dir: 'rtl' }),
]

/** The language of the interface for a list of tags, the most wanted first: "es-MX" becomes "es". */
export function languageFor(tags: readonly string[]): InterfaceLanguage | undefined {
  for (const tag of tags) {
    const found = LANGUAGES.find(({ id }) => id === primaryLanguage(tag))
    if (found) return found
  }
  return undefined
}

/** The direction of a language of the interface; of any other one, from left to right. */
export function directionOf(id: string): 'ltr' | 'rtl' {
  return LANGUAGES.find((each) => each.id === id)?.dir ?? 'ltr'
}
