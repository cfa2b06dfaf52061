import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CheckTextAnswer } from '../../shared/contract/check.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'

let database: TestDatabase
let api: TestApi

beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
  api = await startApi({ databaseUrl: database.url })
})
afterAll(async () => {
  await api?.stop()
  await database?.drop()
})

const check = async (text: string, bible_id?: string) => {
  const answer = await api.post('/api/check', { text, bible_id })
  expect(answer.status, answer.text).toBe(200)
  const { spans, ...rest } = CheckTextAnswer.strict().parse(answer.json())
  return { ...rest, spans: spans.map(({ start, end, ...span }) => ({ ...span, words: rest.text.slice(start, end) })) }
}

describe('a pasted text', () => {
  test.each([
    ['“For God so loved the world, that he gave his only born Son” (John 3:16)', 'exact', 'eng-web'],
    ['As we read, for God so loved the world, that he gave his only born Son, and so on.', 'exact', 'eng-web'],
    ['“For God so loved the world, that he gave his only begotten Son” (John 3:16)', 'other_edition', 'eng-kjv'],
    ['«Porque de tal manera amó Dios al mundo, que ha dado á su Hijo unigénito»', 'other_edition', 'spa-rv1909'],
    ['“For God so loved […] that he gave his only born Son” (John 3:16)', 'shortened', 'eng-web'],
    ['“For God so loved the planet, that he gave his only born Son” (John 3:16)', 'paraphrase', 'eng-web'],
    ['“Jesus wept.” (John 11:35)', 'exact', 'eng-web'],
    ['“love the world” (1 John 2:15)', 'paraphrase', 'eng-web'],
    ['“For God so loved the world, that he gave his only born Son” (Romans 5:8)', 'paraphrase', 'eng-web'],
    ['Romans 5:8: “For God so loved the world, that he gave his only born Son”', 'paraphrase', 'eng-web'],
    ['Psalm 136:2: “for his loving kindness endures forever”', 'exact', 'eng-web'],
    ['You should not “love the world” (1 John 2:15)', 'exact', 'eng-web'],
    ['Matthew Henry: women are “allowed to be public teachers in the church”', 'not_found', undefined],
    ['Matthew Henry: women are “not allowed to be public teachers in the church”', 'exact', 'mhc'],
    ['The Bible says, “God helps those who help themselves.”', 'not_found', undefined],
    ['As the Bible says, God helps those who help themselves.', 'not_found', undefined],
    ['“God hates the world and all in it” (John 99:16)', 'not_found', undefined],
    ['As Jesus said, “Love your enemies.”', 'exact', 'eng-web'],
    ['It is written: You shall not murder.', 'exact', 'eng-web'],
    ['As Jesus said, “Take up your cross.”', 'unchecked', undefined],
    ['Jesus says, “I am the way, the truth, and the life.” (John 14:6)', 'exact', 'eng-web'],
    ['“the Word was with god, and the Word was God” (John 1:1)', 'paraphrase', 'eng-web'],
    ['“For God so loved the world? that he gave his only born Son” (John 3:16)', 'paraphrase', 'eng-web'],
    ['For God so loved the world ❌, that he gave his only born Son.', 'paraphrase', 'eng-web'],
    ['"for God so loved the world - that he gave his only born Son!" (John 3:16)', 'exact', 'eng-web'],
    ['My grandmother used to say “a stitch in time saves nine of them.”', 'unchecked', undefined],
  ])('%s', async (text, verdict, edition) => {
    const { spans } = await check(text)
    expect(spans.map((span) => [span.verdict, span.source?.edition])).toEqual([[verdict, edition]])
  })

  test('with words beside a reference that they are not from names their place', async () => {
    const { spans } = await check('“For God so loved the world, that he gave his only born Son” (Romans 5:8)')
    expect(spans.map(({ source }) => source?.ref)).toEqual(['John 3:16'])
  })

  test('says which words differ, and what the text has instead', async () => {
    const text = '“For God so loved the planet, that he gave his only Son” (John 3:16)'
    const answer = (await api.post('/api/check', { text })).json() as CheckTextAnswer
    const [span] = answer.spans
    expect(span?.source?.text).toBe('For God so loved the world, that he gave his only born Son')
    expect(span?.differences?.map(({ start, end, stored }) => [text.slice(start, end), stored])).toEqual([
      ['planet', 'world'],
      ['', 'born'],
    ])
  })

  test('has the seal on a verse that has the words of a saying', async () => {
    const { spans } = await check('«todos sois hijos de Dios» (Gálatas 3:26)', 'spa-rv1909')
    expect(spans.map(({ verdict, source }) => [verdict, source?.ref])).toEqual([['exact', 'Galatians 3:26']])
  })

  test('is counted, keeps its offsets across paragraphs, and is compared with the requested translation', async () => {
    const { counts, spans, is_complete, bible_id } = await check(
      'Hello there.\n\n“Jesus wept.” (John 11:35)\n\n“For God so loved the world, that he gave his only begotten Son” (John 3:16)',
      'eng-kjv',
    )
    expect(spans.map(({ words }) => words)).toEqual([
      'Jesus wept.',
      'For God so loved the world, that he gave his only begotten Son',
    ])
    expect([counts.exact, counts.not_found, is_complete, bible_id]).toEqual([2, 0, true, 'eng-kjv'])
  })

  test('without Scripture has no spans', async () => {
    expect((await check('The letter was carried by a friend. Nobody knows when it arrived.')).spans).toEqual([])
  })

  test('that is missing, too large or of an unknown translation is rejected', async () => {
    expect((await api.post('/api/check', {})).status).toBe(400)
    expect((await api.post('/api/check', { text: '\u200b' })).status).toBe(400)
    expect((await api.post('/api/check', { text: 'a '.repeat(40_000) })).status).toBe(413)
    expect((await api.post('/api/check', { text: 'a', bible_id: 'xyz' })).status).toBe(404)
  })

  test('is not stored, and its sender does not become a visitor', async () => {
    const answer = await api.post('/api/check', { text: 'zebra crossing “Jesus wept.” (John 11:35)' })
    expect(answer.headers).not.toHaveProperty('x-user-id')
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from visitors`.execute(database.db)
    expect(rows[0]?.count).toBe(0)
  })

  test('that is crafted to take long is answered within the time limit', { timeout: 30_000 }, async () => {
    const started = performance.now()
    await check('“the word of the LORD came unto me” and the LORD said unto Moses, '.repeat(950).slice(0, 60_000))
    expect(performance.now() - started).toBeLessThan(15_000)
  })
})

describe('a reference in a pasted text', () => {
  test.each([
    ['As Genesis 51:3 says, be kind to your neighbours.', ['Genesis 51:3 verse']],
    [
      'Read John 22:5 and Romans 6:32, and then Hezekiah 3:4.',
      ['John 22:5 verse', 'Romans 6:32 verse', 'Hezekiah 3:4 book'],
    ],
    ['“Be kind to your neighbours and help the poor” (Genesis 51:3)', ['“ verse']],
    ['Read Daniel 13:1, Joel 4:2, Psalm 151:1, Tobit 4:15, Matthew 17:21 and 3 John 1:14.', []],
    ['We meet on Sunday at 10:30, and read Genesis 50:3 and John 21.', []],
  ])('has a mark on each reference to what does not exist: %s', async (text, wanted) => {
    const { spans } = await check(text)
    const marked = spans.map(({ words, missing }) => `${words === missing?.ref ? words : '“'} ${missing?.what}`)
    expect(marked).toEqual(wanted)
  })

  test.each(['Money is the root of all evil (1 Timothy 6:10).', '“Money is the root of all evil” (1 Timothy 6:10).'])(
    'shows the verse that is named beside words that it does not have: %s',
    async (text) => {
      const { spans } = await check(text)
      expect(spans.map(({ verdict, source, named }) => [verdict, source, named?.ref, named?.edition])).toEqual([
        ['not_found', null, '1 Timothy 6:10', 'eng-web'],
      ])
    },
  )
})

describe('a quotation', () => {
  const LOVED = 'For God so loved the world, that he gave his only born Son'
  test.each([
    `“${LOVED}” — Romans 5:8`,
    `“${LOVED}”\n— Romans 5:8`,
    `“${LOVED}”\nRomans 5:8`,
    `> ${LOVED}\n> — Romans 5:8`,
    `“${LOVED}” Romans 5:8`,
    `“${LOVED}.” Romans 5:8.`,
    `“${LOVED}” – Paul, Romans 5:8 (WEB)`,
    `“${LOVED}” - Romans 5:8`,
    `“${LOVED}” (says Paul in Romans 5:8)`,
    `“${LOVED}” (Paul, Romans 5:8)`,
    `**Romans 5:8** “${LOVED}”`,
    `In Romans 5:8 Paul writes, “${LOVED}”`,
    `As Romans 5:8 tells us so clearly, “${LOVED}”`,
    `Romans 5:8 contains the words “${LOVED}”.`,
    `“${LOVED}” is found in Romans 5:8.`,
    `“${LOVED}” comes from Romans 5:8.`,
    `${LOVED} — Romans 5:8`,
    `«${LOVED}» — Romanos 5:8`,
  ])('presented by another reference has no seal: %s', async (text) => {
    const bible_id = text.includes('Romanos') ? 'spa-rv1909' : undefined
    const [span] = (await check(text.replace(`«${LOVED}»`, '«Porque de tal manera amó Dios al mundo»'), bible_id)).spans
    expect([span?.verdict, span?.source?.ref]).toEqual(['paraphrase', 'John 3:16'])
  })

  test.each([
    `“${LOVED}.” Romans 5:8 adds that this was for sinners.`,
    `“${LOVED}.” Romans 5:8, too, speaks of love.`,
    `“${LOVED}” – Romans 5:8 says why.`,
    `“${LOVED}” (cf. Romans 5:8)`,
    `“${LOVED}” (see Romans 5:8)`,
    `“${LOVED}” (compare Romans 5:8)`,
    `“${LOVED}” — see also Romans 5:8`,
    `“${LOVED}” — John 3:16`,
    `“${LOVED}” John 3:16`,
    `“${LOVED}” (says Jesus in John 3:16; Romans 5:8)`,
    `Romans 5:8 echoes “${LOVED}”.`,
    `Romans 5:8 reminds me of “${LOVED}”.`,
    `Romans 5:8 speaks of love, and “${LOVED}” does too.`,
    `Unlike Romans 5:8, “${LOVED}” names the world.`,
    `Nowhere in Romans 5:8 does Paul say “${LOVED}”.`,
    `In Romans 5:8 Paul speaks of love. Jesus says, “${LOVED}”`,
    `In Romans 5:8 Paul says what Jesus said: “${LOVED}”`,
    `“But God commends his own love toward us” (Romans 5:8) “${LOVED}”`,
    `“But God commends his own love toward us” Romans 5:8 “${LOVED}”`,
    `Two promises:\n“${LOVED}”\nRomans 5:8\n“But God commends his own love toward us”`,
    `John 3:16\n“${LOVED}”\nRomans 5:8\n“But God commends his own love toward us”`,
    `- ${LOVED}\n- Romans 5:8\n- Psalm 23`,
    `“${LOVED}” is quoted in Romans 5:8.`,
    `“${LOVED}” is not found in Romans 5:8.`,
  ])('with another reference that does not present it has a seal: %s', async (text) => {
    const { spans } = await check(text)
    expect(spans.find(({ words }) => words.startsWith('For God'))?.verdict).toBe('exact')
  })
})

describe('words beside a reference that does not exist', () => {
  const LOVED = 'For God so loved the world, that he gave his only born Son'
  const GAVE = 'Porque de tal manera amó Dios al mundo, que ha dado á su Hijo unigénito'
  const found = async (text: string, bible_id?: string) => {
    // that of the words, not of a reference alone
    const span = (await check(text, bible_id)).spans.find(({ words, missing }) => words !== missing?.ref)
    return [span?.verdict, span?.source?.ref, span?.missing?.what, span?.missing?.ref]
  }

  test.each([
    [`“${LOVED}” (John 3:99)`, 'verse', 'John 3:99'],
    [`“${LOVED}” (Romans 6:32)`, 'verse', 'Romans 6:32'],
    [`Romans 66:3 says: “${LOVED}”`, 'verse', 'Romans 66:3'],
    [`“${LOVED}” — Jude 2:4`, 'verse', 'Jude 2:4'],
    [`${LOVED} (Romans 6:32)`, 'verse', 'Romans 6:32'],
    [`“${LOVED}” (Hezekiah 3:4)`, 'book', 'Hezekiah 3:4'],
    [`“${LOVED}” — Hesitations 1:2`, 'book', 'Hesitations 1:2'],
    [`1 Opinions 3:4: “${LOVED}”`, 'book', '1 Opinions 3:4'],
    [`As it says in Second Babylonians 2:2, “${LOVED}”`, 'book', 'Second Babylonians 2:2'],
    [`${LOVED} — Hezekiah 3:4`, 'book', 'Hezekiah 3:4'],
  ])('have no seal, and their place is named: %s', async (text, what, ref) => {
    expect(await found(text)).toEqual(['paraphrase', 'John 3:16', what, ref])
  })

  test.each([
    [`«${GAVE}» (Ezequías 3:4)`, 'book', 'Ezequías 3:4'],
    [`«${GAVE}» (Juan 3:99)`, 'verse', 'Juan 3:99'],
    [`«${GAVE}» (Romanos 6:32)`, 'verse', 'Romanos 6:32'],
    [`«${GAVE}» (Judas 2:4)`, 'verse', 'Judas 2:4'],
  ])('have no seal in Spanish: %s', async (text, what, ref) => {
    expect(await found(text, 'spa-rv1909')).toEqual(['paraphrase', 'John 3:16', what, ref])
  })

  test('of another translation are still those of that translation', async () => {
    const text = '“For God so loved the world, that he gave his only begotten Son” (John 3:99)'
    expect(await found(text)).toEqual(['other_edition', 'John 3:16', 'verse', 'John 3:99'])
  })

  test.each([
    ['“God hates the world and all in it” (John 99:16)', 'verse', 'John 99:16'],
    ['“Whoever hesitates is lost on the way” (Hesitations 1:2)', 'book', 'Hesitations 1:2'],
    ['“Jesus wept.” (John 11:99)', 'verse', 'John 11:99'],
  ])('and that no verse has are not found: %s', async (text, what, ref) => {
    expect(await found(text)).toEqual(['not_found', undefined, what, ref])
  })

  test.each([
    `“${LOVED}” (John 3:16; Romans 6:32)`,
    `“${LOVED}” (see Hezekiah 3:4)`,
    `King Hezekiah 3:4 was no text. We read “${LOVED}” there.`,
    `“${LOVED}” (Sunday 10:30)`,
    `“${LOVED}” (Quran 2:255)`,
    `“${LOVED}” (Enoch 1:9)`,
    `“${LOVED}” — Thomas 3:4`,
    `“${LOVED}” (Juan 3:16)`,
    `“${LOVED}” (Jean 3:16)`,
    `We meet at 3:15. “${LOVED}”`,
  ])('have one if it presents nothing or is no reference to the Bible: %s', async (text) => {
    expect(await found(text)).toEqual(['exact', 'John 3:16', undefined, undefined])
  })
})

test('more texts a minute than an address may send are rejected', async () => {
  const env = { RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_CHECKS_PREFIX_PER_MINUTE: '2' }
  const limited = await startApi({ databaseUrl: database.url, env })
  try {
    const statuses: number[] = []
    for (let i = 0; i < 3; i++) statuses.push((await limited.post('/api/check', { text: 'Jesus wept.' })).status)
    expect(statuses).toEqual([200, 200, 429])
  } finally {
    await limited.stop()
  }
})

test('a short text is checked before the long ones that wait', async () => {
  const long = 'and he said to him, I am the LORD your God, and the son of '.repeat(60)
  const done: string[] = []
  const send = (text: string, name: string) => check(text).then(() => done.push(name))
  const all = ['first', 'second', 'third'].map((name) => send(long, name))
  await Promise.all([...all, send('“Jesus wept.” (John 11:35)', 'short')])
  expect(done.indexOf('short')).toBeLessThan(2)
})
