/// <reference lib="dom" />
import { describe, expect, test } from 'vitest'
import { planFailure } from '../../shared/plans/failure.ts'
import { expectAccessible, type Size } from '../helpers/browser/browser.ts'
import { button, callElsewhere, create, heading, more } from '../helpers/browser/plan-controls.ts'
import { planScreens, shortSteps } from '../helpers/browser/plan-screens.ts'
import { HEBREW_TEXT, importHebrewText } from '../helpers/db/numbered-text.ts'

const { open, plan, build, setState, begunAgo, db } = planScreens()

// axe is slow on a busy machine
const slowly = { timeout: 180_000 }

describe('one plan', () => {
  test('it is polled until it is built: initializing, building, then its days with range, title and theme', async () => {
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

  test('a failed plan says why and is rebuilt on Retry', async () => {
    const page = await open('/')
    const planId = await create(page, 'A plan that fails')
    await setState(planId, 'failed')
    await page.getByText('This plan could not be built. It took too long to build.').waitFor()
    await button(page, 'Retry').click()
    await page.getByText('Initializing your plan...').waitFor()
    await build(planId, shortSteps)
    await heading(page, 'Day 2').waitFor()
  })

  test('shows loading, error and empty states', async () => {
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

  test('a reader who is behind can choose among three schedules, without blame', async () => {
    const { planId } = await plan(shortSteps, { name: 'A while ago' })
    const page = await open(`/reading-plans/${planId}`)
    await button(page, 'Start').click()
    await page.waitForURL('**/read/JHN/3?**')
    await begunAgo(planId, 5)
    await page.goto(`/reading-plans/${planId}`)
    const ways = page.getByRole('region', { name: 'Good to have you back' })
    await ways.getByText('3 days are waiting for you. How would you like to continue?').waitFor()
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
})

test('an open plan follows a change of translation with its verse numbers', async () => {
  await importHebrewText(db())
  const { planId } = await plan([{ day: 1, title: 'The Spirit', book: 'JOL', from: '2:28', to: '2:32' }])
  const page = await open(`/reading-plans/${planId}`)
  await page.getByRole('link', { name: 'Joel 2:28–32 The Spirit' }).waitFor()
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('combobox', { name: 'Translation' })
    .selectOption(HEBREW_TEXT)
  await page.getByRole('link', { name: 'Joel 3 The Spirit' }).waitFor()
})

describe('a failed or finished plan', () => {
  test('a plan that stopped the servers says so, and offers no Retry', async () => {
    const page = await open('/')
    const planId = await create(page, 'A plan that cannot be built')
    const error = planFailure('poison')
    await db().updateTable('reading_plans').set({ state: 'failed', error }).where('id', '=', planId).execute()
    await page.getByText('It stopped our servers twice; please describe it in other words.').waitFor()
    expect(await button(page, 'Retry').count()).toBe(0)
  })

  test('a plan that was read to its end is read again from its first reading', async () => {
    const { planId, stepIds } = await plan(shortSteps, { name: 'Once more' })
    const page = await open(`/reading-plans/${planId}`)
    await button(page, 'Start').click()
    await page.waitForURL('**/read/JHN/3?**')
    for (const step_id of stepIds) await callElsewhere(page, 'PUT', '/api/user/plans/current/next-step', { step_id })
    await page.goto(`/reading-plans/${planId}`)
    await page.getByText('4 of 4 readings').waitFor()
    await button(page, 'Discover plans').waitFor()
    await button(page, 'Read again').click()
    await page.waitForURL(/\/read\//)
    expect(new URL(page.url()).pathname).toBe('/read/JHN/3')
    await page.goto('/reading-plans')
    await button(page, 'Read again: Once more').click()
    await page.waitForURL(`**/read/JHN/3?plan=${planId}&step=${stepIds[0]}`)
  })
})

describe('sharing a plan', () => {
  test('it can be shared by its link without being listed, printed, and added to a calendar', async () => {
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
      'Handout...',
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
})

describe('listing a plan', () => {
  test.each<Size>(['phone', 'desk'])(
    'on a %s listing it publicly is a separate step, which first says what it means',
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
