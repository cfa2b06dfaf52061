import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { sharedStack } from '../helpers/browser/site.ts'
import { response, textPart } from '../helpers/model/shapes.ts'

const stack = sharedStack()

const said = 'It says “Jesus wept.” (John 11:35).\n\n> Jesus wept.\n> — John 11:35\n\nNothing more is told.'

/** Asks, gets an answer with a quotation, publishes it and returns the conversation's address. */
async function publish(page: Page): Promise<string> {
  stack.gemini.script([async ({ reply }) => reply.frame(response([textPart(said)], 'STOP'))])
  await page.goto('/read/JHN/11')
  await page.locator('#v35').waitFor()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByLabel('Your question').fill('Why did he weep?')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Copy answer' }).waitFor()
  const chatId = new URL(page.url()).searchParams.get('chatId')!
  const status = await page.evaluate(async (id) => {
    const headers = { 'X-User-ID': localStorage.getItem('philip_user_id')! }
    return (await fetch(`/api/chat/${id}/publish`, { method: 'POST', headers })).status
  }, chatId)
  expect(status).toBe(200)
  return `/read/JHN/11?chatId=${chatId}`
}

test('an inline quotation and a block quote each have their seal', async () => {
  const page = await stack.page()
  await publish(page)
  const seals = page.getByRole('log').getByRole('img', { name: 'Word for word as in your translation' })
  await seals.nth(1).waitFor()
  expect(await seals.count()).toBe(2)
})

test('a published chat shows its quotations from the reader’s own translation on request', async () => {
  const address = await publish(await stack.page())
  const page = await stack.page({ stored: { translation_id: 'spa-rv1909' } })
  await page.goto(address)
  const log = page.getByRole('log')
  await log.getByText('“Jesus wept.”').waitFor()
  await page.getByRole('button', { name: 'Read in my translation' }).click()
  await log.getByText('“Y lloró Jesús.”').waitFor()
  await log.locator('blockquote', { hasText: 'Y lloró Jesús.' }).waitFor()
  await log.getByText('Nothing more is told.').waitFor()
  expect(await log.getByRole('img', { name: 'Word for word as in your translation' }).count()).toBe(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Read as it was written' }).click()
  await log.getByText('“Jesus wept.”').waitFor()
})

test('a reader of the same translation is not offered it', async () => {
  const address = await publish(await stack.page())
  const page = await stack.page()
  await page.goto(address)
  await page.getByText('This chat was shared by someone else.').waitFor()
  await page.getByRole('log').getByText('“Jesus wept.”').waitFor()
  expect(await page.getByRole('button', { name: 'Read in my translation' }).count()).toBe(0)
})

test('a visitor who has just asked and published is not offered it either', async () => {
  const page = await stack.page({ context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  await publish(page)
  await page.getByRole('button', { name: /share/i }).first().click()
  await page.getByText('You have published this chat').waitFor()
  expect(await page.getByRole('button', { name: 'Read in my translation' }).count()).toBe(0)
})

test('until then its seals name the translation that the words are in', async () => {
  const address = await publish(await stack.page())
  const page = await stack.page({ stored: { translation_id: 'spa-rv1909' } })
  await page.goto(address)
  const seals = page.getByRole('log').getByRole('img', { name: 'Word for word as in WEB' })
  await seals.first().click()
  await page.getByRole('dialog', { name: 'Word for word as in WEB' }).waitFor()
  expect(await page.getByText('Word for word as in your translation').count()).toBe(0)
})
