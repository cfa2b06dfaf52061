import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  BiblesAnswer,
  CommentaryAnswer,
  LexiconEntry,
  Manifest,
  PassageAnswer,
  TocAnswer,
} from '../../shared/contract/bible.ts'
import { startApi } from '../helpers/client/api.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi({ texts: true })

describe('the translations', () => {
  test('are listed with the default first', async () => {
    const { bibles } = BiblesAnswer.strict().parse((await api.get('/api/bibles')).json())
    expect(bibles.map(({ id }) => id).slice(0, 3)).toEqual(['eng-web', 'eng-kjv', 'spa-rv1909'])
    expect(bibles[0]).toMatchObject({ abbreviation: 'WEB', language: 'en', direction: 'ltr', format: 'OSIS' })
  })
  test('report their format', async () => {
    expect((await api.get('/api/bibles/eng-kjv/format')).json()).toEqual({ format: 'OSIS' })
  })
  test('of an unknown format report USFX', async () => {
    await database.db.updateTable('bibles').set({ format: 'GBF' }).where('id', '=', 'spa-rv1909').execute()
    const fresh = await startApi({ databaseUrl: database.url })
    expect((await fresh.get('/api/bibles/spa-rv1909/format')).json()).toEqual({ format: 'USFX' })
    await fresh.stop()
    await database.db.updateTable('bibles').set({ format: 'OSIS' }).where('id', '=', 'spa-rv1909').execute()
  })
  test('have a manifest whose counts are those of the source', async () => {
    const manifest = Manifest.parse((await api.get('/api/bibles/eng-kjv/manifest')).json())
    expect(manifest.counts).toEqual(manifest.source_counts)
    expect(manifest.counts).toMatchObject({ books: 66, chapters: 1189, verses: 31_102 })
    expect(manifest.sha256).toMatch(/^[0-9a-f]{64}$/)
  })
  test('have a manifest whose tag changes with each import, also of the same source', async () => {
    const path = '/api/bibles/spa-rv1909/manifest'
    const before = await api.get(path)
    expect((await api.get(path)).headers.etag).toBe(before.headers.etag)
    const move = (by: string) =>
      sql`update bibles set imported_at = imported_at + ${by}::interval where id = 'spa-rv1909'`.execute(database.db)
    await move('1 second')
    const fresh = await startApi({ databaseUrl: database.url })
    const after = await fresh.get(path)
    expect(after.headers.etag).not.toBe(before.headers.etag)
    expect(after.json()).toEqual(before.json())
    await fresh.stop()
    await move('-1 second')
  })
  test('list their books in canonical order', async () => {
    const { books } = TocAnswer.strict().parse((await api.get('/api/bible/eng-kjv/toc')).json())
    expect(books).toHaveLength(66)
    expect(books[0]).toEqual({ id: 'GEN', name: 'Genesis', abbreviation: 'Gen', chapter_count: 50 })
    expect(books.findIndex(({ id }) => id === 'MAT')).toBe(39)
    expect(books.at(-1)).toMatchObject({ id: 'REV', chapter_count: 22 })
  })
})

