import { beforeAll, describe, expect, test } from 'vitest'
import { findReferences, wholeReference } from '../../shared/bible/reference.ts'
import { exactReference } from '../../shared/bible/typed-reference.ts'
import { loadReferenceLanguage } from '../../shared/server/reference-languages.ts'

beforeAll(async () => {
  for (const language of ['de', 'fr', 'pt']) await loadReferenceLanguage(language)
})

/** Each reference in a text with the words that it is read from. */
const inside = (text: string, language: string) =>
  findReferences(text, language).map(({ ref, start, end }) => `${ref} = ${text.slice(start, end)}`)

describe('Roman numerals', () => {
  test.each([
    ['PSALM XXIII', 'Psalm 23'],
    ['Psalm LI', 'Psalm 51'],
    ['Psalm C', 'Psalm 100'],
    ['Romans viii', 'Romans 8'],
    ['John III:16', 'John 3:16'],
    ['John iii. 16', 'John 3:16'],
    ['Ps. cxix. 105', 'Psalm 119:105'],
    ['I Cor. xiii. 4', '1 Corinthians 13:4'],
  ])('%j is %s', (text, ref) => expect(exactReference(text, 'en')).toMatchObject([{ ref }]))

  test.each([
    'Pope John XXIII',
    'John XXIII',
    'King James II',
    'James VI',
    'Philip II',
    'Malcolm X',
    'Mark I',
    'can I',
    'so ill',
  ])('%j is no reference', (text) => expect(wholeReference(text)).toBeUndefined())

  test('in a sentence only before a verse, or after the name of the Psalms', () => {
    expect(inside('See Isa. liii. 5 and Psalm XXIII today', 'en')).toEqual([
      'Isaiah 53:5 = Isa. liii. 5',
      'Psalm 23 = Psalm XXIII',
    ])
    expect(inside('King James II. 3 of his sons. Malcolm X: 3 times. Did John XXIII or Mark V win?', 'en')).toEqual([])
  })

  test.each([
    'Is there a psalm I can pray when I am afraid?',
    'What psalm I can read at a funeral',
    'psalms I can read when I feel alone',
    'The Psalm I love most',
    'a psalm I’m fond of',
    "the psalm I'd pray",
    'a psalm c. 1000 BC',
  ])('the word “I” behind “psalm” is none: %j', (text) => expect(inside(text, 'en')).toEqual([]))

  test.each([
    ['Read Psalm I.', ['Psalm 1 = Psalm I']],
    ['(Psalm I)', ['Psalm 1 = Psalm I']],
    ["'Psalm I'", ['Psalm 1 = Psalm I']],
    ['Psalm I: 3', ['Psalm 1:3 = Psalm I: 3']],
    ['Psalm V is a prayer, Psalm C is a song', ['Psalm 5 = Psalm V', 'Psalm 100 = Psalm C']],
  ])('a letter alone is one where no words follow, or where it is no word: %j', (text, refs) =>
    expect(inside(text, 'en')).toEqual(refs),
  )
})

describe('a letter before a number', () => {
  test.each([
    ['en', 'Rom. v. 8', ['Romans 5:8 = Rom. v. 8']],
    ['en', 'see I Cor. i. 3', ['1 Corinthians 1:3 = I Cor. i. 3']],
    ['en', 'John x. 10 and v. 11', ['John 10:10 = John x. 10', 'John 10:11 = v. 11']],
    ['en', 'Isa. l. 4', ['Isaiah 50:4 = Isa. l. 4']],
    ['en', 'Ps. c. 3', ['Psalm 100:3 = Ps. c. 3']],
    ['en', 'Song of Songs v. 2', ['Song of Solomon 5:2 = Song of Songs v. 2']],
    ['en', 'Ephes. v. 2', ['Ephesians 5:2 = Ephes. v. 2']],
    ['en', 'Coloss. i. 3', ['Colossians 1:3 = Coloss. i. 3']],
    ['es', 'Juan v. 24', ['John 5:24 = Juan v. 24']],
    ['es', 'Gál. v. 22', ['Galatians 5:22 = Gál. v. 22']],
    ['es', 'Apoc. i. 8', ['Revelation 1:8 = Apoc. i. 8']],
    ['fr', 'Jean v. 24', ['John 5:24 = Jean v. 24']],
    ['fr', 'Héb. x. 25', ['Hebrews 10:25 = Héb. x. 25']],
    ['pt', 'João v. 24', ['John 5:24 = João v. 24']],
    ['de', 'Röm. v. 8', ['Romans 5:8 = Röm. v. 8']],
    ['es', 'Salmo c. 3', ['Psalm 100:3 = Salmo c. 3']],
  ])('is the chapter right behind the name of a book, %s: %j', (language, text, refs) =>
    expect(inside(text, language)).toEqual(refs),
  )

  test.each([
    ['en', 'John 3:16 and v. 17', ['John 3:16', 'John 3:17']],
    ['en', '(Psalm 23; see v. 4)', ['Psalm 23:4']],
    ['en', 'Matthew 6:9 and also v. 13', ['Matthew 6:9', 'Matthew 6:13']],
    ['en', 'Psalm 23:1 to v. 4', ['Psalm 23:1–4']],
    ['en', 'Jude v. 3', ['Jude 3']],
    ['en', '2 John v. 6', ['2 John 6']],
    ['fr', 'Jean 3.16 et v. 17', ['John 3:16', 'John 3:17']],
    ['en', 'Genesis and c. 1400 BC', []],
    ['en', '1 Maccabees c. 100 BC', []],
    ['en', 'John 3:16. Also v. 17', ['John 3:16', 'John 3:17']],
    ['es', 'Judas v. 3', ['Jude 3']],
    ['es', '2 Juan v. 6', ['2 John 6']],
    ['es', 'Filemón v. 6', ['Philemon 6']],
    ['es', 'Abdías v. 3', ['Obadiah 3']],
    ['fr', '3 Jean v. 4', ['3 John 4']],
    ['fr', 'Jude v. 3', ['Jude 3']],
  ])('is no chapter elsewhere, %s: %j', (language, text, refs) =>
    expect(findReferences(text, language).map(({ ref }) => ref)).toEqual(refs),
  )

  test('is no chapter that a book does not have', () =>
    expect(findReferences('Mark c. 65').map(({ start_chapter }) => start_chapter)).not.toContain(100))
})
