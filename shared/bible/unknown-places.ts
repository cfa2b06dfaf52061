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
  for (const { 0: ref, 1: name = '', 2: word = '', 3: chapter, index: start } of text.matchAll(looksLike)) {
    if (outsideNames.has(folded(word))) continue
    const book = bookNamed(name, language)
    const isBeyond = book !== undefined && isOneChapter(book) && Number(chapter) > 1
    if (book === undefined || isBeyond)
      found.push({ start, end: start + ref.length, ref, name, what: isBeyond ? 'verse' : 'book' })
  }
  return found
}

/** Not the Prayer of Manasseh and the like, which some Bibles have as a chapter of another book. */
const isOneChapter = (book: string): boolean => oneChapterBooks.has(book) && bookById(book)?.testament !== 'DC'

function bookNamed(name: string, language: string): string | undefined {
  const first = `${name} 1:1`
  for (const each of new Set([language, 'es', 'en'])) {
    const found = exactReference(first, each) ?? mendedReference(first, each, [])
    if (found) return found[0]?.book
  }
  return undefined
}

const folded = (word: string): string => withoutAccents(word).replace(/[’']/g, '')
