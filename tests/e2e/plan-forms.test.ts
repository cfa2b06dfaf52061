/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { Plan } from '../../shared/contract/plans.ts'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { focusWindow, releaseBuild, staysOld } from '../helpers/browser/next-build.ts'
import { button, create, field, heading } from '../helpers/browser/plan-controls.ts'
import { planScreens, shortSteps } from '../helpers/browser/plan-screens.ts'

const { open, build, db } = planScreens()

/** Saves the plan in its editor; returns the ids of its steps. */
async function saved(page: Page, planId: number): Promise<number[]> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith(`/api/reading-plans/${planId}`),
  )
  await button(page, 'Save').click()
  const { plan } = (await (await answer).json()) as { plan?: Plan }
  return plan?.steps.map(({ id }) => id) ?? []
}

describe('creating a plan', () => {
  test('it offers 1, 3 (chosen), 7 and 30 days and three examples, and Cancel goes back', async () => {
    const page = await open('/reading-plans/create')
    await heading(page, 'Create Reading Plan').waitFor()
    const days = page.getByRole('group', { name: 'How many days?' })
    expect(await days.locator('label').allTextContents()).toEqual(['1 day', '3 days', '7 days', '30 days'])
    expect(await days.getByRole('radio', { name: '3 days' }).isChecked()).toBe(true)
    const examples = page.getByRole('region', { name: 'Examples' }).getByRole('button')
    expect(await examples.count()).toBe(3)
    const words = await examples.first().textContent()
    await examples.first().click()
    expect(await field(page).inputValue()).toBe(words)
    await button(page, 'Cancel').click()
    await page.waitForURL('**/reading-plans')
  })

  test('a description with a length chooses the days', async () => {
    const page = await open('/reading-plans/create')
    await field(page).fill('Ruth, 1 chapter a day')
    await page.getByRole('radio', { name: '4 days', checked: true }).waitFor()
    await page.getByRole('radio', { name: '7 days' }).check({ force: true })
    await field(page).fill('Ruth, 1 chapter a day, please')
    expect(await page.getByRole('radio', { name: '7 days' }).isChecked()).toBe(true)
  })

  test('an empty description shows an error that disappears when the reader types', async () => {
    const page = await open('/reading-plans/create')
    await field(page).fill('   ')
    await button(page, 'Create a First Draft').click()
    const said = page.getByText('Please provide a description for your reading plan.')
    await said.waitFor()
    await field(page).press('a')
    await said.waitFor({ state: 'detached' })
  })

  test('the name is the first sentence of the description; the screen says that AI is generating, then shows the plan', async () => {
    const page = await open('/reading-plans/create')
    const goOn = Promise.withResolvers<void>()
    await page.route('**/api/reading-plans', async (route) => {
      await goOn.promise
      await route.continue()
    })
    const sent = page.waitForRequest((request) => request.method() === 'POST' && /reading-plans$/.test(request.url()))
    await field(page).fill('Joseph and his brothers. How they are reconciled.')
    await page.getByRole('radio', { name: '7 days' }).check()
    await button(page, 'Create a First Draft').click()
    await heading(page, 'Creating Your Reading Plan').waitFor()
    await page.getByText(/AI is generating a plan/).waitFor()
    expect(await button(page, 'Creating Draft...').isDisabled()).toBe(true)
    expect((await sent).postDataJSON()).toEqual({
      name: 'Joseph and his brothers',
      description: 'Joseph and his brothers. How they are reconciled.',
      estimated_days: 7,
      is_public: false,
    })
    goOn.resolve()
    await page.waitForURL(/\/reading-plans\/\d+$/)
    await heading(page, 'Joseph and his brothers').waitFor()
  })

  test('a failure shows a toast, and the form keeps its text', async () => {
    const page = await open('/reading-plans/create')
    await page.route('**/api/reading-plans', (route) => route.fulfill({ status: 503, json: { error: 'queue_full' } }))
    await field(page).fill('Hope')
    // start waiting for the toast before it can disappear
    const said = page.getByRole('status').getByText('Failed to generate plan. Please try again.')
    await Promise.all([said.waitFor(), button(page, 'Create a First Draft').click()])
    expect(await field(page).inputValue()).toBe('Hope')
  })

  test('without a network a toast says so, and the form keeps its text', async () => {
    const page = await open('/reading-plans/create')
    await page.route('**/api/reading-plans', (route) => route.abort())
    await field(page).fill('Hope')
    const said = page.getByRole('status').getByText('You seem to be offline.')
    await Promise.all([said.waitFor(), button(page, 'Create a First Draft').click()])
    expect(await field(page).inputValue()).toBe('Hope')
  })
})

