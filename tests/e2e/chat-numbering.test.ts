/// <reference lib="dom" />
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { chatScreen } from '../helpers/browser/chat-screen.ts'
import { place, verse } from '../helpers/browser/reader-parts.ts'
import { sharedStack } from '../helpers/browser/site.ts'
import { HEBREW_TEXT, importHebrewText, verseText } from '../helpers/db/numbered-text.ts'

/*
 * Joel 3:1 in Hebrew numbering is Joel 2:28 in English Bibles.
 */

const stack = sharedStack()
beforeAll(() => importHebrewText(stack.database.db))

const { openPanel, field, choose, log } = chatScreen(stack)

/** Asks about Joel 3:1 of the text in Hebrew numbering, and publishes the conversation. Returns its id. */
async function publish(page: Page): Promise<number> {
  // the API notices a new text after a moment
  const bibles = async () => (await fetch(`${stack.url}/api/bibles`)).text()
  await expect.poll(bibles, { timeout: 60_000 }).toContain(HEBREW_TEXT)
  await page.goto('/read/JOL/3?verse=1')
  await page.getByText(verseText('JOL', 3, 1)).waitFor()
  await openPanel(page)
  stack.gemini.script(['text,say=All will as Joel 2:28 says.'])
  await field(page).fill('Who will prophesy?')
  await field(page).press('Enter')
  await page.getByRole('button', { name: 'Copy answer' }).waitFor()
  await log(page).getByRole('link', { name: 'Joel' }).waitFor()
  await choose(page, 'Publish and share')
  await page.getByText('You have published this chat').waitFor()
  return Number(new URL(page.url()).searchParams.get('chatId'))
}

test('a reference of an answer opens the same verses in a translation with other numbers', async () => {
  const id = await publish(await stack.page({ stored: { translation_id: HEBREW_TEXT } }))
  const page = await stack.page()
  // the link of the conversation leads to them, too, where the app opens it
  await page.goto('/trust')
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/chat/${id}`)
  await expect.poll(() => place(page)).toBe(`/read/JOL/2?verse=28&chatId=${id}`)
  await log(page).getByRole('link', { name: 'Joel' }).click()
  const popover = page.getByRole('dialog', { name: /Joel/ })
  await popover.getByText('pour out my Spirit on all flesh').waitFor()
  await popover.getByRole('link').click()
  await popover.waitFor({ state: 'detached' })
  await verse(page, 28).waitFor()
  expect(place(page)).toContain('/read/JOL/2?verse=28')
})
