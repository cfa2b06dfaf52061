import { describe, expect, test } from 'vitest'
import { isInOneVerse } from '../../api/bible/one-verse.ts'
import { careForSearch } from '../../api/bible/search-care.ts'
import { searchVerses } from '../../shared/search/search-verses.ts'
import { asVerses, searchedVerses } from '../helpers/db/verse-index.ts'

/** Words of which each is different: `a0 a1 a2 …`. */
const words = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i}`).join(' ')
const WALK =
  'Even though I walk through the valley of the shadow of death, I will fear no evil, for you are with me. Your rod and your staff, they comfort me.'
const LONG = words('a', 200)
const HAN = '我雖然行過死蔭的幽谷也不怕遭害因為你與我同在你的杖你的竿都安慰我'

const verses = await searchedVerses(
  asVerses([WALK, LONG, `${words('a', 70)} ${words('b', 70)}`, words('c', 40), words('d', 40), HAN]),
  'simple',
)
const find = async (q: string, page = { limit: 20, offset: 0 }) => ({ query: q, ...searchVerses(verses, q, page) })

describe('a text of any length is in one verse', () => {
  test.each([WALK, `“${WALK}”`, LONG, words('a', 17), words('a', 64), words('b', 70), HAN])(
    'if all its words are: %j',
    async (text) => expect(await isInOneVerse(text, find)).toBe(true),
  )

  test.each([
    `${WALK} Tonight.`,
    `Tonight. ${WALK}`,
    WALK.replace('fear', 'never fear'),
    `${WALK} „tonight`,
    `${LONG} tonight`,
    `${LONG} die`,
    LONG.replace('a150', 'tonight'),
    // each phrase is of a verse, but of different ones
    `${words('c', 40)} ${words('d', 40)}`,
    `${words('c', 16)} ${words('d', 16)}`,
    `${HAN}我要自殺`,
    '…',
  ])('only if all its words are: %j', async (text) => expect(await isInOneVerse(text, find)).toBe(false))
})

describe('help for a search', () => {
  const careFor = (q: string, offset = 0) =>
    careForSearch(q, { language: 'en', accept: 'en-GB' }, (asked, page) => find(asked, page ?? { limit: 20, offset }))

  test.each([0, 20])('is shown for own words after a long verse, also from result %i on', async (offset) =>
    expect(await careFor(`${WALK} I am going to kill myself`, offset)).toMatchObject({ response: 'reply' }),
  )
})
