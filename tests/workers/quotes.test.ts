import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkAnswer } from '../../workers/quotes/quotes.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
})

afterAll(() => database.drop())

const check = (
  text: string,
  more: { question?: string; bible_id?: string; tool_results?: { tool_name: string; result: unknown }[] } = {},
) =>
  checkAnswer({
    ...{ db: database.db, text, bible_id: 'eng-web', language: 'en' },
    place: { bible_id: 'eng-web', book: 'JHN', chapter: 3, verses: [16] },
    ...more,
  })

describe('references', () => {
  test('that exist become links to the reader', async () => {
    const { content, citations } = await check('See John 3:16–18, verse 5 and Jude 5, and Psalm 23.')
    expect(content).toBe(
      'See [John 3:16–18](/read/JHN/3?verse=16-18), [verse 5](/read/JHN/3?verse=5) and [Jude 5](/read/JUD/1?verse=5), and [Psalm 23](/read/PSA/23).',
    )
    expect(citations.map(({ ref, verdict }) => [ref, verdict])).toEqual([
      ['John 3:16–18', 'exact'],
      ['John 3:5', 'exact'],
      ['Jude 5', 'exact'],
      ['Psalm 23', 'exact'],
    ])
  })
  test('have a dash between their verses', async () => {
    const { content } = await check('See John 3:3-7 and 1 John 1:8-9.')
    expect(content).toBe('See [John 3:3–7](/read/JHN/3?verse=3-7) and [1 John 1:8–9](/read/1JN/1?verse=8-9).')
  })
  test('that do not exist stay plain text', async () => {
    const { content, citations } = await check('See Hezekiah 4:5 and John 3:99.')
    expect(content).toBe('See Hezekiah 4:5 and John 3:99.')
    expect(citations.map(({ verdict, book }) => [verdict, book])).toEqual([
      ['unresolved', null],
      ['unresolved', 'JHN'],
    ])
  })
  test('lose every link and image that a model made', async () => {
    const { content } = await check(
      '[John 3:16](https://evil.example) ![x](https://evil.example/p.png) [y](javascript:1) [z](/read/GEN/1)',
    )
    expect(content).toBe('[John 3:16](/read/JHN/3?verse=16) x y z')
  })
  test('end with their block, and no number of a verse continues them', async () => {
    const { citations } = await check(
      '> Jesus wept.\n> — John 11:35\n\n36 The Jews said.\n\n> 1 Now a man\n> 2 was sick (John 11:1)',
    )
    expect(citations.map(({ ref }) => ref)).toEqual(['John 11:35', 'John 11:1'])
  })
  test('in emphasis are links too', async () => {
    const { content } = await check('See *John* 3:16, **Jo**hn 3:17 and John&nbsp;3:18.')
    expect(content).toBe(
      'See [*John* 3:16](/read/JHN/3?verse=16), [**Jo**hn 3:17](/read/JHN/3?verse=17) and [John\u00A03:18](/read/JHN/3?verse=18).',
    )
  })
  test('in code are unchanged', async () => {
    const { content } = await check('`John 3:16` is code.\n\n```\nJohn 3:17\n```')
    expect(content).toBe('`John 3:16` is code.\n\n```\nJohn 3:17\n```')
  })
})

