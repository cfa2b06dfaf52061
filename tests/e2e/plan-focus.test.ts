/// <reference lib="dom" />
import { describe, expect, test } from 'vitest'
import { button, callElsewhere, create, more } from '../helpers/browser/plan-controls.ts'
import { planScreens, shortSteps } from '../helpers/browser/plan-screens.ts'

const { open, plan, build } = planScreens()

const daily = (days: number) =>
  Array.from({ length: days }, (_, index) => ({
    ...{ day: index + 1, title: `Reading ${index + 1}`, book: 'MRK', from: `${index + 1}:1`, to: `${index + 1}:20` },
  }))

/** The name of the element with the focus. */
const focused = 'document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()'

test('a day stays open, with the focus in it, when its last reading is ticked', async () => {
  const { planId } = await plan(daily(5), { name: 'Ticked' })
  const page = await open(`/reading-plans/${planId}`)
  await button(page, 'Start').click()
  await page.waitForURL('**/read/MRK/1?**')
  await page.goto(`/reading-plans/${planId}`)
  const box = page.getByRole('checkbox', { name: 'Mark 1:1–20 is read' })
  await box.press('Space')
  await page.getByText('1 of 5 readings').waitFor()
  expect(await box.isVisible()).toBe(true)
  expect(await page.evaluate(focused)).toBe('Mark 1:1–20 is read')
})

test('the search for plans keeps the focus in its field, which follows a step back', async () => {
  const page = await open('/reading-plans/discover')
  const field = page.getByRole('searchbox', { name: 'Search plans' })
  const theme = page.getByRole('main').getByRole('combobox', { name: 'Theme' })
  await theme.selectOption('hope')
  await field.fill('zaphnath')
  await field.press('Enter')
  await page.waitForURL('**/discover?q=zaphnath&theme=hope')
  await page
    .getByText(/^No plans found/)
    .first()
    .waitFor()
  expect(await field.evaluate((node) => node === document.activeElement)).toBe(true)
  await page.goBack()
  await expect.poll(() => field.inputValue()).toBe('')
  expect(await theme.inputValue()).toBe('')
})

describe('the editor', () => {
  async function edited(name: string, steps: Parameters<typeof build>[1]) {
    const page = await open('/')
    const planId = await create(page, name)
    await build(planId, steps)
    await page.goto(`/reading-plans/edit/${planId}`)
    await page.getByLabel('Name').waitFor()
    return { page, planId }
  }

  test('keeps the focus on a step that moves to a closed day, and sets it near one that is removed', async () => {
    const { page } = await edited('A plan to reorder', daily(9))
    await page.getByRole('heading', { name: 'Day 1', exact: true }).click()
    await button(page, 'Move down: Step 1 of day 1').press('Enter')
    await expect.poll(() => page.evaluate(focused)).toBe('Move down: Step 1 of day 2')
    await button(page, 'Remove: Step 1 of day 2').press('Enter')
    const second = page.getByRole('group', { name: 'Step 1 of day 2' })
    await expect.poll(() => second.evaluate((node) => node === document.activeElement)).toBe(true)
    expect(await second.getByLabel('Title').inputValue()).toBe('Reading 2')
    await button(page, 'Remove: Step 1 of day 2').press('Enter')
    await expect.poll(() => page.evaluate(focused)).toBe('Add a step to day 2')
  })

  test('removes the errors of the steps when a step is moved, since they belong to other positions', async () => {
    const { page } = await edited('A plan with an error', shortSteps)
    const first = page.getByRole('group', { name: 'Step 1 of day 1' })
    await first.getByLabel('Book').selectOption('')
    await button(page, 'Save').click()
    await first.getByText('Book is required').waitFor()
    await button(page, 'Move down: Step 1 of day 1').click()
    await expect.poll(() => page.evaluate(focused)).toBe('Move down: Step 2 of day 1')
    expect(await page.getByText('Book is required').count()).toBe(0)
  })

  test('shows the plan as another tab has stored it, and does not replace what is stored there later', async () => {
    const page = await open('/')
    const planId = await create(page, 'A plan of two tabs')
    await build(planId, shortSteps)
    const path = `/api/reading-plans/${planId}`
    await page.getByRole('heading', { name: 'Day 1', exact: true }).waitFor()
    await callElsewhere(page, 'PUT', path, { name: 'Changed elsewhere' })
    await more(page, 'Edit')
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Changed elsewhere')
    await callElsewhere(page, 'PUT', path, { name: 'Changed again' })
    await button(page, 'Save').click()
    await page.getByText('This plan was changed since it was opened. Please open it again.').waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Changed again')
    await page.getByLabel('Name').fill('Mine')
    for (let times = 0; times < 2; times++) {
      const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
      await button(page, 'Save').click()
      await stored
      await page.getByText(/^Saved at /).waitFor()
    }
  })

  test('follows its own change, of which only the answer was lost', async () => {
    const { page, planId } = await edited('A plan of a lost answer', shortSteps)
    const path = `**/api/reading-plans/${planId}`
    await page.route(path, (route) => route.fetch().then(() => route.abort()), { times: 1 })
    await page.getByLabel('Name').fill('Stored')
    await button(page, 'Remove: Step 1 of day 1').click()
    await button(page, 'Save').click()
    await page.getByRole('main').getByRole('status').getByText(/\S/).waitFor()
    await page.getByLabel('Name').fill('Stored later')
    await button(page, 'Save').click()
    await page.getByText(/^Saved at /).waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Stored later')
  })
})

describe('a save that is refused', () => {
  test('a duration that leaves days out is focused and marked, and a whole step with an error is focused', async () => {
    const page = await open('/')
    const planId = await create(page, 'A psalm and a letter')
    await build(planId, shortSteps.slice(1, 3))
    await page.goto(`/reading-plans/edit/${planId}`)
    const duration = page.getByLabel('Duration in days')
    await duration.fill('1')
    await page.getByRole('group', { name: 'Step 1 of day 2' }).getByLabel('End verse').focus()
    await button(page, 'Save').click()
    await page.getByText('Day 2 has readings: move or remove them, or choose more days.').waitFor()
    await page.getByText('1 field needs attention.').waitFor()
    expect(await duration.evaluate((field) => [field === document.activeElement, field.ariaInvalid])).toEqual([
      true,
      'true',
    ])
    await duration.fill('2')
    const step = page.getByRole('group', { name: 'Step 1 of day 2' })
    await step.getByLabel('End verse').fill('99')
    await button(page, 'Save').click()
    await page.getByText(/has \d+ verses, no verse 99$/).waitFor()
    expect(await step.evaluate((group) => group === document.activeElement)).toBe(true)
  })
})
