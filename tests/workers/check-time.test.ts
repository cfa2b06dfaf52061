import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripQuoting } from '../../shared/quotes/strip-quoting.ts'
import { callSettings } from '../../workers/llm/backend.ts'
import { checkAnswer } from '../../workers/quotes/quotes.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'
import { cpuMs } from '../helpers/stack/cpu-time.ts'
import { watchLoop } from '../helpers/stack/loop-watch.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
})
afterAll(() => database.drop())

const SIZE = 65_536
/** The longest turn of the event loop, in ms. */
const LONGEST = 50
const long = (part: string) => part.repeat(Math.ceil(SIZE / part.length)).slice(0, SIZE)
const many = (count: number, part: (n: number) => string) =>
  long(Array.from({ length: count }, (_, i) => part(i + 1)).join(''))
const check = (text: string) =>
  checkAnswer({
    ...{ db: database.db, text, bible_id: 'eng-web', language: 'en' },
    place: { bible_id: 'eng-web', book: 'JHN', chapter: 3, verses: [16] },
  })

const words = 'the word of the LORD and so on '.repeat(40)

test('an answer ends at 64 KB', () => {
  expect(callSettings.textMax).toBe(SIZE)
})

test.each([
  ['opening marks', long('“')],
  ['closing marks', long('”')],
  ['marks of every kind', long('„«„«"“')],
  ['short quotations with a reference', long('“God hates you” (John 3:16) ')],
  ['short quotations, each a paragraph', long('“God hates you” (John 3:16)\n\n')],
  ['short quotations in bold', long('**“God hates you”** (John 3:16) ')],
  ['short quotations between single marks', long('‘God hates you’ (John 3:16) ')],
  ['short quotations without a reference', long('“a b c” ')],
  ['block quotes', long('> God hates you\n> — John 3:16\n\n')],
  ['one block quote', long('> God hates you (John 3:16)\n')],
  ['block quotes in each other', long('> a\n> > b\n')],
  ['references', long('John 3:16; ')],
  ['verses alone', long('as (John 5:16) in verse 5, ')],
  ['a list of quotations', long('- “God hates you” (John 3:16)\n')],
  ['a table of quotations', `|a|b|\n|-|-|\n${long('|John 3:16|“God hates you”|\n')}`],
  ['common words in the longest psalm', long('“the and of the” (Psalm 119) ')],
  ['many pieces in the longest psalm', long('“the … and … of … the … lord” (Psalm 119) ')],
  ['quotations of every psalm', many(150, (n) => `“and it came to pass in the days” (Psalm ${n}) `)],
  ['quotations of ever more verses', many(170, (n) => `“and the Lord said unto you” (Psalm 119:1-${n}) `)],
  ['long quotations', long(`“${words}” (Psalm 119) `)],
  ['long quotations without a reference', long(`“${words}” and so on. `)],
  ['added words', long('“God [not] loves [you] so” (John 3:16) ')],
  ['emphasis', long('*a_')],
  ['brackets', long('[')],
  ['links', long('[a](b)[a')],
  ['code spans', long('`John 3:16` ')],
  ['fences', long('```\na\n')],
  ['nested lists', long('1. ')],
  ['character references', long('&#34;a ')],
  ['line ends', long('\n')],
])(
  '64 KB of %s are checked within 2 s, without blocking the event loop for 50 ms',
  { timeout: 120_000 },
  async (_name, text) => {
    // the first answer of a process compiles code that the others reuse
    await check(text.slice(0, 16_000))
    const { total, longestTurn } = await watchLoop(() => check(text), LONGEST)
    expect(total).toBeLessThan(2000)
    expect(longestTurn).toBeLessThan(LONGEST)
  },
)

test('many hostile answers at once share the time', { timeout: 120_000 }, async () => {
  const texts = ['“God hates you” (John 3:16) ', '> God hates you\n> — John 3:16\n\n', `“${words}” (Psalm 119) `].map(
    long,
  )
  const { longestTurn } = await watchLoop(() => Promise.all([...texts, ...texts].map(check)), LONGEST)
  expect(longestTurn).toBeLessThan(LONGEST)
})

test('an answer that cannot be checked loses its marks immediately', () => {
  for (const part of ['“God hates you” (John 3:16) ', '> ', '[', '[a](', "'a'b ", '1. > '].map(long)) {
    expect(cpuMs(() => stripQuoting(part))).toBeLessThan(200)
  }
  expect(stripQuoting('It’s “God’s” ‘word’: "a" \'b\' «c».\n> d\n1. > > e\n[f](/read/JHN/3)')).toBe(
    'It’s God’s word: a b c.\nd\n1. e\nf',
  )
})
