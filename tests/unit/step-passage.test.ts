import { afterEach, expect, test } from 'vitest'
import german from '../../shared/words/de/books.json' with { type: 'json' }
import { passageOf, titleBeside } from '../../web/data/step-passage.ts'
import { setCatalogs } from '../../web/words/words.ts'

afterEach(() => setCatalogs({}))

const passages: [book: string, english: string, german: string][] = [
  ['JHN', 'John 3:1–21', 'Johannes 3:1–21'],
  ['JHN', 'John 3', 'Johannes 3'],
  ['GEN', 'Genesis 1:1–2:3', '1. Mose 1:1–2:3'],
  ['PSA', 'Psalm 117', 'Psalm 117'],
  ['PSA', 'Psalms 133–134', 'Psalmen 133–134'],
  ['2JN', '2 John', '2. Johannes'],
  ['JUD', 'Jude 5', 'Judas 5'],
  ['SNG', 'Song of Solomon 2:1–7', 'Hoheslied 2:1–7'],
  ['PS2', 'Psalm 151', 'Psalm 151'],
  ['PS2', 'Psalm 151 3–5', 'Psalm 151 3–5'],
  ['XXX', 'XXX 1:2', 'XXX 1:2'],
]

test.each(passages)('a step of %s is read as %s in English and as %s in German', (book, verse_range, inGerman) => {
  expect(passageOf({ book, verse_range })).toBe(verse_range)
  setCatalogs({ books: german })
  expect(passageOf({ book, verse_range })).toBe(inGerman)
})

test('a title that only says the passage is left out, in English and in the language of the interface', () => {
  const step = { book: 'JHN', verse_range: 'John 3' }
  setCatalogs({ books: german })
  const shown = ['John 3', 'Johannes 3', 'Born again'].map((title) => titleBeside({ ...step, title }))
  expect(shown).toEqual([null, null, 'Born again'])
})
