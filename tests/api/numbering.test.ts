import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlanStep } from '../../shared/contract/plans.ts'
import type { Span } from '../../shared/contract/spans.ts'
import { createFinder } from '../../shared/server/finder.ts'
import { createLog } from '../../shared/server/log.ts'
import { findManifest } from '../../shared/server/sql/bibles.ts'
import { checkAnswer } from '../../workers/quotes/quotes.ts'
import { createTools } from '../../workers/tools/tools.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { plainVisitor } from '../helpers/client/plain-visitor.ts'
import { insertPlan } from '../helpers/client/plan.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'
import { HEBREW_TEXT, importHebrewText, verseText } from '../helpers/db/numbered-text.ts'

const ID = HEBREW_TEXT

let database: TestDatabase
let api: TestApi

beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
  await importHebrewText(database.db)
  api = await startApi({ databaseUrl: database.url })
})
afterAll(async () => {
  await api?.stop()
  await database?.drop()
})

test('the import recognises the numbering by its verse counts, and stores it', async () => {
  expect((await findManifest(database.db, ID))?.numbering).toBe('hebrew')
})

test('Home and the search open the right verse, not the one with the same number', async () => {
  const visitor = api.visitor()
  await visitor.put('/api/user/translation', { translation_id: ID })
  expect((await visitor.post('/api/home', { prompt: 'Psalm 51:1' })).json()).toMatchObject({
    book: 'PSA',
    chapter: 51,
    verses: [3],
  })
  expect((await visitor.post('/api/home', { prompt: 'Joel 2:28' })).json()).toMatchObject({
    book: 'JOL',
    chapter: 3,
    verses: [1],
  })
  const found = await api.get(`/api/bible/${ID}/search?q=Malachi+4:2`)
  expect(found.json().results).toMatchObject([{ book: 'MAL', chapter: 3, verse: 20 }])
})

test('a passage can be read by English numbers, its own numbers, and those of another translation', async () => {
  const read = async (bible: string, ref: string, numbering = '') => {
    const query = new URLSearchParams({ ref, ...(numbering && { numbering }) })
    const { passages } = (await api.get(`/api/bible/${bible}/passage?${query}`)).json()
    return passages.map((each: { ref: string }) => each.ref)
  }
  expect(await read(ID, 'Psalm 51:1')).toEqual(['Psalm 51:3'])
  expect(await read(ID, 'Psalm 51:3', ID)).toEqual(['Psalm 51:3'])
  expect(await read(ID, 'Psalm 51:1', 'eng-kjv')).toEqual(['Psalm 51:3'])
  expect(await read('eng-kjv', 'Psalm 51:3', ID)).toEqual(['Psalm 51:1'])
  expect(await read('eng-kjv', 'Psalm 51:1')).toEqual(['Psalm 51:1'])
  expect((await api.get(`/api/bible/${ID}/passage?ref=Psalm+51:1&numbering=none`)).status).toBe(404)
})

test('the columns of two texts are aligned by verse, across chapters and titles', async () => {
  const places = async (bible: string, path: string, other: string) =>
    (await api.get(`/api/bible/${bible}/book/${path}/places?in=${other}`)).json().places
  const hebrew = await places('eng-web', 'PSA/chapters/51', ID)
  expect(hebrew.slice(0, 2)).toEqual([
    { verse: 1, chapter: 51, start_verse: 1, end_verse: 3 },
    { verse: 2, chapter: 51, start_verse: 4, end_verse: 4 },
  ])
  expect((await places(ID, 'PSA/chapters/51', 'eng-web'))[0]).toEqual({
    ...{ verse: 3, chapter: 51, start_verse: 1, end_verse: 1 },
  })
  const joel = await places('eng-web', 'JOL/chapters/2', ID)
  expect(joel.filter(({ verse }: { verse: number }) => verse >= 27 && verse <= 28)).toEqual([
    { verse: 27, chapter: 2, start_verse: 27, end_verse: 27 },
    { verse: 28, chapter: 3, start_verse: 1, end_verse: 1 },
  ])
  const same = await places('eng-web', 'JHN/chapters/3', 'eng-kjv')
  expect(same).toHaveLength(36)
  expect((await api.get(`/api/bible/eng-web/book/JHN/chapters/3/places?in=none`)).status).toBe(404)
})

