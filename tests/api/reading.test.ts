import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { importSource } from '../../infra/import-bible.ts'
import { readSuggestions } from '../../infra/seed/read-suggestions.ts'
import { generalSuggestions } from '../../shared/bible/general-suggestions.ts'
import {
  BiblesAnswer,
  CommentaryAnswer,
  LexiconEntry,
  Manifest,
  PassageAnswer,
  SearchAnswer,
  SuggestionsAnswer,
  TocAnswer,
} from '../../shared/contract/bible.ts'
import { examplesFor } from '../../web/search/examples.ts'
import { startApi } from '../helpers/api.ts'
import { sharedApi } from '../helpers/site.ts'

const { api, database } = sharedApi({ texts: true })

const at = (place: { book: string; chapter: number; verse: number }) => `${place.book} ${place.chapter}:${place.verse}`
const search = async (query: string, bible = 'eng-web', more = '') => {
  const answer = await api.get(`/api/bible/${bible}/search?q=${encodeURIComponent(query)}${more}`)
  expect(answer.status, answer.text).toBe(200)
  return SearchAnswer.parse(answer.json())
}

describe('the translations', () => {
  test('are listed with the default first', async () => {
    const { bibles } = BiblesAnswer.strict().parse((await api.get('/api/bibles')).json())
    expect(bibles.map(({ id }) => id).slice(0, 3)).toEqual(['eng-web', 'eng-kjv', 'spa-rv1909'])
    expect(bibles[0]).toMatchObject({ abbreviation: 'WEB', language: 'en', direction: 'ltr', format: 'OSIS' })
  })
  test('tell their format', async () => {
    expect((await api.get('/api/bibles/eng-kjv/format')).json()).toEqual({ format: 'OSIS' })
  })
  test('of a format that nobody knows tell USFX', async () => {
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
  test('list their books in canonical order', async () => {
    const { books } = TocAnswer.strict().parse((await api.get('/api/bible/eng-kjv/toc')).json())
    expect(books).toHaveLength(66)
    expect(books[0]).toEqual({ id: 'GEN', name: 'Genesis', abbreviation: 'Gen', chapter_count: 50 })
    expect(books.findIndex(({ id }) => id === 'MAT')).toBe(39)
    expect(books.at(-1)).toMatchObject({ id: 'REV', chapter_count: 22 })
  })
})

describe('words are found', () => {
  test('in any form, with the verses that say most of it first, and marked', async () => {
    const { query, total, results } = await search('love')
    expect(query).toBe('love')
    expect(total).toBeGreaterThan(500)
    expect(results).toHaveLength(20)
    for (const { html } of results) expect(html).toMatch(/<mark>lov\w*<\/mark>/i)
  })
  test.each([
    ['God so loved the world', 'JHN 3:16'],
    ['the Lord is my shepherd', 'PSA 23:1'],
    ['love your enemies', 'MAT 5:44'],
    ['faith hope love', '1CO 13:13'],
    ['blessed are the poor in spirit', 'MAT 5:3'],
    ['valley of the shadow of death', 'PSA 23:4'],
    ['jesus wept', 'JHN 11:35'],
    ['money root of all evil', '1TI 6:10'],
    ['fruit of the spirit', 'GAL 5:22'],
    ['in the beginning', 'GEN 1:1'],
    ['Where does it say jesus wept?', 'JHN 11:35'],
  ])('%s leads to %s', async (query, place) => {
    expect((await search(query)).results.slice(0, 3).map(at)).toContain(place)
  })
  test('in quotation marks only as they stand', async () => {
    const phrase = await search('"in the beginning"')
    expect(phrase.results.map(({ text }) => /in the beginning/i.test(text))).not.toContain(false)
    expect(phrase.results.map(at)).toContain('GEN 1:1')
    expect(phrase.total).toBeLessThan((await search('in the beginning')).total)
    expect((await search('“beginning the in”')).total).toBe(0)
    expect(phrase.results.find((each) => at(each) === 'GEN 1:1')?.html).toMatch(/^<mark>In the beginning<\/mark>, God/)
  })
  test('made of small words only when they stand as typed', async () => {
    const { results } = await search('"I am who I am"')
    expect(results.map(at)).toEqual(['EXO 3:14'])
  })
  test.each([
    ['belov', /<mark>beloved<\/mark>/i],
    ['righteousn', /<mark>righteousness<\/mark>/i],
    ['good shep', /<mark>shepherd<\/mark>/i],
  ])('from the beginning of the last one: %s', async (query, shape) => {
    const { results } = await search(query)
    expect(results[0]?.html).toMatch(shape)
  })
  test('some of them, where no verse has all', async () => {
    const { results } = await search('melchizedek airplane')
    expect(results[0]?.text).toMatch(/Melchizedek/)
  })
  test('not at all', async () => {
    expect(await search('xyzzy')).toEqual({ query: 'xyzzy', total: 0, results: [] })
  })
  test('page by page, without gaps or doubles', async () => {
    const whole = await search('shepherd', 'eng-web', '&limit=60')
    const pages = await Promise.all(
      [0, 20, 40].map((offset) => search('shepherd', 'eng-web', `&limit=20&offset=${offset}`)),
    )
    expect(pages.flatMap(({ results }) => results.map(at))).toEqual(whole.results.map(at))
    expect(new Set(whole.results.map(at)).size).toBe(60)
    const beyond = await search('shepherd', 'eng-web', '&offset=5000')
    expect(beyond).toMatchObject({ total: whole.total, results: [] })
  })
  test('in one testament or one book, whose verses together are all', async () => {
    const [all, old, fresh] = await Promise.all(
      ['', '&testament=ot', '&testament=nt'].map((among) => search('shepherd', 'eng-web', `&limit=100${among}`)),
    )
    expect(old!.total).toBeGreaterThan(0)
    expect(old!.total + fresh!.total).toBe(all!.total)
    expect(fresh!.results.map(at)).toContain('JHN 10:11')
    expect(old!.results.map(({ book }) => book)).not.toContain('JHN')
    const john = await search('shepherd', 'eng-web', '&book=john')
    expect(new Set(john.results.map(({ book }) => book))).toEqual(new Set(['JHN']))
    expect(john.total).toBe(john.results.length)
    expect((await search('John 10:11', 'eng-web', '&testament=ot')).total).toBe(0)
    expect((await search('shepherd', 'eng-web', '&testament=ot&book=JHN')).total).toBe(0)
    expect((await search('shepherd', 'eng-web', '&book=XYZ')).total).toBe(0)
  })
  test('nowhere that is no testament', async () => {
    expect((await api.get('/api/bible/eng-web/search?q=love&testament=new')).status).toBe(400)
  })
  test('in Spanish, with accents or without', async () => {
    expect((await search('Jehová es mi pastor', 'spa-rv1909')).results.map(at)[0]).toBe('PSA 23:1')
    expect((await search('corazon limpio', 'spa-rv1909')).results.map(at)).toContain('PSA 51:10')
    expect((await search('"de tal manera amo Dios"', 'spa-rv1909')).results.map(at)).toEqual(['JHN 3:16'])
    expect((await search('pecados', 'spa-rv1909')).results.map(({ html }) => /<mark>peca/i.test(html))).not.toContain(
      false,
    )
  })
  test('with their text escaped and nothing but marks in the HTML', async () => {
    for (const query of [
      'said',
      '"the Lord"',
      '<mark>love</mark>',
      "'); drop table verses; --",
      '& | ! ( ) : *',
      '\\',
      '%',
    ]) {
      const { results } = await search(query)
      for (const { html, text } of results) {
        expect(html.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/)
        expect(text).not.toMatch(/<|&#/)
      }
    }
    expect((await search('love')).total).toBeGreaterThan(0)
  })
})

describe('a reference typed as a search', () => {
  test.each([
    ['John 3:16-18', ['JHN 3:16', 'JHN 3:17', 'JHN 3:18']],
    ['jude 5', ['JUD 1:5']],
    ['ps 23 v 4', ['PSA 23:4']],
    ['John 11:35; Jude 5', ['JHN 11:35', 'JUD 1:5']],
  ])('%s answers with its verses', async (query, places) => {
    const { total, results } = await search(query)
    expect(results.map(at)).toEqual(places)
    expect(total).toBe(places.length)
  })
  test('is paged as words are', async () => {
    const { total, results } = await search('Psalm 119', 'eng-web', '&limit=5&offset=100')
    expect(total).toBe(176)
    expect(results.map(({ verse }) => verse)).toEqual([101, 102, 103, 104, 105])
  })
  test('that the translation does not have is words', async () => {
    expect((await search('John 99:1')).results.map(({ book }) => book)).not.toContain(undefined)
  })
  test('of a book alone is a word where verses have it, and its first chapter otherwise', async () => {
    expect((await search('Ruth')).results[0]?.html).toMatch(/<mark>Ruth<\/mark>/)
    expect((await search('Leviticus')).results.map(at)[0]).toBe('LEV 1:1')
  })
})

describe('passages', () => {
  const passage = (ref: string, bible = 'eng-web') =>
    api.get(`/api/bible/${bible}/passage?ref=${encodeURIComponent(ref)}`)

  test('come verse by verse, in the order of the reference', async () => {
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
  test('of the deuterocanon come where the translation has it', async () => {
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
  ])('%s is refused, and told why', async (ref, reason) => {
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
  test('tell a word by its number, however the number is written', async () => {
    const entry = LexiconEntry.strict().parse((await api.get('/api/lexicon/G26')).json())
    expect(entry).toMatchObject({ id: 'G26', language: 'el', transliteration: expect.stringMatching(/^ag/) })
    expect(entry.definition).toMatch(/love/)
    expect((await api.get('/api/lexicon/g0026')).json()).toEqual(entry)
    expect((await api.get('/api/lexicon/H430')).json()).toMatchObject({ language: 'he' })
  })
})

describe('commentary', () => {
  test('comes with the verses that it speaks of, in order', async () => {
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
  test('is empty for a chapter that it does not speak of', async () => {
    expect((await api.get('/api/commentary/mhc/TOB/1')).json()).toEqual({ source: 'mhc', entries: [] })
  })
})

describe('suggestions', () => {
  const path = '/api/bible/eng-web/book/JHN/chapters/3/suggestions'

  test('are those written for this chapter, at once, and none for HEAD', async () => {
    const john = SuggestionsAnswer.strict().parse((await api.get(path)).json()).suggestions
    const ruth = SuggestionsAnswer.parse(
      (await api.get('/api/bible/eng-web/book/RUT/chapters/1/suggestions')).json(),
    ).suggestions
    const written = readSuggestions().filter(({ language }) => language === 'en')
    const of = (book: string, chapter: number) =>
      written.find((set) => set.book === book && set.chapter === chapter)?.suggestions
    expect(john).toEqual(of('JHN', 3))
    expect(ruth).toEqual(of('RUT', 1))
    expect(new Set([...john, ...ruth].map(({ question }) => question)).size).toBe(6)
  })
  test('are those that a model made, where there are any', async () => {
    const stored = [{ question: 'Why by night?', summary: 'Why by night' }]
    const { slug: theology_slug } = await database.db
      .selectFrom('theologies')
      .select('slug')
      .where('is_default', '=', true)
      .executeTakeFirstOrThrow()
    const { slug: profile_slug } = await database.db
      .selectFrom('profiles')
      .select('slug')
      .where('is_default', '=', true)
      .executeTakeFirstOrThrow()
    const row = {
      bible_id: 'eng-web',
      book: 'JHN',
      chapter: 3,
      theology_slug,
      profile_slug,
      instructions_hash: '-',
      model_provider: 'gemini',
    }
    await database.db
      .insertInto('suggestion_sets')
      .values({ ...row, suggestions: JSON.stringify(stored) })
      .execute()
    expect((await api.get(path)).json()).toEqual({ suggestions: stored })
    // examples on Home are written by hand, whatever a model generated for a chapter
    const { questions } = (await api.get('/api/example-questions')).json()
    expect(questions).not.toContain('Why by night?')
    await database.db.deleteFrom('suggestion_sets').execute()
  })
  test('a plan step that nobody may read changes nothing; one that is no number is refused', async () => {
    expect((await api.get(`${path}?planStepId=999999`)).json()).toEqual((await api.get(path)).json())
    expect((await api.get(`${path}?planStepId=x`)).status).toBe(400)
  })
  test('are in the language of the translation: written ones, or two that fit every chapter', async () => {
    const spanish = async (place: string) =>
      SuggestionsAnswer.parse((await api.get(`/api/bible/spa-rv1909/book/${place}/suggestions`)).json()).suggestions
    const written = readSuggestions().find(
      ({ book, chapter, language }) => `${book} ${chapter} ${language}` === 'JHN 3 es',
    )
    expect(await spanish('JHN/chapters/3')).toEqual(written?.suggestions)
    expect(await spanish('NUM/chapters/7')).toEqual(generalSuggestions('es'))
  })
})

describe('home', () => {
  const ask = async (prompt: string) => {
    const answer = await api.post('/api/home', { prompt })
    expect(answer.status, answer.text).toBe(200)
    return answer.json()
  }

  test.each([
    ['John 3:16', { book: 'JHN', chapter: 3, verses: [16] }],
    ['  ps 23 v 4 ', { book: 'PSA', chapter: 23, verses: [4] }],
    ['Genesis', { book: 'GEN', chapter: 1, verses: [] }],
    ['1 cor 13:4-7', { book: '1CO', chapter: 13, verses: [4, 5, 6, 7] }],
    ['Jude 5', { book: 'JUD', chapter: 1, verses: [5] }],
    ['Jhon 3:16', { book: 'JHN', chapter: 3, verses: [16] }],
    ['Pslam 23', { book: 'PSA', chapter: 23, verses: [] }],
    ['Revalation 3', { book: 'REV', chapter: 3, verses: [] }],
    ['read romans 8', { book: 'ROM', chapter: 8, verses: [] }],
    ['john three sixteen', { book: 'JHN', chapter: 3, verses: [16] }],
    ['Song of Songs 2', { book: 'SNG', chapter: 2, verses: [] }],
    ['Luke 23:50-24:3', { book: 'LUK', chapter: 23, verses: [50, 51, 52, 53, 54, 55, 56] }],
  ])('%j is a passage', async (prompt, place) => {
    expect(await ask(prompt)).toEqual({ ask_question: false, ...place })
  })
  test.each([
    ['what is love', '1CO', 13],
    ['Am I saved?', 'JHN', 3],
    ['What does John 3:16 mean?', 'JHN', 3],
    ['Who was Nicodemus?', 'JHN', 3],
    ['the parable of the prodigal son', 'LUK', 15],
    ['How can I overcome anxiety?', 'PHP', 4],
    ['What are the Ten Commandments?', 'EXO', 20],
    ['What is the fruit of the Spirit?', 'GAL', 5],
    ['Why did Cain kill Abel?', 'GEN', 4],
    ['What does the Bible say about divorce?', 'MAT', 19],
    ['Who was Melchizedek?', 'GEN', 14],
    ['good samaritan', 'LUK', 10],
  ])('%j is a question, asked of %s %i', async (prompt, book, chapter) => {
    const answer = await ask(prompt)
    expect(answer).toMatchObject({ ask_question: true, book, chapter })
    expect(answer.verses.length).toBeGreaterThan(0)
  })
  test.each([
    ['asdfgh qwerty', 'outside'],
    ['What is the capital of France?', 'outside'],
    ['hello', 'outside'],
    ['???', 'nothing'],
  ])('%j leads nowhere and says why: %s', async (prompt, reason) => {
    expect(await ask(prompt)).toEqual({ ask_question: false, book: null, chapter: null, reason })
  })
  test('a place that the translation lacks leads nowhere and says what there is', async () => {
    const nowhere = { ask_question: false, book: null, chapter: null, reason: 'missing' }
    expect(await ask('John 99')).toEqual({ ...nowhere, detail: 'John has 21 chapters, no chapter 99.' })
    expect(await ask('genesis 99')).toEqual({ ...nowhere, detail: 'Genesis has 50 chapters, no chapter 99.' })
  })
  test('bad bodies are refused', async () => {
    for (const body of [{}, { prompt: '' }, { prompt: '  ' }, { prompt: 3 }, { prompt: 'x'.repeat(4001) }, [], 'x']) {
      expect((await api.post('/api/home', body)).status).toBeGreaterThanOrEqual(400)
    }
  })
  test("a visitor's own translation is the one that is read", async () => {
    const visitor = api.visitor()
    await visitor.put('/api/user/translation', { translation_id: 'spa-rv1909' })
    expect((await visitor.post('/api/home', { prompt: 'Juan 3:16' })).json()).toMatchObject({
      ask_question: false,
      book: 'JHN',
    })
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

  test.each(calls)('%s has a strong tag, may be cached, and is 304 for who has it', async (path) => {
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
  test.each(calls)('%s allows no writing', async (path) => {
    const answer = await api.post(path, {})
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })

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

const file = new URL('../../../shared/data/chi-cuv.usfx.xml', import.meta.url).pathname

describe.skipIf(!existsSync(file))('a Chinese translation (skipped where ../shared/data is absent)', () => {
  beforeAll(() => importSource(database.db, file))

  test('is found by phrases, pairs and single characters', async () => {
    expect((await search('耶和華是我的牧者', 'chi-cuv')).results.map(at)).toContain('PSA 23:1')
    expect((await search('起初', 'chi-cuv')).results.map(at)).toContain('GEN 1:1')
    const single = await search('愛', 'chi-cuv', '&limit=100')
    expect(single.total).toBeGreaterThan(500)
    expect(single.results[0]?.html).toMatch(/<mark>愛<\/mark>/)
  })
  test('has the examples of the search page', async () => {
    for (const example of examplesFor('zh'))
      expect((await search(example, 'chi-cuv')).total, example).toBeGreaterThan(0)
    expect((await search(examplesFor('zh')[1]!, 'chi-cuv')).results.map(at)).toContain('PSA 23:1')
  })
  test('is read by its own names of books', async () => {
    const answer = await api.get(`/api/bible/chi-cuv/passage?ref=${encodeURIComponent('約翰福音 3:16')}`)
    expect(PassageAnswer.parse(answer.json()).passages[0]).toMatchObject({ book: 'JHN', chapter: 3 })
  })
})
