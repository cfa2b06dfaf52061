import { keepLatest } from '../latest.ts'
import { bookById } from './books.ts'
import { outsideNames } from './outside-names.ts'
import { exactReference, mendedReference } from './typed-reference.ts'
import { oneChapterBooks } from './versification.ts'
import { withoutAccents } from './without-accents.ts'

/** A reference to what no Bible has, by positions in its text: `what` is missing, in the book of this `name`. */
export type UnknownPlace = { start: number; end: number; ref: string; name: string; what: 'book' | 'verse' }

const numbered =
  '(?:[1-5][^\\S\\n]?|(?:I{1,3}|1st|2nd|3rd|First|Second|Third|Fourth|Primer[ao]?|Segund[ao]|Tercer[ao]?|Cuart[ao])[^\\S\\n])?'
const looksLike = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\d[:.,])(${numbered}(\\p{Lu}[\\p{L}’']{2,}))\\s(\\d{1,3}):\\d{1,3}(?:[-–]\\d{1,3})?(?!\\d|:\\d|\\s?[ap]\\.?\\s?m\\b|\\s?(?:hrs?|horas)\\b)`,
  'gu',
)

/**
 * What reads like a reference in a text, but to a book that the Bible does not have ("Hezekiah 3:4"), or to a second
 * chapter of a book that has one ("Jude 2:4"), which the parser of references reads as nothing. Books of other canons,
 * other writings, names in other languages, misspelt names and times of the day are none.
 */
export function unknownPlacesIn(text: string, language = 'en'): UnknownPlace[] {
  const found: UnknownPlace[] = []
  const names = new Set<string>()
  for (const { 0: ref, 1: written = '', 2: word = '', 3: chapter, index: start } of text.matchAll(looksLike)) {
    const name = written.replace(/[’']s?$/, '')
    if (outsideNames.has(folded(word)) || isTime(text, start, ref)) continue
    if (names.add(name).size > MOST_NAMES) break
    const book = bookNamed(name, language)
    const isBeyond = book !== undefined && isOneChapter(book) && Number(chapter) > 1
    if (book === undefined || isBeyond)
      found.push({ start, end: start + ref.length, ref, name, what: isBeyond ? 'verse' : 'book' })
  }
  return found
}

/** Not the Prayer of Manasseh and the like, which some Bibles have as a chapter of another book. */
const isOneChapter = (book: string): boolean => oneChapterBooks.has(book) && bookById(book)?.testament !== 'DC'

/** A name takes ten milliseconds: a text of names is read up to here. */
const MOST_NAMES = 40

/** "Practice 6:30" is a time, unless something is said there, or it is in parentheses or behind a dash. */
const isTime = (text: string, start: number, ref: string): boolean =>
  /\s(?:1?\d|2[0-3]):(?:00|15|30|45)$/.test(ref) &&
  !/(?:\b(?:in|of|does|do|read|explain|see|says?|en|de|dice|lee|ve)\s|[([—–-]\s?)$/i.test(
    text.slice(Math.max(0, start - 9), start),
  )

const looked = keepLatest<string, { book: string | undefined }>(1000)

function bookNamed(name: string, language: string): string | undefined {
  const key = `${language} ${name}`
  return (looked.get(key) ?? looked.set(key, { book: lookUp(name, language) })).book
}

/** "Cor 13:4" lacks its number. */
function lookUp(name: string, language: string): string | undefined {
  for (const first of [`${name} 1:1`, `1 ${name} 1:1`]) {
    for (const each of new Set([language, 'es', 'en'])) {
      const found = exactReference(first, each) ?? mendedReference(first, each, [])
      if (found) return found[0]?.book
    }
  }
  return undefined
}

const folded = (word: string): string => withoutAccents(word).replace(/[’']/g, '')
