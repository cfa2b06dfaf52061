/// <reference lib="dom" />
import type { Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import type { Screen, SizeName } from '../../infra/measure/check-web/screen.ts'
import { screens as drawn, show } from '../../infra/measure/check-web/screens.ts'
import { screenAt, screens } from '../../shared/screens.ts'
import { openPage } from '../helpers/browser/browser.ts'
import { deviceVoice } from '../helpers/browser/device-voice.ts'
import { expectOnlyWords, inPseudoLocale } from '../helpers/browser/only-words.ts'
import { create, more } from '../helpers/browser/plan-controls.ts'
import { planScreens, shortSteps } from '../helpers/browser/plan-screens.ts'
import { inPseudo } from '../helpers/browser/pseudo-page.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const stored = inPseudoLocale
const visited = new Set<object>()

async function check(page: Page, wanted?: readonly SizeName[]): Promise<void> {
  visited.add(screenAt(new URL(page.url()).pathname) ?? {})
  await expectOnlyWords(page, wanted)
}

const main = async (page: Page) => void (await page.getByRole('main').getByText('[').first().waitFor())
const plain = (name: string, path: string): Screen => ({ name, path, ready: main })
const further: Screen[] = [
  plain('conversations', '/conversations'),
  plain('settings', '/settings'),
  plain('link', '/link'),
  plain('link-asked', `/link#${'0a'.repeat(16)}`),
  plain('install', '/install'),
  plain('audit', '/audit/1'),
  plain('instructions-text', '/instructions/none'),
  plain('plans-none', '/plans'),
  plain('offline', '/offline'),
  {
    name: 'forget',
    path: '/settings',
    ready: (page) =>
      page
        .getByRole('button', { name: 'Delete my data' })
        .click()
        .then(() => page.getByRole('dialog').waitFor()),
  },
]
/** An answer needs the workers: pseudo-conversation.test.ts. */
const withWorkers = ['chat']

const site = sharedSite()

test.each([...drawn.filter(({ name }) => !withWorkers.includes(name)), ...further])(
  '$name has only words of a catalog, and all of them fit',
  async (screen) => {
    const page = await site.page({ stored, size: screen.sizes?.[0] ?? 'phone' })
    await show(inPseudo(page), screen)
    await check(page, screen.sizes)
  },
)

test('a chapter that is read aloud has only words of a catalog, and all of them fit', async () => {
  const page = inPseudo(await site.page({ stored, size: 'phone' }))
  await deviceVoice(page)
  await page.goto('/read/PSA/117')
  await page.getByRole('button', { name: 'Listen to this chapter' }).click()
  await page.getByRole('region', { name: 'Listening' }).waitFor()
  await check(page)
  await page.getByRole('button', { name: 'Voice and speed' }).click()
  await page.getByRole('combobox', { name: 'Voice' }).waitFor()
  await check(page)
})

test('a partner’s site has only words of a catalog, and all of them fit', async () => {
  const page = await openPage(site.browser, `http://harbor.localhost:${site.api.port}`, { stored, size: 'phone' })
  await page.goto('/about')
  await page.getByRole('heading', { name: 'A chapel by the water' }).waitFor()
  await check(page)
})

describe('the screens of a plan', () => {
  const { open, build, plan } = planScreens()
  const owned = async () => {
    const page = await open('/', { stored, size: 'phone' })
    const planId = await create(inPseudo(page), 'Three short readings')
    await build(planId, shortSteps)
    await page.getByText('The new birth').first().waitFor()
    return { page, planId }
  }

  test('the plan, its sharing and its listing', async () => {
    const { page } = await owned()
    await check(page)
    await more(inPseudo(page), 'Share...')
    await check(page)
    await inPseudo(page).getByRole('switch', { name: 'Listed in Discover' }).click()
    await inPseudo(page).getByRole('button', { name: 'List it' }).waitFor()
    await check(page)
  })

  test('a reading, and the report of another’s plan', async () => {
    const { planId } = await plan(shortSteps)
    const page = inPseudo(await open(`/plans/${planId}`, { stored, size: 'phone' }))
    await page.getByRole('link', { name: 'The new birth' }).first().waitFor()
    await more(page, 'Report...')
    await page.getByRole('dialog').getByRole('radio').last().waitFor()
    await check(page)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'The new birth' }).first().click()
    await page.locator('#v3').waitFor()
    await check(page)
  })

  test('its editor with errors', async () => {
    const { page, planId } = await owned()
    await page.goto(`/reading-plans/edit/${planId}`)
    const name = inPseudo(page).getByLabel('Name', { exact: true })
    await name.fill('')
    await name.press('Enter')
    await page.locator('[aria-invalid="true"]').waitFor()
    await check(page)
  })
})

afterAll(() => {
  // the last two redirect
  const redirecting = ['/eng-web/:bookId/:chapter', '/chat/:id']
  const unseen = Object.entries(screens).filter(([path, screen]) => !redirecting.includes(path) && !visited.has(screen))
  expect(unseen.map(([path]) => path)).toEqual([])
})