test('the steps of a plan open, and are edited, in the numbers of the text that the visitor reads', async () => {
  const { db } = database
  const visitor = api.visitor()
  await visitor.put('/api/user/translation', { translation_id: 'eng-web' })
  const { planId, stepIds } = await insertPlan(db, await visitor.row(), { days: 1, stepsADay: 2 })
  const stored = [
    { book: 'PSA', start_chapter: 51, start_verse: 1, end_chapter: 51, end_verse: 4, title: 'Psalm 51:1–4' },
    { book: 'JOL', start_chapter: 2, start_verse: 28, end_chapter: 2, end_verse: 32, title: 'The spirit' },
  ]
  for (const [i, step] of stored.entries())
    await db.updateTable('plan_steps').set(step).where('id', '=', stepIds[i]!).execute()
  const read = async () => (await visitor.get(`/api/reading-plans/${planId}`)).json().plan.steps
  expect(await read()).toMatchObject(stored)
  await visitor.put('/api/user/translation', { translation_id: ID })
  const shown = await read()
  expect(shown).toMatchObject([
    { start_chapter: 51, start_verse: 3, end_verse: 6, title: 'Psalm 51:3–6', verse_range: 'Psalm 51:3–6' },
    { start_chapter: 3, start_verse: 1, end_chapter: 3, end_verse: 5, title: 'The spirit', verse_range: 'Joel 3' },
  ])
  const malachi = { book: 'MAL', start_chapter: 3, start_verse: 19, end_chapter: 3, end_verse: 24 }
  const edited = shown.map(
    ({ id, day, title, book, start_chapter, start_verse, end_chapter, end_verse }: PlanStep) => ({
      ...{ id, day, title, book, start_chapter, start_verse, end_chapter, end_verse },
    }),
  )
  const answer = await visitor.put(`/api/reading-plans/${planId}`, { steps: [...edited, { day: 1, ...malachi }] })
  expect(answer.status).toBe(200)
  const same = shown.map(({ word_count: _, ...step }: PlanStep) => step)
  expect(await read()).toMatchObject([...same, malachi])
  await visitor.put('/api/user/translation', { translation_id: 'eng-web' })
  expect(await read()).toMatchObject([
    ...stored.map((step, i) => ({ ...step, id: stepIds[i] })),
    { start_chapter: 4, start_verse: 1, end_chapter: 4, end_verse: 6, title: 'Malachi 4' },
  ])
})

test('a plan that was opened in the numbers of one text is stored correctly after a change to another', async () => {
  const visitor = api.visitor()
  await visitor.put('/api/user/translation', { translation_id: ID })
  const { planId, stepIds } = await insertPlan(database.db, await visitor.row(), { days: 1 })
  const path = `/api/reading-plans/${planId}`
  const { plan } = (await visitor.get(path)).json()
  expect([plan.numbering, plan.checked_translation.id]).toEqual([ID, 'eng-web'])
  await visitor.put('/api/user/translation', { translation_id: 'eng-web' })
  const joel = { day: 1, book: 'JOL', start_chapter: 3, start_verse: 1, end_chapter: 3, end_verse: 5 }
  const [mark] = plan.steps
  const answer = await visitor.put(path, { steps: [mark, joel], version: plan.version, numbering: plan.numbering })
  expect(answer.json().plan).toMatchObject({
    numbering: 'eng-web',
    steps: [
      { id: stepIds[0], book: 'MRK' },
      { start_chapter: 2, start_verse: 28, end_chapter: 2, end_verse: 32 },
    ],
  })
})

