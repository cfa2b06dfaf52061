/// <reference lib="dom" />
import { describe, expect, test } from 'vitest'
import { expectAccessible, type Size } from '../helpers/browser/browser.ts'
import { button, callElsewhere, heading } from '../helpers/browser/plan-controls.ts'
import { planScreens, shortSteps } from '../helpers/browser/plan-screens.ts'

const { open, plan, db } = planScreens()

const follows = async (planId: number) => {
  const rows = await db().selectFrom('visitor_plans').select('plan_id').where('plan_id', '=', planId).execute()
  return rows.length > 0
}

// axe is slow on a busy machine
const slowly = { timeout: 180_000 }

describe('My Plans', () => {
  test('the empty list hints at trying a reading plan', async () => {
    const page = await open('/reading-plans')
    await heading(page, 'My Plans').waitFor()
    await page.getByText('Try a reading plan to deepen your understanding and enrich your spiritual journey.').waitFor()
  })

  test('suggested plans have an Add button; followed plans have Start, Continue once a step is completed, and Leave plan', async () => {
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

describe('leaving a plan', () => {
  test.each<Size>(['phone', 'desk'])('on a %s leaving a plan can be undone with all progress', async (size) => {
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
  })

  test('a plan that is left is removed permanently without an undo', async () => {
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
})

test('a plan that was left in another tab is left here too, and a mark in it says that it is gone', async () => {
  const { planId } = await plan(shortSteps, { name: 'Left in two tabs' })
  const page = await open(`/reading-plans/${planId}`)
  await button(page, 'Start').click()
  await page.waitForURL('**/read/JHN/3?**')
  await page.goto('/reading-plans')
  await button(page, 'Leave plan Left in two tabs').waitFor()
  await callElsewhere(page, 'DELETE', `/api/user/plans/${planId}`)
  const answered = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await button(page, 'Leave plan Left in two tabs').click()
  await page.getByText('You left “Left in two tabs”').waitFor()
  const refreshed = page.waitForResponse(async (response) => {
    return response.request().method() === 'GET' && response.url().endsWith('/api/user/plans')
  })
  expect((await answered).status()).toBe(404)
  expect(await (await refreshed).json()).toEqual({ plans: [] })
  await page.getByText('Try a reading plan to deepen').waitFor()
  expect(await page.getByText('Could not leave').count()).toBe(0)

  await page.goto(`/reading-plans/${planId}`)
  await button(page, 'Start').click()
  await page.waitForURL('**/read/JHN/3?**')
  await page.goto(`/reading-plans/${planId}`)
  const box = page.getByRole('checkbox', { name: 'John 3:1–21 is read' })
  await box.waitFor()
  await callElsewhere(page, 'DELETE', `/api/user/plans/${planId}`)
  await Promise.all([page.getByText(/not found/).waitFor(), box.click()])
  await box.waitFor({ state: 'detached' })
  await button(page, 'Start').waitFor()
})

test('no separator dot starts or ends a line of plan facts', async () => {
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

test('the menu has Reading Plans only if the flag enable_reading_plans is on', async () => {
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
