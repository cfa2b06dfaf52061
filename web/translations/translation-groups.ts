import { withoutAccents } from '#shared/bible/without-accents.ts'
import type { Bible } from '#shared/contract/bible.ts'
import { primaryLanguage } from '#shared/primary-language.ts'
import { pageLanguage } from '../words/language.ts'
import { translations } from './words.ts'

export type TranslationGroup = { key: string; name: string; bibles: Bible[] }

/** The name of a language in that of the page, such as "Spanish" for `es`; the code itself if it has no known name. */
export function languageName(code: string): string {
  try {
    return namesIn(pageLanguage()).of(code) ?? code
  } catch {
    return code
  }
}

let names: { language: string; of: Intl.DisplayNames } | undefined
function namesIn(language: string): Intl.DisplayNames {
  if (names?.language !== language) names = { language, of: new Intl.DisplayNames(language, { type: 'language' }) }
  return names.of
}

/** The name of a language in that language, such as "español". */
function ownName(code: string): string {
  try {
    return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? ''
  } catch {
    return ''
  }
}

let known = { language: '', words: new WeakMap<Bible, string>() }
/** Everything by which a translation is found, computed once for a language of the page. */
function findableBy(bible: Bible): string {
  if (known.language !== pageLanguage()) known = { language: pageLanguage(), words: new WeakMap() }
  const { id, name, abbreviation, language } = bible
  const names = [name, abbreviation, id, languageName(language), ownName(language)]
  const words = known.words.get(bible) ?? plain(names.join(' '))
  known.words.set(bible, words)
  return words
}

/** The translations whose name, abbreviation or language contains every typed word; all of them for an empty text. */
export function matching(bibles: readonly Bible[], typed: string): Bible[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  return bibles.filter((bible) => wanted.every((word) => findableBy(bible).includes(word)))
}

/**
 * Translations in groups: favourites first, then a group for each language, the reader's own (codes, best first) before the
 * others, which are ordered by name.
 */
export function grouped(
  bibles: readonly Bible[],
  favourites: readonly string[],
  own: readonly string[],
): TranslationGroup[] {
  const rest = bibles.filter(({ id }) => !favourites.includes(id))
  const byLanguage = Map.groupBy(rest, ({ language }) => language)
  const rank = (code: string) => {
    const at = own.findIndex((each) => primaryLanguage(each) === primaryLanguage(code))
    return at < 0 ? own.length : at
  }
  const groups = [...byLanguage].map(([key, group]) => ({ key, name: languageName(key), bibles: group }))
  groups.sort((a, b) => rank(a.key) - rank(b.key) || a.name.localeCompare(b.name, pageLanguage()))
  const starred = favourites.flatMap((id) => bibles.find((bible) => bible.id === id) ?? [])
  return starred.length > 0
    ? [{ key: 'favourites', name: translations('favourites'), bibles: starred }, ...groups]
    : groups
}

const plain = (text: string) => withoutAccents(text.trim())
