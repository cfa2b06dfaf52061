import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { englishVerses } from '../../shared/bible/english-verses.ts'
import { BiblesAnswer, PassageAnswer, SearchAnswer, SuggestionsAnswer, TocAnswer } from '../../shared/contract/bible.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'
import {
  body,
  chapterHtml,
  ESV_KEY,
  type EsvScenario,
  html,
  passageJson,
  placeholder,
  startEsvServer,
  status,
} from '../helpers/model/esv-server.ts'

let database: TestDatabase
let publisher: Awaited<ReturnType<typeof startEsvServer>>
let api: TestApi
let without: TestApi

beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
  publisher = await startEsvServer()
  const env = { ESV_API_KEY: ESV_KEY, ESV_BASE_URL: publisher.url }
  api = await startApi({ databaseUrl: database.url, env })
  without = await startApi({ databaseUrl: database.url })
})
afterAll(async () => {
  await api.stop()
  await without.stop()
  await publisher.close()
  await database.drop()
})

const chapter = (book: string, number: number) => `/api/bible/eng-esv/book/${book}/chapters/${number}`
const calls = async (work: () => Promise<unknown>) => {
  const before = publisher.calls.length
  await work()
  return publisher.calls.slice(before).map(({ passage }) => passage)
}

describe('with a key the ESV', () => {
  test('is the last of the translations, with its notice', async () => {
    const { bibles } = BiblesAnswer.strict().parse((await api.get('/api/bibles')).json())
    expect(bibles.at(-1)).toMatchObject({ id: 'eng-esv', abbreviation: 'ESV', language: 'en', format: 'ESV' })
    expect(bibles.at(-1)!.copyright).toMatch(/^Scripture quotations are from the ESV® Bible .* www\.esv\.org$/)
    expect(bibles.slice(0, -1)).toEqual(BiblesAnswer.parse((await without.get('/api/bibles')).json()).bibles)
  })
  test('has its format', async () => {
    expect((await api.get('/api/bibles/eng-esv/format')).json()).toEqual({ format: 'ESV' })
  })
  test('has 66 books with their usual names', async () => {
    const { books } = TocAnswer.strict().parse((await api.get('/api/bible/eng-esv/toc')).json())
    expect(books).toHaveLength(66)
    expect(books[18]).toEqual({ id: 'PSA', name: 'Psalms', abbreviation: 'Ps', chapter_count: 150 })
  })
  test('is numbered like the King James Version, with one more verse', async () => {
    const { versification } = (await api.deps.translations.find('eng-kjv'))!
    const other = [...englishVerses].filter(([book, last]) => String(last) !== String(versification.get(book)))
    expect(other).toEqual([['3JN', [15]]])
  })
  test('can be chosen', async () => {
    const visitor = api.visitor()
    const { status: code } = await visitor.put('/api/user/translation', { translation_id: 'eng-esv' })
    expect(code).toBe(200)
    expect((await visitor.get('/api/user')).json()).toMatchObject({ translation_id: 'eng-esv' })
  })
})

describe('without a key', () => {
  test.each([
    chapter('JHN', 3),
    '/api/bible/eng-esv/toc',
    '/api/bibles/eng-esv/format',
    '/api/bible/eng-esv/search?q=x',
  ])('%s does not exist', async (path) => {
    expect((await without.get(path)).status).toBe(404)
  })
  test('it cannot be chosen', async () => {
    const { status: code } = await without.visitor().put('/api/user/translation', { translation_id: 'eng-esv' })
    expect(code).toBe(400)
  })
})

