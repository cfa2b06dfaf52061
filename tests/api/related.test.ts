import { describe, expect, test } from 'vitest'
import { englishVerses } from '../../shared/bible/english-verses.ts'
import { resolveReference } from '../../shared/bible/resolve-reference.ts'
import { placeAt } from '../../shared/bible/verse-position.ts'
import { MuchRelatedAnswer, RelatedAnswer } from '../../shared/contract/bible.ts'
import { findVersification } from '../../shared/server/sql/bibles.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi({ texts: true })

const ask = (ref: string, id = 'eng-web') => api.get(`/api/bible/${id}/related?ref=${encodeURIComponent(ref)}`)
const related = async (ref: string, id?: string) => RelatedAnswer.strict().parse((await ask(ref, id)).json())
const refsOf = ({ books }: RelatedAnswer) => books.flatMap(({ passages }) => passages.map(({ ref }) => ref))

describe('the passages that a verse leads to', () => {
  test('are in full, by book, those that most verses lead to first', async () => {
    const answer = await related('John 3:16')
    expect(answer).toMatchObject({ ref: 'John 3:16', total: 23 })
    expect(refsOf(answer)).toEqual(expect.arrayContaining(['Romans 5:8', '1 John 4:9', 'Genesis 22:12']))
    const cited = answer.books.map(({ passages }) => passages[0]!.cited)
    expect(cited).toEqual(cited.toSorted((a, b) => b - a))
    const romans = answer.books.find(({ book }) => book === 'ROM')!.passages.find(({ ref }) => ref === 'Romans 5:8')!
    expect(romans.verses).toEqual([
      { chapter: 5, verse: 8, text: expect.stringMatching(/^But God commends his own love/) },
    ])
  })

  test('do not contain the verses themselves, and are those of all of several verses', async () => {
    const [one, two, both] = await Promise.all([
      related('Romans 8:28'),
      related('Romans 8:31'),
      related('Romans 8:28,31'),
    ])
    expect(both.ref).toBe('Romans 8:28; Romans 8:31')
    expect(both.total).toBeLessThanOrEqual(one.total + two.total)
    expect(both.total).toBeGreaterThan(Math.max(one.total, two.total))
    expect(refsOf(both)).not.toContain('Romans 8:28')
  })

  test('are in the words and names of the chosen translation', async () => {
    const answer = await related('Juan 3:16', 'spa-rv1909')
    expect(answer.books.map(({ name }) => name)).toContain('Romanos')
    expect(refsOf(answer)).toContain('Romanos 5:8')
  })

  test('are at most sixty; the total counts all', async () => {
    const answer = await related('Psalm 119')
    expect(refsOf(answer)).toHaveLength(60)
    expect(answer.total).toBeGreaterThan(500)
  })

  test('begin with the accounts of the same in other Gospels', async () => {
    const parallel = async (ref: string) =>
      (await related(ref)).books.flatMap(({ passages }) =>
        passages.flatMap(({ ref: found, is_parallel }) => (is_parallel ? [found] : [])),
      )
    expect(await parallel('Matthew 14:20')).toEqual(['Luke 9:17', 'Mark 6:42'])
    expect(await parallel('Matthew 26:26')).toEqual(['Mark 14:22'])
    expect(await parallel('John 3:16')).toEqual([])
    expect(await parallel('Psalm 23')).toEqual([])
    expect((await related('Matthew 14:20')).books[0]!.passages[0]).toMatchObject({ is_parallel: true })
  })

  test('are none for a book that the treasury does not have', async () => {
    expect(await related('Tobit 1:1')).toEqual({ ref: 'Tobit 1:1', total: 0, books: [] })
  })

  test('may be cached by everyone, and are answered from memory', async () => {
    const first = await ask('John 3:16')
    expect(first.headers['cache-control']).toMatch(/^public/)
    const again = await api.get('/api/bible/eng-web/related?ref=John+3%3A16', { 'If-None-Match': first.headers.etag! })
    expect(again.status).toBe(304)
  })
})

describe('the verses of a chapter that lead to many others', () => {
  const much = async (place: string, id = 'eng-web') => {
    const [book, chapter] = place.split(' ')
    const answer = await api.get(`/api/bible/${id}/book/${book}/chapters/${chapter}/related`)
    return MuchRelatedAnswer.strict().parse(answer.json()).verses
  }

  test('are those with twenty-five and more, in order', async () => {
    const verses = await much('JHN 3')
    expect(verses.find(({ verse }) => verse === 17)).toEqual({ verse: 17, count: 30 })
    expect(verses.map(({ verse }) => verse)).toEqual([3, 5, 10, 11, 15, 17, 19, 21, 27, 29, 34, 36])
    expect(verses.every(({ count }) => count >= 25)).toBe(true)
  })

  test('have the numbers of the translation', async () => {
    const verses = await much('PSA 51', 'spa-rv1909')
    const { total } = await related(`Salmos 51:${verses[0]!.verse}`, 'spa-rv1909')
    expect(total).toBeGreaterThan(10)
  })

  test('are none in a book that the treasury does not have', async () => {
    expect(await much('TOB 1')).toEqual([])
  })
})

test.for([
  '',
  '?ref=',
  '?ref=+',
  '?ref=nothing',
  '?ref=John+3%3A99',
  '?ref=John+99',
  '?ref=Hezekiah+4%3A7',
  `?ref=${'a'.repeat(300)}`,
])('a query such as "%s" is refused with what was wrong', async (query) => {
  const refused = await api.get(`/api/bible/eng-web/related${query}`)
  expect(refused.status).toBe(400)
  expect(refused.json()).toMatchObject({ error: 'invalid', issues: [{ path: 'ref' }] })
})

test('a translation that is not installed is 404', async () => {
  expect((await ask('John 3:16', 'eng-none')).status).toBe(404)
})

test('every reference of the treasury is a verse of English Bibles, and all but a few are in each installed one', async () => {
  const rows = await database.db.selectFrom('related_verses').select(['position', 'targets']).execute()
  const targets = new Set(rows.flatMap((row) => [row.position, ...row.targets]))
  expect(rows.reduce((sum, row) => sum + row.targets.length, 0)).toBeGreaterThan(380_000)
  for (const id of ['eng-web', 'eng-kjv', 'spa-rv1909']) {
    const versification = await findVersification(database.db, id)
    let missing = 0
    for (const target of targets) {
      const { book, chapter, verse } = placeAt(target)
      expect(verse).toBeLessThanOrEqual(englishVerses.get(book)![chapter - 1]!)
      const range = { book, start_chapter: chapter, start_verse: verse, end_chapter: chapter, end_verse: verse }
      if (resolveReference(range, versification).problem) missing += 1
    }
    expect(missing, id).toBeLessThanOrEqual(3)
  }
})
