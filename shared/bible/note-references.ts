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

// "Isaiah 57:15", then "; 66:2" of the same book, then ",10" of the same chapter
const place =
  /(?<book>(?:[1-4] ?|I{1,3} )?\p{Lu}\p{L}{1,14}(?: (?:of|de) (?:the )?\p{Lu}?\p{L}{1,12})?)?\.? ?(?<![\d:.])(?<chapter>\d{1,3})[:.](?<verse>\d{1,3})(?:[-–](?:(?<endChapter>\d{1,3})[:.])?(?<endVerse>\d{1,3}))?/gu

/**
 * The references in a note of a translation: with the book's name, or going on in the book named before. `home` is the
 * book that the note stands in; a bare "3:7" means it. Bounded and linear: notes are short.
 */
export function noteReferences(text: string, home: string): NoteReference[] {
  const found: NoteReference[] = []
  let book = home
  for (const match of text.slice(0, 4000).matchAll(place)) {
    const { book: name, chapter, verse, endChapter, endVerse } = match.groups ?? {}
    const named = name ? findBook(name) : undefined
    if (named) book = named.id
    const nameLength = name ? match[0].indexOf(name) + name.length : 0
    const offset = named
      ? 0
      : nameLength + (match[0].slice(nameLength).length - match[0].slice(nameLength).trimStart().length)
    found.push({
      start: match.index + offset,
      end: match.index + match[0].length,
      book,
      chapter: Number(chapter),
      verse: Number(verse),
      end_chapter: Number(endChapter ?? chapter),
      end_verse: Number(endVerse ?? verse),
    })
  }
  return found
}
