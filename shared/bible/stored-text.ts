import { lastIndex } from './last-index.ts'
import { plainWords, type Token, tokensOf } from './quote-text.ts'

export type StoredVerse = { chapter: number; verse: number; text: string }

/** The stored text of a passage, prepared for comparison with quotations. */
export type StoredText = {
  text: string
  /** Its words of denial depend on it: see `isDenial`. */
  language: string
  tokens: Token[]
  words: Token[]
  /** The words in lower case. */
  forms: string[]
  verses: (StoredVerse & { start: number })[]
  /** The positions of each form, in lower case, as indexes of tokens. */
  places: ReadonlyMap<string, readonly number[]>
}

export type StoredPlace = { chapter: number; verse: number }

/** Joins the verses of a passage in order. */
export function storedText(verses: readonly StoredVerse[], language = 'en'): StoredText {
  let text = ''
  const placed = verses.map((verse) => {
    const start = text.length
    text += `${verse.text} `
    return { ...verse, start }
  })
  const tokens = tokensOf(text).filter(({ form }) => form !== '[' && form !== ']')
  const places = new Map<string, number[]>()
  for (const [i, { form }] of tokens.entries()) {
    const key = form.toLowerCase()
    const known = places.get(key)
    if (known) known.push(i)
    else places.set(key, [i])
  }
  return {
    ...{ text, language, tokens, places },
    words: tokens.filter(({ isWord }) => isWord),
    forms: plainWords(tokens),
    verses: placed,
  }
}

/** The chapter and verse at a position of the text. */
export function placeAt(stored: StoredText, offset: number): StoredPlace {
  const { chapter = 0, verse = 0 } = stored.verses[verseIndex(stored, offset)] ?? {}
  return { chapter, verse }
}

/** The index of the verse at a position of the text. */
export const verseIndex = ({ verses }: StoredText, offset: number): number =>
  lastIndex(verses, ({ start }) => start <= offset)
