import { describe, expect, test } from 'vitest'
import { searchConfig } from '../../shared/bible/search-text.ts'
import { searchVerses } from '../../shared/search/search-verses.ts'
import { libraryOf } from '../../shared/server/library.ts'
import { listTexts } from '../../shared/server/sql/text-indexes.ts'
import { listVerses } from '../../shared/server/sql/verse-list.ts'
import { fileDatabase } from '../helpers/db/database.ts'
import { createOracle } from '../helpers/source/search-oracle.ts'

const { db } = await fileDatabase({ texts: true })
const heads = (await listTexts(db)).filter(({ kind }) => kind === 'scripture')

const SEED = 20261123
const QUERIES = 100
const PAGE = { limit: 20, offset: 0 }
/** Further pages, also after the verses whose order is kept, and after most last ones. */
const PAGES: Record<number, typeof PAGE> = { 0: { limit: 7, offset: 3 }, 5: { limit: 7, offset: 995 } }
const BOOKS = [undefined, ['PSA'], ['GEN', 'JHN', 'ROM']]

/** Random numbers below 1, the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Searches as readers type them, made of the words of a text. */
function queriesFrom(texts: readonly string[], count: number): string[] {
  const random = randomNumbers(SEED)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const wordsOf = () => pick(texts).match(/[\p{L}\p{M}\p{N}’']+/gu) ?? ['a']
  const stretch = (length: number) => {
    const words = wordsOf()
    const from = Math.floor(random() * Math.max(1, words.length - length))
    return words.slice(from, from + length).join(' ')
  }
  const begun = (text: string) => text.slice(0, Math.max(2, text.length - 1 - Math.floor(random() * 3)))
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const kinds = [
    () => pick(wordsOf()),
    () => `${pick(wordsOf())} `,
    () => stretch(2),
    () => stretch(3 + Math.floor(random() * 3)),
    () => `"${stretch(2 + Math.floor(random() * 4))}"`,
    () => begun(stretch(1 + Math.floor(random() * 2))),
    () => plain(stretch(2)),
    () => `"${plain(stretch(3))}"`,
    () => `${pick(wordsOf())} ${pick(wordsOf())} ${pick(wordsOf())}`,
    () => `“${stretch(2)}” ${pick(wordsOf())}`,
    () => `"${pick(wordsOf())}"`,
    () => `${stretch(2)} Lord`,
    () => `"the Lord ${stretch(1)}"`,
    () => `${pick(wordsOf())} xyzzy`,
  ]
  return Array.from({ length: count }, (_, i) => kinds[i % kinds.length]!())
}

const unescaped = (html: string) => html.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))

describe('a search finds what reading every verse finds', () => {
  // reading every verse takes its time
  test.each(heads.map(({ id }) => id))(
    'in %s',
    async (id) => {
      const head = heads.find((each) => each.id === id)!
      const rows = await listVerses(db, id)
      const oracle = createOracle(rows, searchConfig(head.language))
      const verses = await libraryOf(db).verses(head)
      const queries = queriesFrom(
        rows.map(({ text }) => text),
        QUERIES,
      )
      let found = 0
      for (const [i, query] of queries.entries()) {
        const books = BOOKS[i % 7] // most searches are in all books
        const page = PAGES[i % 10] ?? PAGE
        const expected = oracle(query, books)
        const answer = searchVerses(verses, query, { ...page, books })
        const wanted = expected.found.slice(page.offset, page.offset + page.limit)
        const where = `${JSON.stringify(query)} in ${books ?? 'all books'}`
        expect([answer.total, answer.too_common ?? false], where).toEqual([expected.found.length, expected.tooCommon])
        expect(
          answer.results.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`),
          where,
        ).toEqual(wanted.map(({ place }) => place))
        for (const [n, { html }] of wanted.entries()) {
          const marked = html()
          if (marked !== undefined) expect(unescaped(answer.results[n]!.html), where).toBe(marked)
        }
        found += answer.total > 0 ? 1 : 0
      }
      // most of the searches find something
      expect(found).toBeGreaterThan(QUERIES * 0.6)
    },
    180_000,
  )
})
