import { afterAll, beforeAll, expect, test } from 'vitest'
import { toEnglish } from '../../shared/bible/numbering.ts'
import type { Versification } from '../../shared/bible/versification.ts'
import { planFaults } from '../../shared/plans/rules.ts'
import { loadOutline } from '../../shared/server/sql/outline.ts'
import { loadPlanBible } from '../../shared/server/sql/plan-bible.ts'
import { buildPlan } from '../../workers/plan-generation/build.ts'
import { numberedBible } from '../fixtures/numbered-bible.ts'
import { hebrew, synodal } from '../fixtures/numberings.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
})
afterAll(() => database.drop())

async function outlineOf(book: string, versification: Versification) {
  const outline = await loadOutline(database.db, numberedBible(versification), [book])
  return outline.get(book) ?? []
}

test('the sections of a book are where the translation has them, with their titles', async () => {
  const web = (await loadPlanBible(database.db, 'eng-web'))!
  const english = (await loadOutline(database.db, web, ['JOL'])).get('JOL')!
  const spirit = english.find(({ chapter, start_verse }) => chapter === 2 && start_verse === 28)!
  expect(await outlineOf('JOL', hebrew)).toContainEqual({
    ...{ chapter: 3, start_verse: 1, end_verse: spirit.end_verse - 27, title: spirit.title },
  })
  const psalms = await outlineOf('PSA', synodal)
  expect(psalms.filter(({ chapter }) => chapter === 50)[0]).toMatchObject({ start_verse: 1 })
  expect(psalms.filter(({ chapter }) => chapter === 50).at(-1)).toMatchObject({ end_verse: 21 })
})

test('a section that a translation divides between two chapters is in both, and the sections are in order', async () => {
  const genesis = await outlineOf('GEN', hebrew)
  expect(genesis.filter(({ chapter }) => chapter === 32)[0]).toMatchObject({ start_verse: 1 })
  const starts = genesis.map(({ chapter, start_verse }) => chapter * 1000 + start_verse)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
})

test.each([
  ['Hebrew', hebrew],
  ['Synodal', synodal],
] as const)('a topic has the same passages in a translation with %s numbering', async (_name, text) => {
  const bible = numberedBible(text)
  const { plan, demand } = await buildPlan(database.db, bible, 'grief', 7)
  expect(planFaults(plan, bible, demand)).toEqual([])
  const psalm = plan.steps.filter(({ book }) => book === 'PSA').map((step) => toEnglish(step, text))
  expect(psalm).toContainEqual(expect.objectContaining({ start_chapter: 34, end_chapter: 34, end_verse: 22 }))
  expect(psalm).toContainEqual(expect.objectContaining({ start_chapter: 42, end_chapter: 42, end_verse: 11 }))
})
