/// <reference lib="dom" />
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { callElsewhere } from '../helpers/browser/plan-controls.ts'
import { planScreens, shortSteps } from '../helpers/browser/plan-screens.ts'

const { open, plan, db } = planScreens()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const planned = (page: Page) =>
  page
    .locator('.verse[data-planned]')
    .evaluateAll((spans) => [...new Set(spans.map((span) => Number((span as HTMLElement).dataset.verse)))])
const chapterOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const line = (page: Page) => page.getByRole('complementary', { name: 'Reading plan' })

/** Starts a plan of the short readings and opens the reader at the first. */
async function begin(page: Page, name: string): Promise<{ planId: number; stepIds: number[] }> {
  const made = await plan(shortSteps, { name })
  await page.goto(`/reading-plans/${made.planId}`)
  await button(page, 'Start').click()
  await page.waitForURL(`**/read/JHN/3?plan=${made.planId}&step=${made.stepIds[0]}`)
  return made
}

async function doneSteps(planId: number): Promise<number[]> {
  const rows = await db().selectFrom('step_progress').select('step_id').where('plan_id', '=', planId).execute()
  return rows.map(({ step_id }) => step_id).sort((a, b) => a - b)
}

test('the plan step sets book, start chapter and verse range; its verses are highlighted unless also highlighted directly', async () => {
  const page = await open('/')
  await begin(page, 'A range')
  await chapterOf(page, 'John 3')
  await line(page).getByText('Day 1 · John 3:1–21').waitFor()
  await page.locator('.verse[data-planned]').first().waitFor()
  expect(await planned(page)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1))
  await page.goto(`${page.url()}&verse=16-17`)
  await page.locator('.verse[data-highlighted][data-verse="16"]').first().waitFor()
  await page.locator('.verse[data-planned]').first().waitFor()
  expect(await planned(page)).not.toContain(16)
  expect(await planned(page)).toContain(18)
})

test('next chapter advances the plan step, previous mirrors it, and both fall back to the chapters on failure', async () => {
  const page = await open('/')
  const { planId, stepIds } = await begin(page, 'A way on')
  await page.getByRole('link', { name: 'Next Psalm 117' }).click()
  await page.waitForURL(`**/read/PSA/117?plan=${planId}&step=${stepIds[1]}`)
  await chapterOf(page, 'Psalm 117')
  expect(await doneSteps(planId)).toEqual([stepIds[0]])
  await page.getByRole('link', { name: 'Previous John 3:1–21' }).click()
  await page.waitForURL(`**/read/JHN/3?plan=${planId}&step=${stepIds[0]}`)
  await page.route('**/api/user/plans/current/next-step', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('link', { name: 'Next Psalm 117' }).click()
  await page.waitForURL('**/read/JHN/4')
  await line(page).waitFor({ state: 'detached' })
})

test('a reader stays in the open plan when another one has been started elsewhere', async () => {
  const page = await open('/')
  const { planId, stepIds } = await begin(page, 'Open here')
  const other = await plan(shortSteps.slice(2), { name: 'Started elsewhere' })
  await page.goto(`/read/JHN/3?plan=${planId}&step=${stepIds[0]}`)
  const next = page.getByRole('link', { name: 'Next Psalm 117' })
  await next.waitFor()
  await callElsewhere(page, 'POST', '/api/user/plans/current', { plan_id: other.planId })
  const moved = page.waitForResponse('**/api/user/plans/current/next-step')
  await next.click()
  expect((await moved).status()).toBe(200)
  await page.waitForURL((url) => !url.pathname.endsWith('/JHN/3'))
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    `/read/PSA/117?plan=${planId}&step=${stepIds[1]}`,
  )
  await chapterOf(page, 'Psalm 117')
  await line(page).getByText('Open here').waitFor()
  await page.getByRole('link', { name: 'Next 2 John' }).click()
  await page.waitForURL(`**/read/2JN/1?plan=${planId}&step=${stepIds[2]}`)
  expect(await doneSteps(other.planId)).toEqual([])
})

test('moving on in a plan that is being left keeps it', async () => {
  const page = await open('/')
  const { planId, stepIds } = await begin(page, 'Left and resumed')
  await page.getByRole('link', { name: 'Next Psalm 117' }).waitFor()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Reading Plans' }).click()
  await button(page, 'Leave plan Left and resumed').click()
  await page.getByText('You left “Left and resumed”').waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Next Psalm 117' }).click()
  await page.waitForURL(`**/read/PSA/117?plan=${planId}&step=${stepIds[1]}`)
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Reading Plans' }).click()
  await button(page, 'Continue Left and resumed').waitFor()
  expect(await doneSteps(planId)).toEqual([stepIds[0]])
})

test('the chapters of a step are read in order, and the last step ends in the next chapter', async () => {
  const page = await open('/')
  const { planId, stepIds } = await begin(page, 'An end')
  const last = stepIds[3]!
  await db().updateTable('visitor_plans').set({ current_step_id: last }).where('plan_id', '=', planId).execute()
  const mark = (id: number, done: boolean) =>
    callElsewhere(page, 'PUT', `/api/user/plans/${planId}/steps/${id}`, { done })
  for (const id of stepIds.slice(0, 3)) await mark(id, true)
  await page.goto(`/read/PSA/133?plan=${planId}&step=${last}`)
  await page.getByRole('link', { name: 'Next Psalm 134' }).click()
  await page.waitForURL(`**/read/PSA/134?plan=${planId}&step=${last}`)
  const said = page.getByText('You have read “An end” to its end')
  await Promise.all([said.waitFor(), page.getByRole('link', { name: 'Next Psalm 135' }).click()])
  await page.waitForURL('**/read/PSA/135')
  expect(await doneSteps(planId)).toContain(last)

  // its last chapter was read to its end and marked before the reader moves on
  await page.goto(`/read/PSA/134?plan=${planId}&step=${last}`)
  await line(page).getByRole('status').getByText('read').waitFor()
  await Promise.all([said.waitFor(), page.getByRole('link', { name: 'Next Psalm 135' }).click()])

  await mark(stepIds[1]!, false)
  await page.goto(`/read/PSA/134?plan=${planId}&step=${last}`)
  await page.getByRole('link', { name: 'Next Psalm 135' }).click()
  await page.waitForURL('**/read/PSA/135')
  expect(await said.count()).toBe(0)
})