describe('a chapter', () => {
  test('is fetched from the publisher with our key and rendered as our HTML', async () => {
    const answer = await api.get(chapter('John', 3))
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.text).toMatch(/^<section class="chapter" data-book="JHN" data-chapter="3"><h3 class="heading">/)
    expect(answer.text).toContain(`<span class="verse" data-verse="16">${placeholder(3, 16)} </span>`)
    const { passage, parameters, headers } = publisher.calls.at(-1)!
    expect([passage, headers.authorization]).toEqual(['43003001-43003036', `Token ${ESV_KEY}`])
    expect(Object.fromEntries(parameters)).toMatchObject({ 'include-crossrefs': 'true', 'include-footnotes': 'true' })
  })
  test('is not cacheable: no cache, no device, no ETag', async () => {
    const { headers } = await api.get(chapter('JHN', 3))
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers.etag).toBeUndefined()
  })
  test('is cached in memory for a while', async () => {
    expect(await calls(() => api.get(chapter('ROM', 8)))).toEqual(['45008001-45008039'])
    expect(await calls(() => api.get(chapter('ROM', 8)))).toEqual([])
  })
  test('that is a whole book is not cached in memory', async () => {
    expect(await calls(() => api.get(chapter('JUD', 1)))).toEqual(['65001001-65001025'])
    expect(await calls(() => api.get(chapter('JUD', 1)))).toEqual(['65001001-65001025'])
  })
  test('that many readers open at once is fetched once', async () => {
    const open = () => Promise.all([1, 2, 3].map(() => api.get(chapter('GAL', 5))))
    expect(await calls(open)).toHaveLength(1)
  })
  test('that does not exist is not fetched', async () => {
    expect(await calls(async () => expect((await api.get(chapter('JHN', 22))).status).toBe(404))).toEqual([])
  })
  test('leaves nothing in the database', async () => {
    const rows = await database.db.selectFrom('bibles').select('id').where('id', 'like', '%esv%').execute()
    const verses = await database.db
      .selectFrom('verses')
      .select('text')
      .where('text', 'like', '%Placeholder%')
      .execute()
    expect([rows, verses]).toEqual([[], []])
  })
  test('has the suggestions of another translation', async () => {
    const suggestions = async (bible: string) =>
      SuggestionsAnswer.parse((await api.get(`/api/bible/${bible}/book/JHN/chapters/3/suggestions`)).json())
    expect(await suggestions('eng-esv')).toEqual(await suggestions('eng-web'))
  })
})

describe('verses', () => {
  test('of a passage are fetched from the publisher, and are not cacheable', async () => {
    const answer = await api.get('/api/bible/eng-esv/passage?ref=Eph+2:8-9;Jude+5')
    const { passages } = PassageAnswer.parse(answer.json())
    expect(passages.map(({ ref, verses }) => [ref, verses.map(({ text }) => text)])).toEqual([
      ['Ephesians 2:8–9', [placeholder(2, 8), placeholder(2, 9)]],
      ['Jude 5', [placeholder(1, 5)]],
    ])
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })
  test('may cross a chapter boundary', async () => {
    const { passages } = PassageAnswer.parse((await api.get('/api/bible/eng-esv/passage?ref=Phil+1:30-2:1')).json())
    expect(passages[0]!.verses).toEqual([
      { chapter: 1, verse: 30, text: placeholder(1, 30) },
      { chapter: 2, verse: 1, text: placeholder(2, 1) },
    ])
  })
  test.each(['Genesis+1-50', 'Gen+1;2;3;4;5;6;7;8;9'])('of %s are too many at once', async (ref) => {
    const asked = await calls(async () => {
      expect((await api.get(`/api/bible/eng-esv/passage?ref=${ref}`)).status).toBe(400)
    })
    expect(asked).toEqual([])
  })
  test('are found by a reference', async () => {
    const answer = await api.get('/api/bible/eng-esv/search?q=Col+3:2')
    const { total, results, not_searched } = SearchAnswer.parse(answer.json())
    expect([total, results[0]?.text, not_searched]).toEqual([1, placeholder(3, 2), undefined])
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })
  test('found by a reference are not cached with other searches', async () => {
    const jude = () => api.get('/api/bible/eng-esv/search?q=Jude+7')
    expect(await calls(jude)).toHaveLength(1)
    expect(await calls(jude)).toHaveLength(1)
  })
  test('are not found by words, and a sentence says so', async () => {
    const { total, not_searched } = SearchAnswer.parse(
      (await api.get('/api/bible/eng-esv/search?q=lamps+rivers')).json(),
    )
    expect([total, not_searched]).toEqual([
      0,
      'The words of the ESV cannot be searched, because its publisher does not let us store them. Type a reference, or choose another translation.',
    ])
  })
})

