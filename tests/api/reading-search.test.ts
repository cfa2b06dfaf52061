import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { importSource } from '../../infra/run/import-bible.ts'
import { PassageAnswer, SearchAnswer } from '../../shared/contract/bible.ts'
import { examplesFor } from '../../web/search/examples.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi({ texts: true })

const at = (place: { book: string; chapter: number; verse: number }) => `${place.book} ${place.chapter}:${place.verse}`

const search = async (query: string, bible = 'eng-web', more = '') => {
  const answer = await api.get(`/api/bible/${bible}/search?q=${encodeURIComponent(query)}${more}`)
  expect(answer.status, answer.text).toBe(200)
  return SearchAnswer.parse(answer.json())
}

const file = new URL('../../../shared/data/chi-cuv.usfx.xml', import.meta.url).pathname

describe('words are found', () => {
  test('in any form, with the best verses first, and marked', async () => {
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
  ])('%s finds %s', async (query, place) => {
    expect((await search(query)).results.slice(0, 3).map(at)).toContain(place)
  })

  test('in quotation marks only as typed', async () => {
    const phrase = await search('"in the beginning"')
    expect(phrase.results.map(({ text }) => /in the beginning/i.test(text))).not.toContain(false)
    expect(phrase.results.map(at)).toContain('GEN 1:1')
    expect(phrase.total).toBeLessThan((await search('in the beginning')).total)
    expect((await search('“beginning the in”')).total).toBe(0)
    expect(phrase.results.find((each) => at(each) === 'GEN 1:1')?.html).toMatch(/^<mark>In the beginning<\/mark>, God/)
  })

  test('that are all stop words only as typed', async () => {
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

  test('partially, if no verse has them all', async () => {
    const { results } = await search('melchizedek airplane')
    expect(results[0]?.text).toMatch(/Melchizedek/)
  })

  test('not at all', async () => {
    expect(await search('xyzzy')).toEqual({ query: 'xyzzy', total: 0, results: [] })
  })
})

describe('words are found, in part and in order:', () => {
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

  test('not in an unknown testament', async () => {
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

  test('with their text escaped and only marks as HTML', async () => {
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
  test('is paged like words', async () => {
    const { total, results } = await search('Psalm 119', 'eng-web', '&limit=5&offset=100')
    expect(total).toBe(176)
    expect(results.map(({ verse }) => verse)).toEqual([101, 102, 103, 104, 105])
  })
  test('that the translation does not have is searched as words', async () => {
    expect((await search('John 99:1')).results.map(({ book }) => book)).not.toContain(undefined)
  })
  test('of a book alone is searched as a word if verses have it, and is its first chapter otherwise', async () => {
    expect((await search('Ruth')).results[0]?.html).toMatch(/<mark>Ruth<\/mark>/)
    expect((await search('Leviticus')).results.map(at)[0]).toBe('LEV 1:1')
  })
})

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
  test('understands its own book names', async () => {
    const answer = await api.get(`/api/bible/chi-cuv/passage?ref=${encodeURIComponent('約翰福音 3:16')}`)
    expect(PassageAnswer.parse(answer.json()).passages[0]).toMatchObject({ book: 'JHN', chapter: 3 })
  })
})