describe('quotations', () => {
  test('that are word for word are unchanged', async () => {
    const text = 'He says, “For God so loved the world” (John 3:16).\n\n> Jesus wept.\n> — John 11:35'
    const { content, citations } = await check(text)
    expect(content).toBe(
      text
        .replace('John 3:16', '[John 3:16](/read/JHN/3?verse=16)')
        .replace('John 11:35', '[John 11:35](/read/JHN/11?verse=35)'),
    )
    expect(citations).toMatchObject([
      { ref: 'John 3:16', verdict: 'exact', quote: 'For God so loved the world' },
      { ref: 'John 11:35', verdict: 'exact', quote: 'Jesus wept.' },
    ])
  })

  test('with changed words are replaced by the stored text', async () => {
    const { content, citations } = await check(
      '“For God so loved the earth that he gave his only begotten Son” (John 3:16)',
    )
    expect(content).toMatch(/^“For God so loved the world, that he gave his only born Son” \(\[John 3:16\]/)
    expect(citations).toMatchObject([
      { verdict: 'repaired', quote: 'For God so loved the world, that he gave his only born Son' },
    ])
  })

  test('in a block quote are replaced too', async () => {
    const { content } = await check('> Jesus cried.\n> — John 11:35')
    expect(content).toBe('> Jesus wept.\n> — [John 11:35](/read/JHN/11?verse=35)')
  })

  test('that are found nowhere lose their marks', async () => {
    const { content, citations } = await check('As “God helps those who help themselves” (John 3:16) has it.')
    expect(content).toBe('As God helps those who help themselves ([John 3:16](/read/JHN/3?verse=16)) has it.')
    expect(citations).toMatchObject([{ verdict: 'paraphrase' }])
    const block = await check('> Cleanliness is next to godliness, saith the preacher.\n> — Proverbs 3:5')
    expect(block.content).not.toContain('>')
  })

  test('of verses that do not exist lose their marks and get no link', async () => {
    const { content, citations } = await check('“Be ye kind to all creatures great” (John 3:99)')
    expect(content).toBe('Be ye kind to all creatures great (John 3:99)')
    expect(citations).toMatchObject([{ verdict: 'unresolved' }])
  })

  test('without a reference are found and corrected too', async () => {
    const { content, citations } = await check('It is written: “In the beginning God made the heavens and the earth.”')
    expect(content).toBe('It is written: “In the beginning, God created the heavens and the earth.”')
    expect(citations).toMatchObject([{ ref: 'Genesis 1:1', verdict: 'repaired' }])
  })

  test('that are not presented as Scripture are unchanged', async () => {
    const text =
      'You ask about “being spiritual but not religious” and the word “love”; a so-called “leap” (John 3:16).'
    const { content } = await check(text, { question: 'What about being spiritual but not religious?' })
    expect(content).toBe(text.replace('John 3:16', '[John 3:16](/read/JHN/3?verse=16)'))
  })
})

describe('quotations and their sources:', () => {
  const FALSE = 'God hates the world and all in it'

  test.each([
    ['as a heading', `## John 3:16\n\n“${FALSE}.”`],
    ['in bold above', `**John 3:16**\n\n“${FALSE}.”`],
    ['in the item above', `- John 3:16\n- “${FALSE}.”`],
    ['in the paragraph below', `“${FALSE}”\n\n— John 3:16`],
    ['in the line below, in emphasis', `“${FALSE}”\n\n*John 3:16 (WEB)*`],
    ['inside of the marks', `“${FALSE} (John 3:16)”`],
    ['inside of the marks, behind a dash', `“${FALSE} — John 3:16”`],
    ['in a block quote of a numbered list', `1. > ${FALSE}. (John 3:16)`],
    ['in a block quote far to the right', `- a\n\n      > ${FALSE}. (John 3:16)`],
    ['close behind straight marks', `"${FALSE}"(John 3:16)`],
    ['in brackets close behind', `"${FALSE}"[John 3:16]`],
    ['between tags', `<br>"${FALSE}"<br> (John 3:16)`],
    ['behind a hidden sign', `\u200B"${FALSE}" (John 3:16)`],
    ['in another cell', `|a|b|\n|-|-|\n|John 3:16|"${FALSE}"|`],
    ['behind character references', `&ldquo;${FALSE}&rdquo; (John 3:16)`],
    ['behind numbers of characters', `&#8220;${FALSE}&#x201D; (John&nbsp;3:16)`],
    ['behind escaped marks', `\\"${FALSE}\\" (John 3:16)`],
    ['behind ornate marks', `❝${FALSE}❞ (John 3:16)`],
    ['behind what only looks like a fence', `\`\`\`John\`\`\` says:\n\n“${FALSE}” (John 3:16)`],
    ['with emphasis inside', `“${FALSE}” (**Jo**hn 3:16)`],
    ['and a name before', `As Luther translates, “${FALSE}” (John 3:16).`],
    ['and a name behind', `> ${FALSE}\n> — Augustine, citing John 3:16`],
    ['and the words of the question', `Yes: “${FALSE}” (John 3:16).`],
  ])('with the reference %s lose their marks', async (_name, text) => {
    const { content, citations } = await check(text, { question: `Does it say that ${FALSE}?` })
    expect(content).not.toMatch(/["“”❝❞]|&(?:ldquo|#8220);/)
    expect(content).not.toMatch(/^\s*(?:\d\.\s*)?>/m)
    expect(content).toContain(FALSE)
    expect(citations.filter(({ at }) => at)).toEqual([])
    expect(citations).toContainEqual(
      expect.objectContaining({ verdict: 'paraphrase', quote: expect.stringContaining(FALSE) }),
    )
  })

  test('of a teacher keep their marks if a tool has read them, and never before a reference', async () => {
    const words = 'Here is gospel indeed, good news from heaven'
    const read = [
      {
        tool_name: 'get_commentary',
        result: { parts: [{ text: `Here is gospel indeed,\ngood news from heaven. More.` }] },
      },
    ]
    const said = `Matthew Henry writes on John 3:16: “${words}.”`
    expect((await check(said)).content).not.toContain('“')
    expect((await check(said, { tool_results: read })).content).toContain(`“${words}.”`)
    expect((await check(said, { tool_results: [{ ...read[0]!, tool_name: 'get_passage' }] })).content).not.toContain(
      '“',
    )
    expect(
      (await check(`Matthew Henry writes: “${words}” (John 3:16).`, { tool_results: read })).content,
    ).not.toContain('“')
  })

  test('are compared with the reader’s own translation', async () => {
    const king = 'For God so loved the world, that he gave his only begotten Son'
    const inWeb = await check(`“${king}” (John 3:16)`)
    expect(inWeb.citations).toMatchObject([{ verdict: 'paraphrase' }])
    expect(inWeb.citations[0]).not.toHaveProperty('at')
    expect(inWeb.spans).toMatchObject([{ verdict: 'other_edition', source: { edition: 'eng-kjv', ref: 'John 3:16' } }])
    expect((await check(`“${king}” (John 3:16)`, { bible_id: 'eng-kjv' })).citations).toMatchObject([
      { verdict: 'exact' },
    ])
    expect(
      (await check('«Porque de tal manera amó Dios al mundo» (Juan 3:16)', { bible_id: 'spa-rv1909' })).citations,
    ).toMatchObject([{ verdict: 'exact' }])
  })

  test('record which tool read them', async () => {
    const { citations } = await checkAnswer({
      ...{ db: database.db, text: '“Jesus wept.” (John 11:35)', bible_id: 'eng-web', language: 'en' },
      place: { bible_id: 'eng-web', book: 'JHN', chapter: 11, verses: [] },
      tool_results: [
        { tool_name: 'find_topic', result: {} },
        { tool_name: 'get_passage', result: { verses: [{ text: 'Jesus wept.' }] } },
      ],
    })
    expect(citations[0]?.tool_call).toBe(1)
  })
})

test('hostile answers are checked within the time limit', async () => {
  const texts = [
    '“'.repeat(20_000),
    '> '.repeat(20_000),
    '['.repeat(20_000),
    'John 3:16 '.repeat(1000),
    '"a" '.repeat(5000),
    `“${'word '.repeat(20_000)}” (John 3:16)`,
  ]
  for (const text of texts) {
    const started = performance.now()
    await check(text)
    expect(performance.now() - started, text.slice(0, 20)).toBeLessThan(4000)
  }
})
