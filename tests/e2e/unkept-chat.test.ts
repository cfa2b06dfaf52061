/// <reference lib="dom" />
import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { chatScreen } from '../helpers/browser/chat-screen.ts'
import { focusWindow, releaseBuild, reloadOnFocus, staysOld } from '../helpers/browser/next-build.ts'
import { sharedStack } from '../helpers/browser/site.ts'

const stack = sharedStack()

// drop responses that the previous test scripted but did not use
beforeEach(() => stack.gemini.clear())

const { field, log, open, ask, choose } = chatScreen(stack)

const NOTICE = 'This conversation is not kept'

const stored = (id: number) =>
  stack.database.db.selectFrom('chats').select(['is_kept', 'is_public']).where('id', '=', id).executeTakeFirst()

const isGone = (id: number) => expect.poll(() => stored(id), { timeout: 15_000 }).toBeUndefined()

async function askUnkept(page: Page): Promise<number> {
  await choose(page, 'Ask without keeping')
  await page.getByText(NOTICE).waitFor()
  return ask(page, 'Why by night?')
}

/** The panel at John 4, one step after John 3. */
async function openAtNextChapter(): Promise<Page> {
  const page = await open()
  await page.getByRole('region', { name: 'Conversation' }).getByRole('heading').focus()
  await page.getByRole('link', { name: 'Next John 4' }).click()
  await page.waitForURL('**/read/JHN/4')
  await page.locator('#v54').waitFor()
  return page
}

test('a conversation that is not kept is in no list, and is deleted when it is closed', async () => {
  const page = await open()
  const id = await askUnkept(page)
  await ask(page, 'Was he afraid?', 'It does not say.')
  await expectAccessible(page)
  expect(await stored(id)).toEqual({ is_kept: false, is_public: false })
  const lists = await page.context().newPage()
  await lists.goto('/conversations')
  await lists.getByText('You haven’t asked anything yet').waitFor()
  await lists.close()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await isGone(id)
})

test('it is deleted when a new one begins or the page is left, and the next one is kept', async () => {
  const page = await open()
  const first = await askUnkept(page)
  await choose(page, 'Start a new conversation')
  await isGone(first)
  expect(await page.getByText(NOTICE).count()).toBe(0)
  const kept = await ask(page, 'Who came by night?')
  expect(await stored(kept)).toMatchObject({ is_kept: true })
  await choose(page, 'Start a new conversation')
  const last = await askUnkept(page)
  await page.goto('/trust')
  await isGone(last)
  expect(await stored(kept)).toBeDefined()
})

test('it is deleted when another conversation is opened from the menu', async () => {
  const page = await open()
  const kept = await ask(page, 'Who came by night?', 'Nicodemus came.')
  await choose(page, 'Start a new conversation')
  const id = await askUnkept(page)
  await page.getByRole('link', { name: /Who came by night/ }).click()
  await log(page).getByText('Nicodemus came.').waitFor()
  await isGone(id)
  expect(await stored(kept)).toMatchObject({ is_kept: true })
})

test('on a phone it survives a look at a passage that it names, and publishing keeps it', async () => {
  const page = await open({ size: 'phone' })
  await choose(page, 'Ask without keeping')
  const id = await ask(page, 'Where is he named again?', 'He returns in John 19:39.')
  await log(page).getByRole('link', { name: 'John 19:39' }).click()
  await page
    .getByRole('dialog', { name: /John 19:39/ })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL('**/read/JHN/19**')
  await page.goBack()
  await log(page).getByText('He returns in').waitFor()
  await page.getByText(NOTICE).waitFor()
  await choose(page, 'Publish and share')
  await page.getByText('You have published this chat').waitFor()
  expect(await stored(id)).toEqual({ is_kept: true, is_public: true })
})

test('a change of mind before the first question keeps it, and a draft is not stored on the device', async () => {
  const page = await open()
  await choose(page, 'Ask without keeping')
  await field(page).fill('mahershalalhashbaz')
  await page.waitForFunction(() => document.querySelector('textarea')?.value === 'mahershalalhashbaz')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('mahershalalhashbaz')
  await choose(page, 'Keep this conversation')
  expect(await stored(await ask(page, 'Why by night?'))).toMatchObject({ is_kept: true })
})

test('a new build reloads neither over it nor over its help, but once it is closed', async () => {
  const page = await open()
  const id = await askUnkept(page)
  await releaseBuild(page)
  await focusWindow(page)
  expect(await staysOld(page)).toBe(true)
  await field(page).fill('I want to kill myself')
  await field(page).press('Enter')
  await page.getByRole('region', { name: 'Help' }).waitFor()
  await page.getByRole('button', { name: 'Send' }).waitFor()
  await focusWindow(page)
  expect(await staysOld(page)).toBe(true)
  expect(await stored(id)).toBeDefined()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await isGone(id)
  await reloadOnFocus(page)
})

test('a change of the language keeps it open', async () => {
  const page = await open()
  const id = await askUnkept(page)
  const deleted: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && deleted.push(request.url()))
  await page.getByRole('banner').getByRole('combobox', { name: 'Translation' }).selectOption('spa-rv1909')
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Español' }).click()
  await page.getByRole('button', { name: 'Menú', exact: true }).waitFor()
  await log(page).getByText('He came by night.').waitFor()
  expect(deleted).toEqual([])
  expect(await stored(id)).toBeDefined()
})

test('it is deleted when it is left by a step back and the panel is then closed, and not before', async () => {
  const page = await openAtNextChapter()
  const id = await askUnkept(page)
  await page.goBack()
  await page.waitForURL('**/read/JHN/3')
  await page.getByText(NOTICE).waitFor({ state: 'detached' })
  await page.goForward()
  await log(page).getByText('He came by night.').waitFor()
  expect(await stored(id)).toBeDefined()
  await page.goBack()
  await page.getByText(NOTICE).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await isGone(id)
})

test('a step back leaves it, even before the page shows its new address', async () => {
  const page = await openAtNextChapter()
  await choose(page, 'Ask without keeping')
  stack.gemini.script(['text,say=He came by night.'])
  await field(page).fill('Why by night?')
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history)
    history.replaceState = (state, unused, url) => {
      replace(state, unused, url)
      if (!String(url).includes('chatId=')) return
      history.replaceState = replace
      // the step back arrives before the page is drawn again
      history.back()
      const end = performance.now() + 1
      while (performance.now() < end);
    }
  })
  await field(page).press('Enter')
  await page.waitForURL('**/read/JHN/3')
  await page.locator('[data-chapter="3"]').waitFor()
  await page.getByText(NOTICE).waitFor({ state: 'detached' })
})
