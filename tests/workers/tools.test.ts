import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFinder, type Finder } from '../../shared/server/finder.ts'
import { createLog } from '../../shared/server/log.ts'
import { toolDeclarations } from '../../workers/tools/declarations.ts'
import { createTools, type Tools } from '../../workers/tools/tools.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'

let database: TestDatabase
let finder: Finder
let tools: Tools
const place = { bible_id: 'eng-web', book: 'JHN', chapter: 3, verses: [16] }

beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
  finder = createFinder(database.db, createLog('test', 'silent'))
  // load the texts first, because a tool has a time limit and loading is not tested here
  await finder.ready()
  tools = createTools({ db: database.db, finder, place, signal: new AbortController().signal })
})
afterAll(() => database.drop())

const size = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

describe('each tool returns what it declares', () => {
  test('find_passages finds remembered words, with the probability of a match', async () => {
    const { result } = await tools.call('find_passages', { question: 'the Lord is my shepherd' })
    expect(result.passages).toEqual(
      expect.arrayContaining([expect.objectContaining({ reference: 'Psalm 23', probability: expect.any(Number) })]),
    )
    expect(result.is_outside_the_bible).toBe(false)
  })

  test('get_passage reads verses of the translation', async () => {
    const { result, ok } = await tools.call('get_passage', { reference: 'John 11:35; Jude 2' })
    expect(ok).toBe(true)
    expect(result.passages).toEqual([
      { reference: 'John 11:35', book: 'JHN', verses: [{ chapter: 11, verse: 35, text: 'Jesus wept.' }] },
      expect.objectContaining({ reference: 'Jude 2', book: 'JUD' }),
    ])
  })
  test('search_scripture finds verses by their words', async () => {
    const { result } = await tools.call('search_scripture', { query: 'Jesus wept', limit: '3' })
    expect(JSON.stringify(result)).toContain('John 11:35')
  })
  test('find_topic lists passages, starting with the requested headings', async () => {
    const { result } = await tools.call('find_topic', { topic: 'prayer', about: 'Gethsemane' })
    const [topic] = result.topics as { topic: string; passages: { heading: string; references: string[] }[] }[]
    expect(topic?.topic).toBe('Prayer')
    expect(topic?.passages[0]?.heading).toMatch(/Gethsemane/)
    expect(topic?.passages[0]?.references[0]).toMatch(/Matthew 26|Mark 14|Luke 22/)
  })
  test('get_cross_references names the topics of a verse', async () => {
    const { result } = await tools.call('get_cross_references', { reference: 'John 3:16' })
    expect(JSON.stringify(result.topics)).toContain('Faith')
  })
  test('get_commentary reads Matthew Henry', async () => {
    const { result } = await tools.call('get_commentary', { reference: 'Genesis 4:5' })
    expect(JSON.stringify(result)).toContain('Genesis 4:1–7')
  })
  test('word_study returns the Greek and the Hebrew words', async () => {
    const greek = await tools.call('word_study', { reference: 'John 3:16', word: 'love' })
    expect(greek.result.words).toMatchObject([{ word: 'loved', strong: 'G25', language: 'Greek', lemma: 'ἀγαπάω' }])
    const hebrew = await tools.call('word_study', { reference: 'Genesis 1:1', word: 'created' })
    expect(hebrew.result.words).toMatchObject([{ language: 'Hebrew' }])
  })
})

const long = 'x'.repeat(1_000_000)
const names = [
  '',
  ' ',
  'GET_PASSAGE',
  'get_passage ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'delete_all',
  '../get_passage',
  long,
]
const values: unknown[] = [
  ...[
    undefined,
    null,
    true,
    0,
    -1,
    1e308,
    Number.NaN,
    '',
    ' ',
    long,
    '\0',
    '\u202Egnp',
    '<script>',
    "'; drop table verses; --",
  ],
  ...[
    [],
    [1],
    {},
    { a: { b: {} } },
    JSON.parse('{"__proto__": {"x": 1}}'),
    'John 3:99',
    'Hezekiah 4:5',
    'John',
    'Genesis 60:1',
    '%',
    '"',
    '((((',
    ':*',
  ],
]
const fields: Record<string, string> = {
  get_passage: 'reference',
  find_passages: 'question',
  search_scripture: 'query',
  find_topic: 'topic',
  get_cross_references: 'reference',
  get_commentary: 'reference',
  word_study: 'reference',
}
const hostile: [string, unknown][] = [
  ...names.map((name): [string, unknown] => [name, { reference: 'John 3:16' }]),
  ...Object.entries(fields).flatMap(([name, field]) =>
    values.map((value): [string, unknown] => [name, { [field]: value }]),
  ),
  ...Object.keys(fields).map((name): [string, unknown] => [name, long]),
  ['search_scripture', { query: 'love', limit: 1e9 }],
  ['search_scripture', { query: 'love', limit: { $gt: 0 } }],
  ['get_passage', { reference: 'Genesis 1:1 - Revelation 22:21' }],
  ['get_passage', { reference: 'Psalm 119; '.repeat(18) }],
]

test(`${hostile.length} hostile calls get a result within the limits, and change nothing`, async () => {
  expect(hostile.length).toBeGreaterThanOrEqual(150)
  const before = await count()
  for (const [name, args] of hostile) {
    const started = performance.now()
    const { result, ok } = await tools.call(name, args)
    const shown = `${name.slice(0, 30)} ${JSON.stringify(args)?.slice(0, 60)}`
    expect(performance.now() - started, shown).toBeLessThan(5500)
    expect(size(result), shown).toBeLessThanOrEqual(8192)
    if (!ok) expect(result, shown).toEqual({ error: expect.stringMatching(/\S/) })
    expect(JSON.stringify(result), shown).not.toMatch(/select "|relation "|violates|kysely|\.ts:\d/)
  }
  expect(await count()).toBe(before)
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

async function count(): Promise<number> {
  const row = await database.db
    .selectFrom('verses')
    .select((of) => of.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

test('results are truncated to their limit, with a note', async () => {
  const { result } = await tools.call('get_passage', { reference: 'Psalm 119' })
  expect(size(result)).toBeLessThanOrEqual(8192)
  expect(result.note).toMatch(/cut to fit/)
})

test('a tool that takes too long ends in an error, and an abort ends the call', async () => {
  const slow = createTools({ db: database.db, finder, place, signal: new AbortController().signal, timeoutMs: 0 })
  expect(await slow.call('get_passage', { reference: 'John 3:16' })).toEqual({
    result: { error: expect.stringMatching(/too long/) },
    ok: false,
  })
  const reason = new Error('stopped')
  const aborted = createTools({ db: database.db, finder, place, signal: AbortSignal.abort(reason) })
  await expect(aborted.call('get_passage', { reference: 'John 3:16' })).rejects.toBe(reason)
})

test('exactly the existing tools are declared', async () => {
  expect(toolDeclarations.map(({ name }) => name).sort()).toEqual(Object.keys(fields).sort())
})
