import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { SpanVerdict } from '../../shared/contract/spans.ts'
import { checkAnswer } from '../../workers/quotes/quotes.ts'
import { fileDatabase } from '../helpers/db/database.ts'
import { watchLoop } from '../helpers/stack/loop-watch.ts'

/*
 * One group for each way in which an answer once had a wrong seal, or showed false words without a sign. The verdicts
 * are those of the spans, which the page draws.
 */

const { db } = await fileDatabase({ texts: true })

async function check(text: string, bible_id = 'eng-web') {
  const place = { bible_id, book: 'JHN', chapter: 3, verses: [16] }
  const { content, spans } = await checkAnswer({ db, text, bible_id, language: 'en', place })
  const shown = spans.map((span) => ({ ...span, words: content.slice(span.start, span.end) }))
  return { content, spans: shown }
}

type Verdicts = [words: string, verdict: SpanVerdict][]
const verdicts = async (text: string): Promise<Verdicts> =>
  (await check(text)).spans.map(({ words, verdict }) => [words, verdict])

const SEALS: readonly SpanVerdict[] = ['exact', 'shortened', 'repaired']

describe('a verified word elsewhere does not seal a block quotation that contains it', () => {
  test.each([
    [
      'God is “love” (1 John 4:8).\n\n> Those that love the world shall thereby purchase their salvation.\n> — Matthew Henry',
      'Those that love the world shall thereby purchase their salvation.',
    ],
    [
      'Jesus says “the world” (John 3:16).\n\n> God hated the world and all that lives upon it.\n> — Luther Bible, John 3:16',
      'God hated the world and all that lives upon it.',
    ],
  ])('%s', async (text, lie) => {
    const { content, spans } = await check(text)
    expect(content).toContain(lie)
    const from = content.indexOf(lie)
    const over = spans.filter(({ start, end }) => start < from + lie.length && end > from)
    expect(over.map(({ verdict }) => verdict)).not.toHaveLength(0)
    expect(over.filter(({ verdict }) => SEALS.includes(verdict))).toEqual([])
  })
})

describe('a false quotation next to a valid reference loses its marks, whatever name is near it', () => {
  test.each([
    'Yes, as you asked: “God helps those who help themselves” (Proverbs 12:24).',
    'As Luther has it, “God helps those who help themselves” (Proverbs 12:24).',
    'The Apostles’ Creed and “God helps those who help themselves” (Proverbs 12:24).',
  ])('%s', async (text) => {
    const { content, spans } = await check(text)
    expect(content).not.toContain('“God helps')
    expect(spans).toMatchObject([{ words: 'God helps those who help themselves', verdict: 'not_found' }])
  })
})

describe('words of the text are not exact if an omission or addition changes their meaning', () => {
  test.each([
    '“whoever believes in him should … perish” (John 3:16)',
    '“God so loved the world [and wants you to pay for it]” (John 3:16)',
    '“for God is [not] love” (1 John 4:8)',
    '“You shall … murder” (Exodus 20:13)',
  ])('%s', async (text) => {
    const { content, spans } = await check(text)
    // only the stored text that replaced these words is sealed
    expect(spans.map(({ verdict }) => verdict)).not.toContain('exact')
    expect(spans.map(({ verdict }) => verdict)).not.toContain('shortened')
    expect(content).not.toContain(text.slice(0, text.indexOf('”')))
  })
})

describe('Scripture without quotation marks is found', () => {
  test('word for word', async () => {
    expect(await verdicts('So it is, for God so loved the world, that he gave his only born Son, as we know.')).toEqual(
      [['for God so loved the world, that he gave his only born Son', 'exact']],
    )
  })
  test('and with a changed word, as written and as stored', async () => {
    const { content, spans } = await check(
      'So it is, for God so loved the planet, that he gave his only born Son, as we know.',
    )
    expect(spans).toMatchObject([
      {
        ...{ quoted: false, verdict: 'paraphrase' },
        words: 'for God so loved the planet, that he gave his only born Son',
        source: { ref: 'John 3:16', text: 'For God so loved the world, that he gave his only born Son' },
      },
    ])
    expect(spans[0]?.differences?.map(({ start, end, stored }) => [content.slice(start, end), stored])).toEqual([
      ['planet', 'world'],
    ])
  })
  test('and without a seal if a denial was omitted', async () => {
    const found = await verdicts('So whoever believes in him should perish, but have eternal life.')
    expect(found.filter(([, verdict]) => SEALS.includes(verdict))).toEqual([])
    expect(found).not.toEqual([])
  })
})

