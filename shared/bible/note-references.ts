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

const wordBefore = /([\p{L}\p{M}]+)[. \u00a0]*$/u
const MAX_WORD = 40

/** Words before a number that name no book, in the languages of the interface and others. */
const noNames = new Set(
  `see also compare cf cp read and or but in at to from note verse verses v vv vs ver vers chapter chapters ch
  chap here véase vea véanse compárese comp y en también cap caps capítulo versículo versículos nota siehe vgl
  vergleiche und auch kap kapitel voir comparer comparez et chapitre verset versets veja confira e também vide
  vedi cfr anche zie ook hoofdstuk por patrz zob см ср гл ст и 見 见 參 参 參見 参见 參看 参看 比較 比较 和 與 与 第 참조 비교 راجع انظر
  ראה השוו`.split(/\s+/),
)

/**
 * The references in a translator's note: with the book's English name, or continuing in the book named before. `home` is
 * the book that the note belongs to; a bare "3:7" refers to it, a bare "3.7" is a measure. What follows an unknown name,
 * such as that of a book in another language, is no reference. Bounded and linear: notes are short.
 */
export function noteReferences(text: string, home: string): NoteReference[] {
  const found: NoteReference[] = []
  let book: string | undefined = home
  for (const match of text.slice(0, 4000).matchAll(place)) {
    const { book: name, mark, ...numbers } = match.groups ?? {}
    const named = name ? findBook(name) : undefined
    const chapter = Number(numbers.chapter)
    const verse = Number(numbers.verse)
    if (chapter < 1 || chapter > MAX_CHAPTER || verse < 1 || verse > MAX_VERSE) continue
    const rest = name ? match[0].slice(match[0].indexOf(name) + name.length) : match[0]
    const start = named ? match.index : match.index + match[0].length - rest.replace(/^[. ]+/, '').length
    if (named) book = named.id
    else if (isUnknownName(text.slice(Math.max(0, start - MAX_WORD), start))) book = undefined
    if (!book || (mark === '.' && !named)) continue
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

/** Whether a text ends in a name: a word that begins with a capital letter, or any of a script without them. */
function isUnknownName(before: string): boolean {
  const word = wordBefore.exec(before)?.[1]?.normalize('NFC') ?? ''
  return word !== '' && !/^\p{Ll}/u.test(word) && !noNames.has(word.toLowerCase())
}
