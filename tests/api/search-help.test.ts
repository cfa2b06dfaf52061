import { describe, expect, test } from 'vitest'
import { BiblesAnswer, HomeAnswer, SearchAnswer } from '../../shared/contract/bible.ts'
import { examplesFor } from '../../web/search/examples.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api } = sharedApi({ texts: true })

const at = (place: { book: string; chapter: number; verse: number }) => `${place.book} ${place.chapter}:${place.verse}`
const search = async (query: string, bible = 'eng-web', more = '') => {
  const answer = await api.get(`/api/bible/${bible}/search?q=${encodeURIComponent(query)}${more}`)
  expect(answer.status, answer.text).toBe(200)
  return SearchAnswer.strict().parse(answer.json())
}

describe('a reference with a short name of two books', () => {
  test.each([
    ['jon 3.16-18', ['JHN 3:16', 'JHN 3:17', 'JHN 3:18']],
    ['Jon 3:10', ['JON 3:10']],
    ['jon 3.16; jon 21:25', ['JHN 3:16', 'JHN 21:25']],
    ['John 3:36f', ['JHN 3:36']],
  ])('%s is in the book that has the place', async (query, places) => {
    const { results, missing } = await search(query)
    expect([results.map(at), missing]).toEqual([places, undefined])
  })
  test('is the same on the home page', async () => {
    const answer = await api.visitor().post('/api/home', { prompt: 'jon 3.16-18' })
    expect(HomeAnswer.parse(answer.json())).toMatchObject({ book: 'JHN', chapter: 3, verses: [16, 17, 18] })
  })
})

describe('a reference that the translation does not have', () => {
  test.each([
    ['Gen 99', 'Genesis has 50 chapters, no chapter 99.'],
    ['Jonah 3:16', 'Jonah 3 has 10 verses, no verse 16.'],
    ['jon 50', 'Jonah has 4 chapters, no chapter 50.'],
  ])('%s is explained: %s', async (query, sentence) => expect((await search(query)).missing).toBe(sentence))
  test('because it lacks the book is explained', async () => {
    expect((await search('Tobit 1:1', 'eng-kjv')).missing).toBe('This translation has no Tobit.')
  })
  test('is explained next to the verses of another one that exists', async () => {
    const { results, missing } = await search('John 11:35; Gen 99')
    expect([results.map(at), missing]).toEqual([['JHN 11:35'], 'Genesis has 50 chapters, no chapter 99.'])
  })
})

describe('a quoted phrase with a name of God', () => {
  test.each([
    ['“the Lord is my shepherd”', 'eng-web', 'PSA 23:1'],
    ['“the Lord is my shepherd”', 'eng-kjv', 'PSA 23:1'],
    ['“Yahweh is my shepherd”', 'eng-kjv', 'PSA 23:1'],
    ['“love the Lord your God”', 'eng-web', 'DEU 6:5'],
    ['“El Señor es mi pastor”', 'spa-rv1909', 'PSA 23:1'],
  ])('%s finds its verse in %s and marks it', async (query, bible, place) => {
    const found = (await search(query, bible)).results.find((each) => at(each) === place)
    expect(found?.html).toMatch(/<mark>[^<]*(?:yahweh|lord|jehov)[^<]*(?:shepherd|pastor|God)<\/mark>/i)
  })
  test('stays a phrase: other word orders are not found', async () => {
    expect((await search('“my shepherd is the Lord”')).total).toBe(0)
  })
})

describe('a misspelt word', () => {
  test('is reported with the nearest word of the text, next to the verses with the other words', async () => {
    const answer = await search('loving kindnes')
    expect(answer.unknown_words).toEqual([{ word: 'kindnes', nearest: 'kindness' }])
    expect(answer.proposal).toBe('loving kindness')
    expect(answer.total).toBeGreaterThan(0)
  })
  test.each([
    ['sheperd', 'shepherd'],
    ['“valley of the shaddow”', '“valley of the shadow”'],
    ['Melchisedec', 'Melchizedek'],
  ])('alone or in a phrase too: %s, %s', async (query, proposal) => {
    expect((await search(query)).proposal).toBe(proposal)
    const { total, unknown_words } = await search(proposal)
    expect([total > 0, unknown_words]).toEqual([true, undefined])
  })
  test('without a near word is reported if other words are found', async () => {
    const answer = await search('melchizedek airplane')
    expect([answer.unknown_words, answer.proposal]).toEqual([[{ word: 'airplane', nearest: null }], undefined])
  })
  test('is not a word that the text has, in any form, from its beginning, or in another book', async () => {
    for (const [query, more] of [['shepherd love'], ['good shep'], ['belov'], ['shepherd', '&book=RUT']] as const)
      expect((await search(query, 'eng-web', more)).unknown_words, query).toBeUndefined()
  })
})

test.each(['Melchîsedec', 'Melquisedec', 'melchisedec', 'Melquisedec Abraham', '“Melquisedec, rey de Salem”'])(
  'a Spanish name is found in any spelling: %s',
  async (query) => {
    const { results, unknown_words } = await search(query, 'spa-rv1909')
    expect(results.map(({ html }) => /<mark>Melch[iî]sedec/i.test(html))).toContain(true)
    expect(unknown_words).toBeUndefined()
  },
)

test('the examples of the search page find their verses in every installed translation', async () => {
  const { bibles } = BiblesAnswer.parse((await api.get('/api/bibles')).json())
  expect(bibles.length).toBeGreaterThan(2)
  for (const { id, language } of bibles) {
    const [words = '', phrase = '', reference = ''] = examplesFor(language)
    expect((await search(words, id)).total, id).toBeGreaterThan(0)
    expect((await search(phrase, id)).results.map(at), id).toContain('PSA 23:1')
    expect((await search(reference, id)).results.map(at), id).toEqual(['ROM 8:28'])
  }
})