describe('a quotation from a teacher is compared with the teacher’s text', () => {
  let words = ''
  const henry = async () => {
    const row = await db
      .selectFrom('commentary_entries')
      .select('text')
      .where('book', '=', 'JHN')
      .where('chapter', '=', 3)
      .executeTakeFirstOrThrow()
    return /[A-Z][\w ,]{60,160}\./.exec(row.text)?.[0] ?? ''
  }
  test('word for word', async () => {
    words = await henry()
    expect(words).not.toBe('')
    expect((await check(`Matthew Henry writes: “${words}”`)).spans).toMatchObject([
      { verdict: 'exact', source: { kind: 'commentary' } },
    ])
  })
  test('word for word, also a line of a topic', async () => {
    const line = 'A MOTHER of Israel judged under the palm tree'
    const { heading } = await db
      .selectFrom('topic_references')
      .select('heading')
      .where(sql<boolean>`array_length(string_to_array(heading, ' '), 1) between 6 and 10`)
      .where(sql<boolean>`heading ~ '^[A-Za-z ]+$'`)
      .orderBy('topic_id')
      .orderBy('ordinal')
      .executeTakeFirstOrThrow()
    expect((await check(`Nave’s Topical Bible lists “${heading}.”`)).spans).toMatchObject([
      { verdict: 'exact', source: { kind: 'topics', edition: 'nave', book: null } },
    ])
    const invented = await check(`Nave’s Topical Bible lists “${line}.”`)
    expect(invented.spans.filter(({ verdict }) => SEALS.includes(verdict))).toEqual([])
    expect(invented.spans).toHaveLength(1)
  })
  test.each([
    'Matthew Henry writes: “Those that give alms to this house shall thereby purchase their salvation.”',
    'Strong’s defines it as “a burning desire for the gold of the temple.”',
  ])('invented: %s', async (text) => {
    const { spans } = await check(text)
    expect(spans).toHaveLength(1)
    expect(spans.filter(({ verdict }) => SEALS.includes(verdict))).toEqual([])
  })
})

describe('words in marks that are presented as Scripture and found nowhere lose their marks', () => {
  test.each([
    'As the Bible says, “God helps those who help themselves.”',
    'Jesus said, “Blessed are those who never forgive an enemy.”',
    'It is written: “You shall commit adultery when it pleases you.”',
    'Paul writes, “Hate the world with all that is in you and take its gold.”',
    'La Biblia dice: «Dios ayuda a los que se ayudan a sí mismos».',
  ])('%s', async (text) => {
    const { content, spans } = await check(text)
    expect(spans).toMatchObject([{ verdict: 'not_found', source: null }])
    expect(content).not.toMatch(/[“”«»]/)
  })
})

describe('no invisible character is under a seal', () => {
  test.each([
    'So “\u202EGod is love\u202C” (1 John 4:8).',
    'So “\u2067\u2066Jacob\u2069 I loved, but \u2066Esau\u2069\u2069 I hated” (Romans 9:13).',
    'So “God\u200B is lo\u00ADve\uFEFF” (1 John 4:8).',
    'So “God &#x202E;is love” (1 John 4:8).',
  ])('%j', async (text) => {
    const { spans } = await check(text)
    expect(spans.length).toBeGreaterThan(0)
    for (const { words } of spans) expect(words).not.toMatch(/\p{Cf}/u)
  })
  test('and a letter of another alphabet is a different letter', async () => {
    const { spans } = await check('So “Gоd is lоve and light for everyоne” is what it says.')
    expect(spans.filter(({ verdict }) => SEALS.includes(verdict))).toEqual([])
  })
})

test('words of another edition are unchanged and have its name', async () => {
  const words = 'For God so loved the world, that he gave his only begotten Son'
  const { content, spans } = await check(`It says “${words}” (John 3:16).`)
  expect(content).toContain(`“${words}”`)
  expect(spans).toMatchObject([{ words, verdict: 'other_edition', source: { edition: 'eng-kjv', ref: 'John 3:16' } }])
})

test('quotations that resemble very long passages leave the event loop free', async () => {
  const like = '“and the son of the servant of the king said to all the people of the land, and it was so” (Psalm 119)'
  const text = Array.from({ length: 200 }, (_, i) => `${i}. ${like}.`).join('\n\n')
  // the first check compiles code that the second one reuses
  await check(text)
  const { longestTurn } = await watchLoop(() => check(text), 20)
  expect(longestTurn).toBeLessThan(20)
})