describe('words of distress in a plan', () => {
  test.each(['phone', 'desk'] as const)('on a %s words of distress get help instead of a plan', async (size) => {
    const page = await open('/reading-plans/create', { size })
    await field(page).fill('I want to die')
    await button(page, 'Create a First Draft').click()
    const help = page.getByRole('region', { name: 'Help' })
    await help.waitFor()
    expect(await help.locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
    expect(await field(page).count()).toBe(0)
    expect(await button(page, 'Create a First Draft').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/reading-plans/create')
    const plans = await db()
      .selectFrom('reading_plans')
      .select('id')
      .where('description', '=', 'I want to die')
      .execute()
    expect(plans).toEqual([])
    await expectAccessible(page)
  })

  test('the help for a plan does not wait for an unavailable server', async () => {
    const page = await open('/reading-plans/create')
    await page.route('**/api/reading-plans', (route) => route.abort())
    await field(page).fill('I want to kill myself')
    await button(page, 'Create a First Draft').click()
    await page.getByRole('region', { name: 'Help' }).waitFor()
  })

  test('a new build does not take the help away', async () => {
    const page = await open('/reading-plans/create')
    await field(page).fill('I want to kill myself')
    await button(page, 'Create a First Draft').click()
    const help = page.getByRole('region', { name: 'Help' })
    await help.waitFor()
    await releaseBuild(page)
    await focusWindow(page)
    expect(await staysOld(page)).toBe(true)
    expect(await help.isVisible()).toBe(true)
  })

  test('a need that is not an emergency gets its plan below two lines of help', async () => {
    const page = await open('/reading-plans/create')
    await field(page).fill('My mother just died and I am so lonely')
    await button(page, 'Create a First Draft').click()
    await page.waitForURL(/\/reading-plans\/\d+$/)
    await page.getByRole('region', { name: 'Help' }).waitFor()
    await page.getByText('Initializing your plan...').waitFor()
  })
})

describe('the editor', () => {
  test('it shows validation errors', async () => {
    const page = await open('/')
    const planId = await create(page, 'A plan to edit')
    await build(planId, shortSteps.slice(0, 1))
    await page.goto(`/reading-plans/edit/${planId}`)
    const save = button(page, 'Save')
    const said = (text: string) => page.getByText(text, { exact: true }).waitFor()
    await page.getByLabel('Name').fill(' ')
    await page.getByLabel('Description').fill('')
    await page.getByLabel('Duration in days').fill('0')
    await page.getByLabel('Book').selectOption('')
    for (const label of ['Start chapter', 'Start verse', 'End chapter', 'End verse'])
      await page.getByLabel(label).fill('0')
    await save.click()
    for (const text of [
      'Plan name is required',
      'Plan description is required',
      'Duration must be at least 1 day',
      'Book is required',
      'Valid start chapter is required',
      'Valid start verse is required',
      'Valid end chapter is required',
      'Valid end verse is required',
    ])
      await said(text)
    await page.getByLabel('Start chapter').fill('4')
    await page.getByLabel('End chapter').fill('3')
    await save.click()
    await said('Start chapter cannot be after end chapter')
    await page.getByLabel('Start chapter').fill('3')
    await page.getByLabel('Start verse').fill('9')
    await page.getByLabel('End verse').fill('8')
    await save.click()
    await said('Start verse cannot be after end verse')
    await button(page, 'Remove: Step 1 of day 1').click()
    await save.click()
    await said('Plan must have at least one reading step')
  })

  test('a valid plan is saved, including a new step', async () => {
    const page = await open('/')
    const planId = await create(page, 'A plan to change')
    await build(planId, shortSteps.slice(0, 1))
    await page.goto(`/reading-plans/edit/${planId}`)
    await page.getByLabel('Name').fill('Changed')
    await page.getByLabel('Duration in days').fill('1')
    await button(page, 'Add a step to day 1').click()
    const step = page.getByRole('group', { name: 'Step 2 of day 1' })
    await step.getByLabel('Book').selectOption({ label: 'Jude' })
    await step.getByLabel('Start chapter').fill('1')
    await step.getByLabel('Start verse').fill('1')
    await step.getByLabel('End chapter').fill('1')
    await step.getByLabel('End verse').fill('99')
    await button(page, 'Save').click()
    await page.getByText('Jude 1 has 25 verses, no verse 99').waitFor()
    await step.getByLabel('End verse').fill('25')
    await button(page, 'Save').click()
    await page.getByText(/^Saved at /).waitFor()
    await button(page, 'Back to the plan').click()
    await heading(page, 'Changed').waitFor()
    await page.getByRole('link', { name: /^Jude/ }).waitFor()
  })
})

describe('leaving the editor', () => {
  test('unsaved changes are kept when the reader goes back, and Cancel discards them', async () => {
    const page = await open('/')
    const planId = await create(page, 'Two readings of Mark')
    await build(planId, shortSteps.slice(0, 1))
    await page.goto(`/reading-plans/${planId}`)
    await button(page, 'More for this plan').click()
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
    await page.getByLabel('Name').fill('Half a name')
    await page.goBack()
    await heading(page, 'Two readings of Mark').waitFor()
    await button(page, 'Keep editing').click()
    await page.getByText('Your unsaved changes are here again. Cancel discards them.').waitFor()
    expect(await page.getByLabel('Name').inputValue()).toBe('Half a name')
    await button(page, 'Cancel').click()
    await button(page, 'More for this plan').click()
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
    expect(await page.getByLabel('Name').inputValue()).toBe('Two readings of Mark')
  })
})

describe('deleting a plan', () => {
  test('its creator is asked first, and then it is gone from My Plans', async () => {
    const page = await open('/')
    const planId = await create(page, 'A plan to delete')
    await build(planId, shortSteps.slice(0, 1))
    await page.goto(`/reading-plans/${planId}`)
    const choose = async () => {
      await button(page, 'More for this plan').click()
      await page.getByRole('menuitem', { name: 'Delete plan' }).click()
    }
    await choose()
    await button(page, 'Cancel').click()
    await heading(page, 'A plan to delete').waitFor()
    await choose()
    await expectAccessible(page)
    await button(page, 'Delete plan').click()
    await page.waitForURL('**/reading-plans')
    await page.getByText('You deleted “A plan to delete”').waitFor()
    await page.goto(`/reading-plans/${planId}`)
    await page.getByText('No plan found.').waitFor()
  })
})

describe('saving again', () => {
  test('a saved plan is saved again, with the readings and progress of the first save', async () => {
    const page = await open('/')
    const planId = await create(page, 'A plan to change twice')
    await build(planId, shortSteps.slice(0, 1))
    await page.goto(`/reading-plans/edit/${planId}`)
    await page.getByLabel('Duration in days').fill('1')
    await page.getByLabel('End verse').fill('15')
    await button(page, 'Add a step to day 1').click()
    const step = page.getByRole('group', { name: 'Step 2 of day 1' })
    await step.getByLabel('Book').selectOption({ label: 'Jude' })
    for (const label of ['Start chapter', 'Start verse', 'End chapter']) await step.getByLabel(label).fill('1')
    await step.getByLabel('End verse').fill('25')
    const save = () => saved(page, planId)
    const first = await save()
    await page.getByText(/^Saved at /).waitFor()
    await page.getByLabel('Name').fill('Changed twice')
    expect(await save()).toEqual(first)
    await page.getByText(/^Saved at /).waitFor()
    await button(page, 'Back to the plan').click()
    await heading(page, 'Changed twice').waitFor()
  })

  test('a step that another tab has replaced is named at its day', async () => {
    const page = await open('/')
    const planId = await create(page, 'A plan in two tabs')
    await build(planId, shortSteps)
    await page.goto(`/reading-plans/edit/${planId}`)
    await page.getByLabel('Name').waitFor()
    const greetings = db().deleteFrom('plan_steps').where('plan_id', '=', planId).where('book', '=', '2JN')
    await greetings.execute()
    await button(page, 'Save').click()
    await page.getByRole('group', { name: 'Step 1 of day 2' }).getByRole('alert').getByText('Unknown step').waitFor()
  })
})
