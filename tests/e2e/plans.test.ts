/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectAccessible, type Size } from '../helpers/browser.ts'
import { planScreens, shortSteps } from '../helpers/plan-screens.ts'

const { open, plan, build, setState, begunAgo, db } = planScreens()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const field = (page: Page) => page.getByLabel('What do you want the plan to cover?')

/** Requests a plan as a reader would; its id is in the address. */
async function create(page: Page, description: string): Promise<number> {
  await page.goto('/reading-plans/create')
  await field(page).fill(description)
  await button(page, 'Create a First Draft').click()
  await page.waitForURL(/\/reading-plans\/\d+$/)
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}

const follows = async (planId: number) => {
  const rows = await db().selectFrom('visitor_plans').select('plan_id').where('plan_id', '=', planId).execute()
  return rows.length > 0
}

/** Chooses an entry of a plan's menu. */
async function more(page: Page, item: string): Promise<void> {
  await button(page, 'More for this plan').click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

describe('My Plans', () => {
  test('the empty list hints at trying a reading plan', async () => {
    const page = await open('/reading-plans')
    await heading(page, 'My Plans').waitFor()
    await page.getByText('Try a reading plan to deepen your understanding and enrich your spiritual journey.').waitFor()
  })

  test('suggested plans have an Add button; a plan of one’s own Start, Continue once a step is completed, and Leave plan', async () => {
    const { planId } = await plan(shortSteps, { name: 'Short readings', isSuggested: true, theme: 'grace' })
    const page = await open('/reading-plans')
    await heading(page, 'Select A New Plan').waitFor()
    await button(page, 'Add Short readings').click()
    const mine = page.getByRole('list', { name: 'My plans' }).getByRole('listitem')
    await mine.getByRole('heading', { name: 'Short readings' }).waitFor()
    for (const text of ['A chapter of Mark a day', 'grace', '3 days', '0 of 4 readings']) {
      await mine.getByText(text, { exact: true }).waitFor()
    }
    await button(page, 'Add Short readings').waitFor({ state: 'detached' })
    await button(page, 'Start Short readings').click()
    await page.waitForURL('**/read/JHN/3?plan=*&step=*')
    await page.goto(`/reading-plans/${planId}`)
    await page.getByRole('checkbox', { name: 'John 3:1–21 is read' }).click()
    await page.getByText('1 of 4 readings').waitFor()
    await page.goto('/reading-plans')
    await button(page, 'Continue Short readings').waitFor()
    const leave = button(page, 'Leave plan Short readings')
    expect(await leave.textContent()).toBe('Leave plan')
    await leave.click()
    await mine.waitFor({ state: 'detached' })
    await button(page, 'Add Short readings').waitFor()
  })

  test.each<Size>(['phone', 'desk'])(
    'on a %s a plan that is left can be taken back with all that was read',
    async (size) => {
      const { planId } = await plan(shortSteps, { name: `Left on a ${size}` })
      const page = await open(`/reading-plans/${planId}`, { size })
      const deleted: string[] = []
      page.on('request', (request) => request.method() === 'DELETE' && deleted.push(new URL(request.url()).pathname))
      await button(page, 'Start').click()
      await page.waitForURL('**/read/JHN/3?**')
      await page.goto(`/reading-plans/${planId}`)
      await page.getByRole('checkbox', { name: 'John 3:1–21 is read' }).click()
      await page.getByText('1 of 4 readings').waitFor()
      await page.goto('/reading-plans')
      const mine = page.getByRole('list', { name: 'My plans' }).getByRole('listitem')
      const leave = button(page, `Leave plan Left on a ${size}`)
      const left = page.getByText(`You left “Left on a ${size}”`)

      await Promise.all([left.waitFor(), leave.click()])
      await mine.waitFor({ state: 'detached' })
      await button(page, 'Undo').click()
      await mine.getByText('1 of 4 readings').waitFor()
      await button(page, `Continue Left on a ${size}`).waitFor()

      // starting it again also cancels leaving
      await leave.click()
      await mine.waitFor({ state: 'detached' })
      await page.getByRole('link', { name: 'Discover plans' }).click()
      await button(page, `Start Left on a ${size}`).click()
      await page.waitForURL('**/read/PSA/117?**')
      expect(deleted).toEqual([])

      // once the page is left, leaving cannot be undone
      await page.goto('/reading-plans')
      await leave.click()
      await mine.waitFor({ state: 'detached' })
      await page.goto('/search')
      await expect.poll(() => follows(planId), { timeout: 15_000 }).toBe(false)
    },
  )

  test('a plan that is left is gone for good when it was not taken back in time', async () => {
    const { planId } = await plan(shortSteps, { name: 'Left for good' })
    const page = await open(`/reading-plans/${planId}`)
    await button(page, 'Start').click()
    await page.waitForURL('**/read/JHN/3?**')
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Reading Plans' }).click()
    const gone = page.waitForRequest((request) => request.method() === 'DELETE')
    await button(page, 'Leave plan Left for good').click()
    await page.getByText('You left “Left for good”').waitFor()
    await page.evaluate(() => history.back())
    expect(new URL((await gone).url()).pathname).toBe(`/api/user/plans/${planId}`)
    await page.goto('/')
    await page.getByRole('region', { name: 'Example questions' }).waitFor()
    expect(await page.getByRole('region', { name: 'Reading plan' }).count()).toBe(0)
  })

  test('the button "Create your own reading plan" goes to /reading-plans/create', async () => {
    const page = await open('/reading-plans')
    await button(page, 'Create your own reading plan').click()
    await page.waitForURL('**/reading-plans/create')
  })

  test('the header reads Discover Plans, Create Plan, Edit Plan, My Plans or Reading Plans depending on the path', async () => {
    const { planId } = await plan(shortSteps)
    const page = await open('/reading-plans')
    const paths = {
      '/reading-plans': 'My Plans',
      '/reading-plans/discover': 'Discover Plans',
      '/reading-plans/create': 'Create Plan',
      [`/reading-plans/edit/${planId}`]: 'Edit Plan',
      [`/reading-plans/${planId}`]: 'Reading Plans',
      '/reading-plans/something/else': 'My Plans',
    }
    for (const [path, title] of Object.entries(paths)) {
      await page.goto(path)
      await page.getByRole('main').getByText(title, { exact: true }).first().waitFor()
    }
  })

  test('the list is at most 600 px wide and a plan 700 px', async () => {
    const { planId } = await plan(shortSteps)
    const page = await open('/reading-plans')
    const widthAround = (name: string) =>
      heading(page, name)
        .locator('xpath=ancestor::div[@data-width]')
        .evaluate((node) => (node as HTMLElement).offsetWidth)
    expect(await widthAround('My Plans')).toBe(600)
    await page.goto(`/plans/${planId}`)
    expect(await widthAround('Through Mark')).toBe(700)
  })
})

test('no dot between the facts of a plan ends a line, or begins one', async () => {
  await plan(shortSteps, { name: 'Dotted readings', isSuggested: true })
  const page = await open('/reading-plans/discover?q=dotted', { size: 'phone' })
  await page.setViewportSize({ width: 240, height: 700 })
  const facts = page.getByText('By: Admin').locator('..')
  await facts.waitFor()
  const lines = await facts.evaluate((line) =>
    [...line.children].map((fact) => ({
      after: getComputedStyle(fact, '::after').content,
      left: Math.round(fact.getBoundingClientRect().left - line.getBoundingClientRect().left),
      clips: getComputedStyle(line).overflowX,
    })),
  )
  expect(lines.filter(({ left }) => left === 0).length).toBeGreaterThan(1)
  for (const { after, clips } of lines) expect([after, clips]).toEqual(['none', 'clip'])
})

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

  test('an empty description is refused with a sentence that goes away when the reader types', async () => {
    const page = await open('/reading-plans/create')
    await field(page).fill('   ')
    await button(page, 'Create a First Draft').click()
    const said = page.getByText('Please provide a description for your reading plan.')
    await said.waitFor()
    await field(page).press('a')
    await said.waitFor({ state: 'detached' })
  })

  test('the name is the first sentence of the description; the screen says that AI is generating, then the plan is shown', async () => {
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

  test.each(['phone', 'desk'] as const)('on a %s words of distress get help first, and no plan', async (size) => {
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

  test('the help for a plan does not wait for a server that is away', async () => {
    const page = await open('/reading-plans/create')
    await page.route('**/api/reading-plans', (route) => route.abort())
    await field(page).fill('I want to kill myself')
    await button(page, 'Create a First Draft').click()
    await page.getByRole('region', { name: 'Help' }).waitFor()
  })

  test('a need that is no emergency gets its plan below two lines of help', async () => {
    const page = await open('/reading-plans/create')
    await field(page).fill('My mother just died and I am so lonely')
    await button(page, 'Create a First Draft').click()
    await page.waitForURL(/\/reading-plans\/\d+$/)
    await page.getByRole('region', { name: 'Help' }).waitFor()
    await page.getByText('Initializing your plan...').waitFor()
  })

  test('a failure is told in passing, and the form comes back with what was written', async () => {
    const page = await open('/reading-plans/create')
    await page.route('**/api/reading-plans', (route) => route.fulfill({ status: 503, json: { error: 'queue_full' } }))
    await field(page).fill('Hope')
    // start waiting for the toast before it can disappear
    const said = page.getByRole('status').getByText('Failed to generate plan. Please try again.')
    await Promise.all([said.waitFor(), button(page, 'Create a First Draft').click()])
    expect(await field(page).inputValue()).toBe('Hope')
  })
})

describe('one plan', () => {
  test('it is asked for until it is built: initializing, building, then its days with range, title and theme', async () => {
    const page = await open('/')
    const planId = await create(page, 'Three short readings')
    await page.getByText('Initializing your plan...').waitFor()
    await setState(planId, 'building')
    await page.getByText('Building your plan... This may take a few seconds.').waitFor()
    await build(planId, shortSteps)
    await heading(page, 'Day 1').waitFor()
    await page.getByRole('link', { name: 'John 3:1–21 The new birth Grace' }).waitFor()
    await page.getByRole('link', { name: 'Psalms 133–134 Going up and night' }).waitFor()
    await page.getByText('Every verse range checked').waitFor()
    expect(await page.title()).toBe('Three short readings · Philip')
    await page.getByText(/^\d+ minutes? a day$/).waitFor()
  })

  test('a plan that could not be built says why and is built again on Retry', async () => {
    const page = await open('/')
    const planId = await create(page, 'A plan that fails')
    await setState(planId, 'failed')
    await page.getByText('This plan could not be built. It took too long to build.').waitFor()
    await button(page, 'Retry').click()
    await page.getByText('Initializing your plan...').waitFor()
    await build(planId, shortSteps)
    await heading(page, 'Day 2').waitFor()
  })

  test('loading, errors and absence are told in the words of the spec', async () => {
    const { planId } = await plan(shortSteps)
    const { planId: emptyId } = await plan([])
    const page = await open('/plans/9007199254740991')
    await page.getByText('No plan found.').waitFor()
    await page.goto(`/reading-plans/${emptyId}`)
    await page.getByText('No steps found.').waitFor()
    const goOn = Promise.withResolvers<void>()
    await page.route(`**/api/reading-plans/${planId}`, async (route) => {
      await goOn.promise
      await route.fulfill({ status: 400, json: { detail: 'The shelf is closed' } })
    })
    await page.goto(`/reading-plans/${planId}`)
    await page.getByText('Loading plan...').waitFor()
    goOn.resolve()
    await page.getByText('Error loading plan: The shelf is closed').waitFor()
    await page.unroute(`**/api/reading-plans/${planId}`)
    await button(page, 'Retry').click()
    await heading(page, 'Day 1').waitFor()
  })

  test('without an id the current plan is shown', async () => {
    const { planId } = await plan(shortSteps, { name: 'The current one' })
    const page = await open('/plans')
    await page.getByText('No plan found.').waitFor()
    await page.goto(`/plans/${planId}`)
    await button(page, 'Start').click()
    await page.waitForURL('**/read/JHN/3?**')
    await page.goto('/plans')
    await heading(page, 'The current one').waitFor()
  })

  test('who is behind chooses among three ways, and nobody is blamed', async () => {
    const { planId } = await plan(shortSteps, { name: 'A while ago' })
    const page = await open(`/reading-plans/${planId}`)
    await button(page, 'Start').click()
    await page.waitForURL('**/read/JHN/3?**')
    await begunAgo(planId, 5)
    await page.goto(`/reading-plans/${planId}`)
    const ways = page.getByRole('region', { name: 'Good to have you back' })
    await ways.getByText('3 days are waiting for you. How would you like to go on?').waitFor()
    await ways.getByRole('button', { name: /^Catch up/ }).waitFor()
    await ways.getByRole('button', { name: /^Spread out/ }).waitFor()
    await ways.getByRole('button', { name: /^Start today from here/ }).click()
    await ways.waitFor({ state: 'detached' })
    await page.getByText(/^Today · \d+ min$/).waitFor()
    const { schedule } = await db()
      .selectFrom('visitor_plans')
      .select('schedule')
      .where('plan_id', '=', planId)
      .executeTakeFirstOrThrow()
    expect(new Set(schedule).size).toBe(3)
  })

  test('it is shared by its link without being listed, printed, and taken into a calendar', async () => {
    const page = await open('/', { context: { permissions: ['clipboard-read', 'clipboard-write'] } })
    const planId = await create(page, 'A plan to share')
    await build(planId, shortSteps)
    const isShared = page.getByRole('switch', { name: 'Shared by link' })
    // one button to read, one menu for the rest
    const head = page.getByRole('article').locator('header').getByRole('button')
    await expect.poll(() => head.allInnerTexts()).toEqual(['Start', ''])
    await more(page, 'Share...')
    await isShared.waitFor()
    expect(await isShared.isChecked()).toBe(false)
    await Promise.all([page.getByText('Link copied').waitFor(), button(page, 'Share by link').click()])
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await button(page, 'Share the link').waitFor()
    expect(await isShared.isChecked()).toBe(true)
    expect(await page.getByRole('switch', { name: 'Listed in Discover' }).isChecked()).toBe(false)

    const guest = await open(`/reading-plans/${planId}`)
    await heading(guest, 'A plan to share').waitFor()
    await guest.setViewportSize({ width: 390, height: 844 })
    await button(guest, 'More for this plan').click()
    const menu = await guest.getByRole('menu').boundingBox()
    expect(menu!.x).toBeGreaterThanOrEqual(0)
    expect(menu!.x + menu!.width).toBeLessThanOrEqual(390)
    expect(await guest.getByRole('menuitem').allInnerTexts()).toEqual([
      'Share',
      'Print',
      'Add to my calendar',
      'Report...',
    ])
    await guest.getByRole('menuitem', { name: 'Report...' }).click()
    const dialog = guest.getByRole('dialog', { name: 'Report this plan' })
    await dialog.getByRole('radio', { name: 'It is advertising or spam' }).check()
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await dialog.waitFor({ state: 'detached' })
    const reports = db().selectFrom('reports').select('reason').where('plan_id', '=', planId)
    expect(await reports.execute()).toEqual([{ reason: 'spam' }])
    await guest.goto('/reading-plans/discover?q=A+plan+to+share')
    await guest.getByText('No plans found. Try adjusting your search filters.').waitFor()

    await page.keyboard.press('Escape')
    const download = page.waitForEvent('download')
    await more(page, 'Add to my calendar')
    expect((await download).suggestedFilename()).toMatch(/\.ics$/)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await more(page, 'Print')
    await page.locator('body[data-printed]').waitFor()
    await more(page, 'Share...')
    await isShared.click()
    await button(page, 'Share by link').waitFor()
  })

  test.each<Size>(['phone', 'desk'])(
    'on a %s listing it for everybody is a step of its own, which says first what it means',
    async (size) => {
      const page = await open('/', { size })
      const planId = await create(page, `Hope for ${size} readers. My mother is ill.`)
      await build(planId, shortSteps)
      const isListed = page.getByRole('switch', { name: 'Listed in Discover' })
      const isShared = page.getByRole('switch', { name: 'Shared by link' })
      const dialog = page.getByRole('dialog', { name: 'List this plan in Discover' })
      const isFound = async () => {
        const guest = await open(`/reading-plans/discover?q=hope+${size}+mother`)
        await guest.getByText(/^No plans found|^One plan$/).waitFor()
        return (await guest.getByText('One plan', { exact: true }).count()) === 1
      }
      await more(page, 'Share...')
      await isListed.click()
      await dialog.getByText('Anyone can find this plan under Discover, with its name and your description.').waitFor()
      await dialog.getByText('My mother is ill.').waitFor()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await dialog.waitFor({ state: 'detached' })
      expect([await isListed.isChecked(), await isShared.isChecked(), await isFound()]).toEqual([false, false, false])

      await isListed.click()
      await dialog.getByRole('button', { name: 'List it' }).click()
      await dialog.waitFor({ state: 'detached' })
      expect([await isListed.isChecked(), await isShared.isChecked(), await isFound()]).toEqual([true, true, true])

      await isListed.click()
      await expect.poll(() => isListed.isChecked(), { timeout: 15_000 }).toBe(false)
      expect([await isShared.isChecked(), await isFound()]).toEqual([true, false])
    },
  )
})

describe('Discover Plans', () => {
  test('it filters by duration, theme and creator and sorts by popularity, newest, rating and duration', async () => {
    const page = await open('/reading-plans/discover')
    await button(page, 'Search').waitFor()
    const options = (label: string) => page.getByLabel(label, { exact: true }).locator('option').allTextContents()
    expect(await options('Duration')).toEqual(['Any duration', '1-7 days', '8-30 days', '31-90 days', '91+ days'])
    expect(await options('Theme')).toEqual(['Any theme', 'Hope', 'Grace', 'Love', 'Faith'])
    expect(await options('Creator')).toEqual(['Anyone', 'Me', 'Community', 'Featured'])
    expect(await options('Sort by')).toEqual(['Popularity', 'Newest', 'Rating', 'Duration'])
    await page.getByLabel('Search plans').fill('zebra')
    await page.getByLabel('Duration', { exact: true }).selectOption('91+')
    await page.getByLabel('Creator', { exact: true }).selectOption('Featured')
    await button(page, 'Search').click()
    await page.getByText('No plans found. Try adjusting your search filters.').waitFor()
    expect(new URL(page.url()).search).toBe('?q=zebra&days=91%2B&creator=featured')
  })

  test('results show days, steps, rating and who they are by; Preview opens the plan, Start the reader', async () => {
    const { planId } = await plan(shortSteps, { name: 'Quokka readings' })
    const page = await open('/reading-plans/discover?q=quokka&days=1-7')
    const found = page.getByRole('list', { name: 'Plans found' }).getByRole('listitem')
    for (const text of ['3 days', '4 steps', 'Not rated yet', 'By: Admin']) await found.getByText(text).waitFor()
    await button(page, 'Preview Quokka readings').click()
    await page.waitForURL(`**/reading-plans/${planId}`)
    await heading(page, 'Day 1').waitFor()
    await page.goBack()
    await button(page, 'Start Quokka readings').click()
    await page.waitForURL(`**/read/JHN/3?plan=${planId}&step=*`)
  })
})

describe('the editor', () => {
  test('it says in its own words what is not right', async () => {
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

  test('what is right is stored, also a step that is new', async () => {
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

test('the menu names Reading Plans only where the flag enable_reading_plans is on', async () => {
  const page = await open('/')
  const entry = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Reading Plans' })
  await entry.waitFor()
  await page.route('**/api/feature-flags', (route) =>
    route.fulfill({ json: { enable_audit: false, enable_commentaries: true, enable_reading_plans: false } }),
  )
  await page.reload()
  // this switch depends on another flag, so the flags are loaded once it is shown
  await page.getByRole('button', { name: 'Text and theme' }).click()
  await page.getByRole('switch', { name: 'Commentary' }).waitFor()
  expect(await entry.count()).toBe(0)
})

// axe is slow on a busy machine
const slowly = { timeout: 180_000 }

test('axe finds nothing on the lists of plans and the form', slowly, async () => {
  await plan(shortSteps, { name: 'Clean readings', isSuggested: true })
  const page = await open('/reading-plans', { size: 'phone', theme: 'parchment' })
  await button(page, 'Add Clean readings').click()
  await button(page, 'Start Clean readings').waitFor()
  await expectAccessible(page)
  await page.goto('/reading-plans/create')
  await heading(page, 'Create Reading Plan').waitFor()
  await expectAccessible(page)
  await page.goto('/reading-plans/discover?q=clean')
  await button(page, 'Start Clean readings').waitFor()
  await expectAccessible(page)
})

test('axe finds nothing on a plan, while it is built, and in its editor', slowly, async () => {
  const page = await open('/', { size: 'phone', theme: 'dark' })
  const planId = await create(page, 'My own')
  await page.getByText('Initializing your plan...').waitFor()
  await expectAccessible(page)
  await build(planId, shortSteps)
  await button(page, 'Start').click()
  await page.waitForURL('**/read/JHN/3?**')
  await begunAgo(planId, 5)
  await page.goto(`/reading-plans/${planId}`)
  await heading(page, 'Good to have you back').waitFor()
  await expectAccessible(page)
  await page.goto(`/reading-plans/edit/${planId}`)
  await page.getByLabel('Name').waitFor()
  await expectAccessible(page)
})