describe('passages', () => {
  const passage = (ref: string, bible = 'eng-web') =>
    api.get(`/api/bible/${bible}/passage?ref=${encodeURIComponent(ref)}`)

  test('are listed by verse, in the order of the reference', async () => {
    const answer = await api.get('/api/bible/eng-web/passage?ref=John+3:16-18;Jude+5')
    const { passages } = PassageAnswer.strict().parse(answer.json())
    expect(passages.map(({ ref, book, chapter }) => ({ ref, book, chapter }))).toEqual([
      { ref: 'John 3:16–18', book: 'JHN', chapter: 3 },
      { ref: 'Jude 5', book: 'JUD', chapter: 1 },
    ])
    expect(passages[0]?.verses.map(({ verse }) => verse)).toEqual([16, 17, 18])
    expect(passages[1]?.verses[0]?.text).toMatch(/^Now I desire to remind you/)
  })
  test('cross chapters, and are whole chapters without a verse', async () => {
    const [across] = PassageAnswer.parse((await passage('Gen 1:31-2:2')).json()).passages
    expect(across?.verses.map(({ chapter, verse }) => `${chapter}:${verse}`)).toEqual(['1:31', '2:1', '2:2'])
    const [whole] = PassageAnswer.parse((await passage('Philemon')).json()).passages
    expect(whole).toMatchObject({ ref: 'Philemon', verses: { length: 25 } })
  })
  test('are read in the language of the translation, and in English', async () => {
    const [spanish] = PassageAnswer.parse((await passage('Juan 3:16', 'spa-rv1909')).json()).passages
    expect(spanish).toMatchObject({
      book: 'JHN',
      chapter: 3,
      verses: [{ verse: 16, text: expect.stringMatching(/de tal manera/) }],
    })
    expect((await passage('John 3:16', 'spa-rv1909')).status).toBe(200)
  })
  test('of the deuterocanon are found if the translation has it', async () => {
    expect((await passage('Tobit 4:15')).status).toBe(200)
    expect((await passage('Tobit 4:15', 'eng-kjv')).json().detail).toBe('Tobit 4:15: this translation has no Tobit.')
  })
  test.each([
    ['what is love', '“what is love”'],
    ['John 3:16; nonsense 4', '“nonsense 4”'],
    ['he is 3', '“he is 3”'],
    ['John 22:1', 'John has 21 chapters, no chapter 22'],
    ['John 3:99', 'John 3 has 36 verses, no verse 99'],
    ['John 3:16-12', 'Not understood'],
    ['Genesis 1-50; Exodus 1-40', 'more than 2000 verses'],
  ])('%s is rejected with the reason', async (ref, reason) => {
    const answer = await passage(ref)
    expect(answer.status).toBe(400)
    expect(answer.json()).toMatchObject({
      error: 'invalid',
      detail: expect.stringContaining(reason),
      issues: [{ path: 'ref' }],
    })
  })
})

describe('the dictionaries', () => {
  test('return a word by its number, in any spelling of the number', async () => {
    const entry = LexiconEntry.strict().parse((await api.get('/api/lexicon/G26')).json())
    expect(entry).toMatchObject({ id: 'G26', language: 'el', transliteration: expect.stringMatching(/^ag/) })
    expect(entry.definition).toMatch(/love/)
    expect((await api.get('/api/lexicon/g0026')).json()).toEqual(entry)
    expect((await api.get('/api/lexicon/H430')).json()).toMatchObject({ language: 'he' })
  })
})

describe('commentary', () => {
  test('is listed in order with the verses it is about', async () => {
    const answer = CommentaryAnswer.strict().parse((await api.get('/api/commentary/mhc/JHN/3')).json())
    expect(answer.source).toBe('mhc')
    const starts = answer.entries.map(({ start_verse }) => start_verse)
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
    expect(new Set(starts).size).toBe(starts.length)
    for (const { start_verse, end_verse, html } of answer.entries) {
      expect(end_verse).toBeGreaterThanOrEqual(start_verse)
      expect(end_verse).toBeLessThanOrEqual(36)
      expect(html).not.toMatch(/<script|on\w+=|<img/i)
    }
    expect(answer.entries.some(({ html }) => /Nicodemus/.test(html))).toBe(true)
  })
  test('takes names and abbreviations of books', async () => {
    for (const book of ['jhn', 'John', 'jn']) expect((await api.get(`/api/commentary/mhc/${book}/3`)).status).toBe(200)
  })
  test('is empty for a chapter without comments', async () => {
    expect((await api.get('/api/commentary/mhc/TOB/1')).json()).toEqual({ source: 'mhc', entries: [] })
  })
})

