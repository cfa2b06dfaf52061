import { describe, expect, test } from 'vitest'
import { readSuggestions } from '../../infra/seed/read-suggestions.ts'
import { generalSuggestions } from '../../shared/bible/general-suggestions.ts'
import { SuggestionsAnswer } from '../../shared/contract/bible.ts'
import { sharedApi } from '../helpers/client/shared-api.ts'

const { api, database } = sharedApi({ texts: true })

/** What the API shows of written suggestions: not the verses that answer. */
const shown = (written: ReturnType<typeof readSuggestions>[number]['suggestions'] = []) =>
  written.map(({ question, summary }) => ({ question, summary }))

describe('suggestions', () => {
  const path = '/api/bible/eng-web/book/JHN/chapters/3/suggestions'

  test('are immediately those written for this chapter, and none for HEAD', async () => {
    const john = SuggestionsAnswer.strict().parse((await api.get(path)).json()).suggestions
    const ruth = SuggestionsAnswer.parse(
      (await api.get('/api/bible/eng-web/book/RUT/chapters/1/suggestions')).json(),
    ).suggestions
    const written = readSuggestions().filter(({ language }) => language === 'en')
    const of = (book: string, chapter: number) =>
      shown(written.find((set) => set.book === book && set.chapter === chapter)?.suggestions)
    expect(john).toEqual(of('JHN', 3))
    expect(ruth).toEqual(of('RUT', 1))
    expect(new Set([...john, ...ruth].map(({ question }) => question)).size).toBe(6)
  })
  test('are those of a model if it made any', async () => {
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
    expect((await api.get(path)).json()).toEqual({ suggestions: stored, language: 'en' })
    // examples on Home are written by hand, whatever a model generated for a chapter
    const { questions } = (await api.get('/api/example-questions')).json()
    expect(questions).not.toContain('Why by night?')
    await database.db.deleteFrom('suggestion_sets').execute()
  })
  test('on a partner’s host are in the theology of the partner for who has chosen none', async () => {
    const stored = [{ question: 'Is grace free?', summary: 'Is grace free' }]
    const { db } = database
    const { slug } = await db
      .selectFrom('profiles')
      .select('slug')
      .where('is_default', '=', true)
      .executeTakeFirstOrThrow()
    const place = { bible_id: 'eng-web', book: 'JHN', chapter: 3, theology_slug: 'wesleyan', profile_slug: slug }
    const made = { instructions_hash: '-', model_provider: 'gemini', suggestions: JSON.stringify(stored) }
    await db
      .insertInto('suggestion_sets')
      .values({ ...place, ...made })
      .execute()
    expect((await api.get(path, { Host: 'harbor.localhost' })).json().suggestions).toEqual(stored)
    expect((await api.get(path)).json().suggestions).not.toEqual(stored)
    await db.deleteFrom('suggestion_sets').execute()
  })
  test('an unreadable plan step changes nothing; an invalid number is rejected', async () => {
    expect((await api.get(`${path}?planStepId=999999`)).json()).toEqual((await api.get(path)).json())
    expect((await api.get(`${path}?planStepId=x`)).status).toBe(400)
  })
  test('are in the language of the translation: written ones, or two that fit every chapter', async () => {
    const spanish = async (place: string) =>
      SuggestionsAnswer.parse((await api.get(`/api/bible/spa-rv1909/book/${place}/suggestions`)).json()).suggestions
    const written = readSuggestions().find(
      ({ book, chapter, language }) => `${book} ${chapter} ${language}` === 'JHN 3 es',
    )
    expect(await spanish('JHN/chapters/3')).toEqual(shown(written?.suggestions))
    const without = { language: 'es', book: 'NUM', chapter: 7 }
    await database.db
      .deleteFrom('written_suggestions')
      .where((eb) => eb.and(without))
      .execute()
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
  ])('%j is a question about %s %i', async (prompt, book, chapter) => {
    const answer = await ask(prompt)
    expect(answer).toMatchObject({ ask_question: true, book, chapter })
    expect(answer.verses.length).toBeGreaterThan(0)
  })
  test.each([
    ['asdfgh qwerty', 'outside'],
    ['What is the capital of France?', 'outside'],
    ['hello', 'outside'],
    ['???', 'nothing'],
  ])('%j finds nothing and says why: %s', async (prompt, reason) => {
    expect(await ask(prompt)).toEqual({ ask_question: false, book: null, chapter: null, reason })
  })
  test('a place that the translation lacks finds nothing and says what exists', async () => {
    const nowhere = { ask_question: false, book: null, chapter: null, reason: 'missing' }
    expect(await ask('John 99')).toEqual({ ...nowhere, detail: 'John has 21 chapters, no chapter 99.' })
    expect(await ask('genesis 99')).toEqual({ ...nowhere, detail: 'Genesis has 50 chapters, no chapter 99.' })
  })
  test('invalid bodies are rejected', async () => {
    for (const body of [{}, { prompt: '' }, { prompt: '  ' }, { prompt: 3 }, { prompt: 'x'.repeat(4001) }, [], 'x']) {
      expect((await api.post('/api/home', body)).status).toBeGreaterThanOrEqual(400)
    }
  })
  test("the visitor's translation is used", async () => {
    const visitor = api.visitor()
    await visitor.put('/api/user/translation', { translation_id: 'spa-rv1909' })
    expect((await visitor.post('/api/home', { prompt: 'Juan 3:16' })).json()).toMatchObject({
      ask_question: false,
      book: 'JHN',
    })
  })
})