describe('a shared plan with Hebrew numbers', () => {
  async function shared() {
    const { planId, stepIds } = await insertPlan(database.db, null, { isPublic: true, days: 1, stepsADay: 2 })
    const steps = [
      { book: 'JOL', start_chapter: 3, start_verse: 1, end_chapter: 3, end_verse: 5, title: 'The spirit' },
      { book: 'PSA', start_chapter: 51, start_verse: 3, end_chapter: 51, end_verse: 6, title: 'Psalm 51:3–6' },
    ]
    for (const [i, step] of steps.entries())
      await database.db.updateTable('plan_steps').set(step).where('id', '=', stepIds[i]!).execute()
    await database.db.updateTable('reading_plans').set({ bible_id: ID }).where('id', '=', planId).execute()
    return { planId, stepIds }
  }

  test('opens in the numbers of the default text for a visitor who chose no translation', async () => {
    const { planId } = await shared()
    for (const visitor of [api, api.visitor()]) {
      const { steps } = (await visitor.get(`/api/reading-plans/${planId}`)).json().plan
      expect(steps).toMatchObject([
        { book: 'JOL', start_chapter: 2, start_verse: 28, end_verse: 32 },
        { book: 'PSA', start_verse: 1, end_verse: 4, title: 'Psalm 51:1–4' },
      ])
    }
  })

  test('has on plain pages the numbers of the text that its links open', async () => {
    const { planId, stepIds } = await shared()
    const visitor = plainVisitor(api)
    const linked = async (bible = '') => {
      const page = (await visitor.get(`/plain/plans/${planId}${bible && `?in=${bible}`}`)).text
      return [...page.matchAll(/\/plain\/read\/(\w+\/\d+)[^"]*?(?:#v(\d+))?"/g)].map(([, path, verse]) => [path, verse])
    }
    const english = [
      ['JOL/2', '28'],
      ['PSA/51', undefined],
    ]
    const hebrew = [
      ['JOL/3', undefined],
      ['PSA/51', '3'],
    ]
    expect([await linked(), await linked(ID)]).toEqual([english, hebrew])
    await visitor.submit(`/plain/plans/${planId}/start`)
    await database.db
      .updateTable('visitors')
      .set({ translation_id: ID })
      .where('id', '=', await visitor.row())
      .execute()
    expect((await linked()).slice(-2)).toEqual(english)
    const reading = (await visitor.get(`/plain/read/PSA/51?plan=${planId}&step=${stepIds[1]}`)).text
    expect(reading).toContain('Psalm 51:1–4')
    const moved = await visitor.submit(`/plain/plans/${planId}/next`, { step: String(stepIds[0]) })
    expect(moved.headers.location).not.toContain('#v')
  })
})

describe('an answer', () => {
  const check = async (text: string, place = { book: 'JHN', chapter: 3, verses: [] as number[] }) =>
    checkAnswer({ db: database.db, text, bible_id: ID, language: 'en', place: { bible_id: ID, ...place } })
  const shown = ({ content, spans }: { content: string; spans: Span[] }) =>
    spans.map(({ start, end, verdict, source }) => [content.slice(start, end), verdict, source?.ref])

  test('has its references linked to their verses', async () => {
    const { content } = await check('Read Psalm 51:1 and Joel 2:28–32, and verse 32.')
    expect(content).toBe(
      'Read [Psalm 51:1](/read/PSA/51?verse=3) and [Joel 2:28–32](/read/JOL/3), and [verse 32](/read/JOL/3?verse=5).',
    )
  })

  test('has quotations verified next to references in English numbering and in that of the text', async () => {
    const words = verseText('PSA', 51, 3)
    for (const ref of ['Psalm 51:1', 'Psalm 51:3']) {
      const checked = await check(`It says “${words}” (${ref}).`)
      expect(shown(checked), ref).toEqual([[words, 'exact', 'Psalm 51:3']])
      expect(checked.content).toContain('(/read/PSA/51?verse=3)')
    }
  })

  test('does not seal words of the verse with the same number', async () => {
    const changed = verseText('JOL', 2, 28 - 1).replace('lamps', 'stones')
    expect(shown(await check(`It says “${changed}” (Joel 2:28).`)).map(([, verdict]) => verdict)).not.toContain('exact')
  })
})

test('a pasted text is compared with the verse that its reference names', async () => {
  const words = verseText('MAL', 3, 20)
  const answer = await api.post('/api/check', { text: `“${words}” (Malachi 4:2)`, bible_id: ID })
  expect(answer.json().spans).toMatchObject([{ verdict: 'exact', source: { edition: ID, ref: 'Malachi 3:20' } }])
})

test('the tools of models read and name passages in English numbering', async () => {
  const { db } = database
  const finder = createFinder(db, createLog('test', 'silent'))
  const place = { bible_id: ID, book: 'PSA', chapter: 51, verses: [] }
  const tools = createTools({ db, finder, place, signal: new AbortController().signal })
  const { result } = await tools.call('get_passage', { reference: 'Psalm 51:1' })
  expect(result.passages).toEqual([
    { reference: 'Psalm 51:1', book: 'PSA', verses: [{ chapter: 51, verse: 1, text: verseText('PSA', 51, 3) }] },
  ])
  const comment = await tools.call('get_commentary', { reference: 'Joel 2:28' })
  expect(JSON.stringify(comment.result)).toContain('Joel 2:28')
})
