import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { books } from '../../shared/bible/books.ts'
import { findReferences, wholeReference } from '../../shared/bible/reference.ts'
import { CHAPTER_END, formatReference, oneChapterBooks } from '../../shared/bible/versification.ts'
import { cpuMs } from '../helpers/stack/cpu-time.ts'

type Place = { book: string; start_chapter: number; start_verse: number; end_chapter: number; end_verse: number }

/** `JHN 3:16-3:18`, with a star for the end of the chapter. */
function short({ book, start_chapter, start_verse, end_chapter, end_verse }: Place): string {
  return `${book} ${start_chapter}:${start_verse}-${end_chapter}:${end_verse === CHAPTER_END ? '*' : end_verse}`
}

const inside: [string, string][] = [
  ['What does John 3:16 mean?', 'JHN 3:16-3:16'],
  ['what does john 3:16 mean', 'JHN 3:16-3:16'],
  ['Compare Matt 5:3-12 with Luke 6:20–26.', 'MAT 5:3-5:12, LUK 6:20-6:26'],
  ['(see Romans 5:8; 8:28)', 'ROM 5:8-5:8, ROM 8:28-8:28'],
  ['“Jesus wept” (John 11:35).', 'JHN 11:35-11:35'],
  ['In 1 John 4:8, 16 we read', '1JN 4:8-4:8, 1JN 4:16-4:16'],
  ['In 1 Kings 18, 450 prophets of Baal cry', '1KI 18:1-18:*'],
  ['In Matthew 10, 12 disciples hear', 'MAT 10:1-10:*'],
  ['In Judges 7, 300 men lap, and in John 6:9, 5 loaves', 'JDG 7:1-7:*, JHN 6:9-6:9'],
  ['Romans 5:8, 10 shows it', 'ROM 5:8-5:8, ROM 5:10-5:10'],
  [
    'Genesis 1, 2, and 3; Matthew 5:3, 5, 8)',
    'GEN 1:1-1:*, GEN 2:1-2:*, GEN 3:1-3:*, MAT 5:3-5:3, MAT 5:5-5:5, MAT 5:8-5:8',
  ],
  ['John 3: 16 says', 'JHN 3:16-3:16'],
  ['He says it in Is 53:5, and in Am 5:24.', 'ISA 53:5-53:5, AMO 5:24-5:24'],
  ['why did job suffer in job 1', 'JOB 1:1-1:*'],
  ['Read Acts 2 first', 'ACT 2:1-2:*'],
  ['Song of Songs 2:4 is a poem', 'SNG 2:4-2:4'],
  ['from Jude 3 onwards', 'JUD 1:3-1:3'],
  ['Psalm 23 and Psalm 24', 'PSA 23:1-23:*, PSA 24:1-24:*'],
  ['John 3:16\nJude 5', 'JHN 3:16-3:16, JUD 1:5-1:5'],
  ['**John 3:16** and *Rom 5:8*', 'JHN 3:16-3:16, ROM 5:8-5:8'],
  ['[John 3:16](x) and `Mark 1:1`', 'JHN 3:16-3:16, MRK 1:1-1:1'],
]

// words of everyday sentences that are also short names of books
const falsePositives = [
  'what is love',
  'he is 3',
  'Is 3 enough?',
  'she is 30 years old',
  'Am I saved?',
  'I am 5',
  'Am 5 too old?',
  'so 3 of them left',
  'So 12 people came',
  'Mark my words',
  'Mark 3 times on the wall',
  'a number 7 shirt',
  'number 3 on the list',
  'act 2 of the play',
  'song 4 on the album',
  'the bar 2 streets away',
  'Dear sir 3 days ago',
  'he has 2 sons',
  'Peter 3 times denied him',
  'Did Peter 3 times deny him?',
  'in the year 2024',
  'room 316',
  'at 3:16 in the morning',
  'John has 3 apples',
  'Mark and Luke',
  'Ruth was kind',
  'What did James say?',
  'the king had 700 wives',
  'Kings 3 and 4 of the dynasty',
  'Job 3 days in the dust',
  'Genesis 1: 7 days of creation',
  'Genesis',
  'Numbers',
]