test('progress is recorded as the chapters of a step are read to their end', async () => {
  const page = await open('/')
  const { planId, stepIds } = await begin(page, 'Filling in')
  await page.goto(`/read/PSA/117?plan=${planId}&step=${stepIds[1]}`)
  await line(page).getByRole('status').getByText('read').waitFor()
  // the page shows it before the server has stored it
  await expect.poll(() => doneSteps(planId), { timeout: 15_000 }).toEqual([stepIds[1]])

  const two = stepIds[3]!
  await page.goto(`/read/PSA/133?plan=${planId}&step=${two}`)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('plan_chapters_read')), { timeout: 30_000 })
    .toBe(JSON.stringify({ [two]: [133] }))
  expect(await doneSteps(planId)).toEqual([stepIds[1]])
  await page.getByRole('link', { name: 'Next Psalm 134' }).click()
  await line(page).getByRole('status').getByText('read').waitFor()
  await expect.poll(() => doneSteps(planId), { timeout: 15_000 }).toEqual([stepIds[1], two])
})

test('the chat about a step sends plan_step_id, loads its suggestions, and is titled with the step', async () => {
  const page = await open('/')
  const { stepIds } = await begin(page, 'To ask about')
  const suggested = page.waitForRequest((request) => request.url().includes(`suggestions?planStepId=${stepIds[0]}`))
  await page.reload()
  await suggested
  await line(page).waitFor()
  await button(page, 'Ask').click()
  await page.getByRole('heading', { level: 2, name: 'The new birth' }).waitFor()
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/chat'))
  await page.getByPlaceholder('Ask your own question...').fill('Who is Nicodemus?')
  await page.keyboard.press('Enter')
  expect((await asked).postDataJSON()).toMatchObject({ bookId: 'JHN', chapter: 3, plan_step_id: stepIds[0] })
})

test('once its plan is deleted, an open panel asks its further questions without it', async () => {
  const page = await open('/')
  const { planId, stepIds } = await begin(page, 'To be deleted')
  await line(page).waitFor()
  await button(page, 'Ask').click()
  await page.getByRole('heading', { level: 2, name: 'The new birth' }).waitFor()
  await db().deleteFrom('reading_plans').where('id', '=', planId).execute()
  const step = async (act: () => Promise<void>): Promise<unknown> => {
    const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/chat'))
    await act()
    return (await asked).postDataJSON().plan_step_id
  }
  const ask = async (question: string) => {
    await page.getByPlaceholder('Ask your own question...').fill(question)
    await page.keyboard.press('Enter')
  }
  expect(await step(() => ask('Who is Nicodemus?'))).toBe(stepIds[0])
  await page.getByText('This reading plan no longer exists.').waitFor()
  expect(await step(() => button(page, 'Try again').click())).toBeNull()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Stopped').first().waitFor()
  expect(await step(() => ask('Why did he visit at night?'))).toBeNull()
})

test('Home offers the plan with Continue, which opens the first unread reading', {
  timeout: 180_000,
}, async () => {
  const page = await open('/')
  const { planId, stepIds } = await begin(page, 'On the front door')
  await page.goto(`/reading-plans/${planId}`)
  await page.getByRole('checkbox', { name: 'John 3:1–21 is read' }).click()
  await page.getByText('1 of 4 readings').waitFor()
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Reading plan' })
  await card.getByRole('heading', { name: 'On the front door' }).waitFor()
  await card.getByText('1 of 4 readings').waitFor()
  await card.getByText('Psalm 117').waitFor()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`**/read/PSA/117?plan=${planId}&step=${stepIds[1]}`)
})

test('passages are named in the language of the interface', async () => {
  const { planId } = await plan(shortSteps, { name: 'In German' })
  const page = await open(`/reading-plans/${planId}`, { context: { locale: 'de-DE' } })
  await button(page, 'Beginnen').click()
  await page.getByText('Tag 1 · Johannes 3:1–21').waitFor()
  await page.getByRole('link', { name: 'Weiter Psalm 117' }).waitFor()
  await page.goto(`/reading-plans/${planId}`)
  await page.getByRole('checkbox', { name: 'Johannes 3:1–21 ist gelesen' }).waitFor()
  await page.getByRole('link', { name: 'Johannes 3:1–21 The new birth Grace' }).waitFor()
  const closed = page.getByText('Johannes 3:1–21, Psalm 117', { exact: true })
  await closed.waitFor({ state: 'attached' })
  await page.goto('/')
  await page.getByRole('region', { name: 'Leseplan' }).getByText('Johannes 3:1–21').waitFor()
})

// axe is slow on a busy machine
test('axe finds nothing in the reader with a plan, and its line can be hidden', { timeout: 180_000 }, async () => {
  const page = await open('/', { size: 'phone', theme: 'parchmentDark' })
  await begin(page, 'Clean reading')
  await page.locator('.verse[data-planned]').first().waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Hide the plan' }).click()
  await page.waitForURL('**/read/JHN/3')
  await line(page).waitFor({ state: 'detached' })
})