describe('when the publisher', () => {
  const cut = chapterHtml(50, 1, 30).slice(0, -40)
  const bad: [string, EsvScenario, string, RegExp][] = [
    ['fails', status(500), 'publisher_away', /is not responding right now/],
    ['has no such address', status(404), 'publisher_unreadable', /not this chapter/],
    ['breaks the connection', (response) => response.destroy(), 'publisher_away', /is not responding right now/],
    ['leads elsewhere', status(302, { Location: 'http://127.0.0.1:9/' }), 'publisher_away', /is not responding/],
    ['sends no JSON', body('<html>'), 'publisher_unreadable', /not this chapter/],
    ['sends other JSON', body('{"passages":"x"}'), 'publisher_unreadable', /not this chapter/],
    ['sends cut HTML', html(cut), 'publisher_unreadable', /not this chapter/],
    ['leaves out the end', html(chapterHtml(50, 1, 20)), 'publisher_unreadable', /not this chapter/],
    ['sends no verse', html('<p>Words without a number.</p>'), 'publisher_unreadable', /not this chapter/],
    ['sends another chapter', html(chapterHtml(50, 2, 30)), 'publisher_unreadable', /not this chapter/],
    ['sends another passage', body(passageJson('50002001-50002030', '<p></p>')), 'publisher_unreadable', /not this/],
    ['sends far too much', body(' '.repeat(1_000_001)), 'publisher_unreadable', /not this chapter/],
  ]
  test.each(bad)('%s, the reader sees why', async (_name, scenario, word, sentence) => {
    publisher.script(scenario)
    const answer = await api.get(chapter('PHP', 1))
    expect([answer.status, answer.json()]).toEqual([
      503,
      expect.objectContaining({ error: word, detail: expect.stringMatching(sentence) }),
    ])
    expect(answer.headers['cache-control']).toMatch(/no-store/)
    // a reader who retries gets the chapter
    expect((await api.get('/api/bible/eng-esv/book/TIT/chapters/1')).status).toBe(200)
  })
  test('has no passage for it, the chapter does not exist', async () => {
    publisher.script(body(passageJson('50001001-50001030')))
    expect((await api.get(chapter('PHP', 1))).status).toBe(404)
  })
  test('sends a script, it is removed', async () => {
    publisher.script(html(`<script>alert(1)</script>${chapterHtml(50, 1, 30)}<img src="x" onerror="alert(1)"/>`))
    const { status: code, text } = await api.get(chapter('PHP', 1))
    expect([code, /script|alert|img/.test(text)]).toEqual([200, false])
  })
})

describe('an API', () => {
  test.each([
    ['whose key is refused', 'wrong-secret', undefined, 'publisher_refused', '60'],
    ['that asked too often', ESV_KEY, status(429, { 'Retry-After': '9' }), 'publisher_limited', '9'],
  ] as const)('%s responds with 503 and how long to wait', async (_name, key, scenario, word, seconds) => {
    const own = await startApi({
      databaseUrl: database.url,
      env: { ESV_API_KEY: key, ESV_BASE_URL: publisher.url },
    })
    if (scenario) publisher.script(scenario)
    const answer = await own.get(chapter('PHP', 1))
    await own.stop()
    expect([answer.status, answer.json().error, answer.headers['retry-after']]).toEqual([503, word, seconds])
    expect(answer.text).not.toContain(key)
  })
})