describe('every reading call', () => {
  const calls = [
    '/api/bibles',
    '/api/bibles/eng-web/format',
    '/api/bibles/eng-web/manifest',
    '/api/bible/eng-web/toc',
    '/api/bible/eng-web/book/GEN/chapters/1',
    '/api/bible/eng-web/search?q=light',
    '/api/bible/eng-web/passage?ref=John+3:16',
    '/api/commentary/mhc/GEN/1',
    '/api/lexicon/H430',
  ]

  test.each(calls)('%s has a strong ETag, is cacheable, and gives 304 for a match', async (path) => {
    const answer = await api.get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.etag).toMatch(/^"[^"]+"$/)
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d+/)
    const again = await api.get(path, { 'If-None-Match': answer.headers.etag })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
    expect(again.headers.etag).toBe(answer.headers.etag)
    expect((await api.get(path, { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test.each(calls)('%s neither reads nor issues an id', async (path) => {
    const visitor = api.visitor()
    await visitor.get('/api/user')
    const answer = await api.get(path, { 'X-User-ID': visitor.id() })
    expect(answer.headers['x-user-id']).toBeUndefined()
    expect((await api.get(path, { 'X-User-ID': 'forged' })).headers['x-user-id']).toBeUndefined()
  })

  test.each(calls)('%s rejects writing methods', async (path) => {
    const answer = await api.post(path, {})
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })
})

describe('a bad reading call', () => {
  test.each([
    '/api/bibles/none/format',
    '/api/bibles/none/manifest',
    '/api/bible/none/toc',
    '/api/bible/ENG-WEB/toc',
    '/api/bible/__proto__/toc',
    '/api/bible/none/book/GEN/chapters/1',
    '/api/bible/eng-web/book/XYZ/chapters/1',
    '/api/bible/eng-web/book/is it/chapters/1',
    '/api/bible/eng-kjv/book/TOB/chapters/1',
    '/api/bible/eng-web/book/GEN/chapters/0',
    '/api/bible/eng-web/book/GEN/chapters/51',
    '/api/bible/eng-web/book/GEN/chapters/-1',
    '/api/bible/eng-web/book/GEN/chapters/1.0',
    '/api/bible/eng-web/book/GEN/chapters/01',
    '/api/bible/eng-web/book/GEN/chapters/one',
    '/api/bible/eng-web/book/GEN/chapters/99999999999999999999',
    '/api/bible/eng-web/book/..%2f..%2fetc/chapters/1',
    '/api/bible/eng-web/book/GEN/chapters/1/',
    '/api/bible/eng-web/book/GEN/chapters',
    '/api/bible/eng-web/book/%00/chapters/1',
    '/api/bible/eng-web/book/%ff/chapters/1',
    `/api/bible/eng-web/book/${'G'.repeat(5000)}/chapters/1`,
    '/api/bible/eng-web/book/GEN/chapters/51/suggestions',
    '/api/bible/none/search?q=love',
    '/api/bible/none/passage?ref=John+3:16',
    '/api/commentary/none/GEN/1',
    '/api/commentary/nave/GEN/1',
    '/api/commentary/mhc/XYZ/1',
    '/api/commentary/mhc/GEN/51',
    '/api/commentary/mhc/GEN/x',
    '/api/lexicon/G99999',
    '/api/lexicon/G0',
    '/api/lexicon/26',
    '/api/lexicon/G26x',
  ])('%s is 404', async (path) => {
    const answer = await api.get(path.replaceAll(' ', '%20'))
    expect(answer.status).toBe(404)
    expect(answer.json()).toMatchObject({ error: 'not_found', detail: 'Not found.' })
  })

  test.each([
    '/api/bible/eng-web/search',
    '/api/bible/eng-web/search?q=',
    '/api/bible/eng-web/search?q=%20',
    '/api/bible/eng-web/search?q=a&q=b',
    `/api/bible/eng-web/search?q=${'a'.repeat(401)}`,
    '/api/bible/eng-web/search?q=%00',
    '/api/bible/eng-web/search?q=love&limit=0',
    '/api/bible/eng-web/search?q=love&limit=101',
    '/api/bible/eng-web/search?q=love&limit=x',
    '/api/bible/eng-web/search?q=love&limit=1e9',
    '/api/bible/eng-web/search?q=love&offset=-1',
    '/api/bible/eng-web/search?q=love&offset=1.5',
    '/api/bible/eng-web/passage',
    '/api/bible/eng-web/passage?ref=',
    `/api/bible/eng-web/passage?ref=${'a'.repeat(401)}`,
  ])('%s is 400', async (path) => {
    const answer = await api.get(path)
    expect(answer.status).toBe(400)
    expect(answer.json().error).toBe('invalid')
  })
})
