import { findBook } from './books.ts'

export type NoteReference = {
  start: number
  end: number
  book: string
  chapter: number
  verse: number
  end_chapter: number
  end_verse: number
}

// "Isaiah 57:15", then "; 66:2" of the same book; "1ch 11:11" and "Luke 3.4" as older notes write
const place =
  /(?<book>(?:[1-4] ?\p{L}|(?:I{1,3} )?\p{Lu})\p{L}{1,14}(?: (?:of|de) (?:the )?\p{Lu}?\p{L}{1,12})?)?\.? ?(?<![\d:.,])(?<chapter>\d{1,3})(?<mark>[:.])(?<verse>\d{1,3})(?:[-–](?:(?<endChapter>\d{1,3})[:.])?(?<endVerse>\d{1,3}))?(?!\d| ?[ap]\.? ?m\b)/gu

const MAX_CHAPTER = 150
const MAX_VERSE = 176

/**
 * The references in a translator's note: with the book's name, or continuing in the book named before. `home` is the
 * book that the note belongs to; a bare "3:7" refers to it, a bare "3.7" is a measure. Bounded and linear: notes are
 * short.
 */
export function noteReferences(text: string, home: string): NoteReference[] {
  const found: NoteReference[] = []
  let book = home
  for (const match of text.slice(0, 4000).matchAll(place)) {
    const { book: name, mark, ...numbers } = match.groups ?? {}
    const named = name ? findBook(name) : undefined
    const chapter = Number(numbers.chapter)
    const verse = Number(numbers.verse)
    if (chapter < 1 || chapter > MAX_CHAPTER || verse < 1 || verse > MAX_VERSE) continue
    if (mark === '.' && !named) continue
    if (named) book = named.id
    const rest = name ? match[0].slice(match[0].indexOf(name) + name.length) : match[0]
    const start = named ? match.index : match.index + match[0].length - rest.replace(/^[. ]+/, '').length
    found.push({
      start,
      end: match.index + match[0].length,
      ...{ book, chapter, verse },
      end_chapter: Number(numbers.endChapter ?? chapter),
      end_verse: Number(numbers.endVerse ?? verse),
    })
  }
  return found
}