describe('references inside a text', () => {
  test.each(inside)('%j contains %s', (text, places) => {
    expect(findReferences(text).map(short).join(', ')).toBe(places)
  })
  test.each(falsePositives)('%j contains none', (text) => expect(findReferences(text)).toEqual([]))

  test('each has its position', () => {
    const text = 'Long words before it. See 1 Corinthians 13:4–8, then Jude 5 (and 3 John 4).'
    expect(findReferences(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '1 Corinthians 13:4–8',
      'Jude 5',
      '3 John 4',
    ])
  })
  test('a reference from one book into another gives its two ends', () => {
    expect(findReferences('Gen 50:26-Exod 1:2').map(short)).toEqual(['GEN 50:26-50:26', 'EXO 1:2-1:2'])
  })
  test('Spanish and Chinese names are read where the translation is in that language, English ones too', () => {
    expect(findReferences('Lee Juan 3:16 y Génesis 1:1', 'es').map(short)).toEqual(['JHN 3:16-3:16', 'GEN 1:1-1:1'])
    expect(findReferences('Lee Romans 5:8', 'es').map(short)).toEqual(['ROM 5:8-5:8'])
    expect(wholeReference('约翰福音 3:16', 'zh')?.map(short)).toEqual(['JHN 3:16-3:16'])
    expect(wholeReference('创世记1:1', 'zh-Hans')?.map(short)).toEqual(['GEN 1:1-1:1'])
    expect(wholeReference('1 Corintios 13:4-8', 'es')?.map(short)).toEqual(['1CO 13:4-13:8'])
  })
})

describe('as people write it', () => {
  test.each([
    ['1cor 13:4-8', '1 Corinthians 13:4–8'],
    ['jude 5', 'Jude 5'],
    ['jude', 'Jude'],
    ['ps 23', 'Psalm 23'],
    ['ps 23-24', 'Psalms 23–24'],
    ['gen 1:1-2:3', 'Genesis 1:1–2:3'],
    ['rom 8:28ff', 'Romans 8:28ff'],
    ['jn 3:16', 'John 3:16'],
  ])('%s is %s', (text, written) => expect(wholeReference(text)?.[0]?.ref).toBe(written))

  test('what is written is read as the same place', () => {
    const place = fc
      .tuple(
        fc.constantFrom(...books.slice(0, 39), ...books.slice(-27)),
        fc.integer({ min: 2, max: 150 }),
        fc.integer({ min: 2, max: 90 }),
        fc.nat(9),
      )
      .map(([book, chapter, verse, more]) => {
        const start_chapter = oneChapterBooks.has(book.id) ? 1 : chapter
        return { book: book.id, start_chapter, start_verse: verse, end_chapter: start_chapter, end_verse: verse + more }
      })
    fc.assert(
      fc.property(place, (reference) => {
        expect(wholeReference(formatReference(reference))?.map(short)).toEqual([short(reference)])
      }),
      { numRuns: 300 },
    )
  })
})

describe('hostile text', () => {
  const pieces = [
    'John 3:16',
    'John (',
    'Gen 1',
    '1',
    ':',
    '-',
    ',',
    ';',
    '(',
    '[',
    ')',
    ' ',
    'chapter ',
    'ff ',
    'v ',
    '1st ',
    'song of ',
    'ESV ',
    'Ps',
    '\u001e',
    '\n',
    '１',
    '：',
    'ß',
    '约翰福音',
    '😀',
  ]
  const fastest = (work: () => unknown) => Math.min(...[1, 2, 3].map(() => cpuMs(work)))

  test.each(pieces)('4,000 characters of %j take no longer than an ordinary page', (piece) => {
    const text = piece.repeat(Math.ceil(4000 / piece.length)).slice(0, 4000)
    // 20 ms on an idle machine; the bound allows for other load on the machine
    expect(fastest(() => findReferences(text))).toBeLessThan(80)
    expect(fastest(() => wholeReference(text))).toBeLessThan(80)
  })
  test('any mixture is parsed without an error, inside the text and in order', () => {
    const text = fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 8 })), { maxLength: 60 })
      .map((all) => all.join(''))
    fc.assert(
      fc.property(text, (input) => {
        let last = 0
        for (const { start, end, start_chapter, start_verse } of findReferences(input)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(input.length)
          expect(Math.min(start_chapter, start_verse)).toBeGreaterThan(0)
          last = start
        }
        wholeReference(input)
      }),
      { numRuns: 500 },
    )
  })
})

test.each(['Romans, 1-2 Corinthians, Galatians', 'James, 1–2 Peter and Jude', 'Ruth, 1 and 2 Samuel', '1-2 Kings'])(
  'a list of books has no chapter: %s',
  (text) => expect(findReferences(text)).toEqual([]),
)

test('the numbers of books with chapters are read: Romans 1, 2 Corinthians 3', () => {
  expect(findReferences('Romans 1, 2 Corinthians 3').map(({ ref }) => ref)).toEqual(['Romans 1', '2 Corinthians 3'])
  expect(findReferences('1 Samuel 3 and 2 Samuel 7').map(({ ref }) => ref)).toEqual(['1 Samuel 3', '2 Samuel 7'])
})
