import { describe, expect, test } from 'vitest'
import { checkInterval } from '../../web/app/version-rules.ts'
import { isCommon, mayBeKept, textOf } from '../../web/data/readable.ts'
import { deviceOf } from '../../web/install/useInstall.ts'
import { findChapters } from '../../web/offline/find-chapters.ts'

describe('what may be stored on a device', () => {
  test('chapters and lists of books, of any translation', () => {
    expect(textOf('/api/bible/eng-web/book/JHN/chapters/3')).toBe('eng-web')
    expect(textOf('/api/bible/spa-rv1909/toc')).toBe('spa-rv1909')
    expect(textOf('/api/bible/eng-web/book/JHN/chapters/3/suggestions')).toBeNull()
    expect(textOf('/api/bible/eng-web/search')).toBeNull()
  })

  test.each(['/api/user', '/api/chats', '/api/chat/1', '/api/home', '/api/user/export', '/version.json', '/healthz'])(
    'not %s',
    (path) => expect([textOf(path), isCommon(path)]).toEqual([null, false]),
  )

  test('no response that names a visitor, was requested by one, is incomplete or says no-store', () => {
    const [plain, own] = [{}, { headers: { 'X-User-ID': 'u1' } }].map(
      (init) => new Request('http://x/api/bibles', init),
    )
    const answer = (status: number, headers = {}) => new Response(null, { status, headers })
    expect(mayBeKept(plain!, answer(200, { 'Cache-Control': 'public, max-age=60' }))).toBe(true)
    expect(mayBeKept(own!, answer(200))).toBe(false)
    expect(mayBeKept(plain!, answer(200, { 'X-User-ID': 'u1' }))).toBe(false)
    expect(mayBeKept(plain!, answer(200, { 'Cache-Control': 'no-store' }))).toBe(false)
    expect(mayBeKept(plain!, answer(200, { 'Cache-Control': 'private, no-store' }))).toBe(false)
    expect(mayBeKept(plain!, answer(206))).toBe(false)
    expect(mayBeKept(plain!, answer(404))).toBe(false)
  })
})

describe('chapters by their names', () => {
  const book = (id: string, name: string, chapter_count: number) => ({ id, name, abbreviation: id, chapter_count })
  const books = [
    ...[book('JHN', 'John', 21), book('1JN', '1 John', 5), book('JOB', 'Job', 42), book('EXO', 'Éxodo', 40)],
    ...[book('JUD', 'Jude', 1), book('ROM', 'Romans', 16), book('1CH', '1 Chronicles', 29)],
  ]
  const found = (query: string) => findChapters(query, books).map(({ book, chapter }) => `${book.id} ${chapter}`)

  test('a reference is one chapter', () => expect(found('john 3:16')).toEqual(['JHN 3']))
  test('the whole name of a book is all its chapters', () => expect(found('1 john')).toHaveLength(5))
  test('part of several names is the first chapter of each', () => expect(found('joh')).toEqual(['JHN 1', '1JN 1']))
  test('accents do not matter', () => expect(found('exodo')).toHaveLength(40))
  test('a missing chapter is nothing', () => expect(found('job 43')).toEqual([]))
  test('a short English name is not a part of other names', () => expect(found('ro 8')).toEqual(['ROM 8']))
  test('part of several names with a chapter is that chapter of each', () =>
    expect(found('oh 3')).toEqual(['JHN 3', '1JN 3']))

  const spanish = [book('JHN', 'Juan', 21), book('1JN', '1 Juan', 5), book('JUD', 'Judas', 1)]
  test.each([
    ['Juan 3:16', 'JHN', 3, [16]],
    ['juan 3', 'JHN', 3, undefined],
    ['1 Juan 4:7-8', '1JN', 4, [7, 8]],
    ['1 John 4', '1JN', 4, undefined],
    ['Juan 3,16', 'JHN', 3, [16]],
    ['1 Juan 4, 7-8', '1JN', 4, [7, 8]],
    ['Juan 3：16', 'JHN', 3, [16]],
  ])('a reference with the name of the table of contents: %s', (query, id, chapter, verses) =>
    expect(findChapters(query, spanish)).toEqual([{ book: expect.objectContaining({ id }), chapter, verses }]),
  )
  test.each([
    ['Judas 5', spanish],
    ['Jude 5', spanish],
    ['Jude 5', books],
    ['Jude 1:5', books],
  ])('a number alone is a verse in a book of one chapter: %s', (query, of) =>
    expect(findChapters(query, of)).toMatchObject([{ book: { id: 'JUD' }, chapter: 1, verses: [5] }]),
  )
})

test('the build is checked every 5 s on staging, every 2 min when installed, else every 10 min', () => {
  expect(checkInterval('staging.example.org', false)).toBe(5_000)
  expect(checkInterval('example.org', true)).toBe(120_000)
  expect(checkInterval('example.org', false)).toBe(600_000)
})

test('an iPad that claims to be a Mac is recognised by its touch screen', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
  expect(deviceOf({ userAgent: mac, maxTouchPoints: 5 })).toBe('ipad')
  expect(deviceOf({ userAgent: mac, maxTouchPoints: 0 })).toBe('other')
})
