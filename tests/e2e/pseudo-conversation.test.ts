/// <reference lib="dom" />
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { chatScreen } from '../helpers/browser/chat-screen.ts'
import { expectOnlyWords, inPseudoLocale } from '../helpers/browser/only-words.ts'
import { inPseudo } from '../helpers/browser/pseudo-page.ts'
import { sharedStack } from '../helpers/browser/site.ts'

const stack = sharedStack({ env: { ENABLE_AUDIT: 'true' } })
const chat = chatScreen(stack)

/** A new visitor's conversation in the pseudo-locale. */
async function asked(): Promise<{ page: Page; id: number }> {
  const page = inPseudo(await stack.page({ stored: inPseudoLocale, size: 'phone' }))
  await page.goto('/read/JHN/3')
  await page.locator('#v16').waitFor()
  await chat.openPanel(page)
  const id = await chat.ask(page, 'Who is Nicodemus?', 'He came by night.')
  return { page, id }
}

test('an answered conversation, its menu and its dialogs have only words of a catalog, and all of them fit', async () => {
  const { page } = await asked()
  for (const size of ['phone', 'tablet', 'desk'] as const) {
    await expectOnlyWords(page, [size])
    await page.getByRole('button', { name: 'Conversation menu' }).click()
    await page.getByRole('menuitem', { name: 'See AI Prompt' }).waitFor()
    await expectOnlyWords(page, [size])
    await page.getByRole('menuitem', { name: 'Handout...' }).click()
    await page.getByRole('switch', { name: 'Large print' }).waitFor()
    await expectOnlyWords(page, [size])
    await page.keyboard.press('Escape')
  }
})

test('the lists of conversations and the audit of one have only words of a catalog, and all of them fit', async () => {
  const { page, id } = await asked()
  for (const path of ['/', '/conversations']) {
    await page.goto(path)
    await page.getByRole('main').getByText('Nicodemus').first().waitFor()
    await expectOnlyWords(page)
  }
  await page.goto(`/audit/${id}`)
  const tabs = page.getByRole('tab')
  await tabs.last().waitFor()
  for (const tab of await tabs.all()) {
    await tab.click()
    await expectOnlyWords(page)
  }
})

test('the published instructions have only words of a catalog, and all of them fit', async () => {
  const page = inPseudo(await stack.page({ stored: inPseudoLocale, size: 'phone' }))
  await page.goto('/instructions')
  const first = page.getByRole('main').locator('li a').first()
  await first.waitFor()
  await expectOnlyWords(page)
  await first.click()
  await page.waitForURL(/instructions\/\w{20}/)
  await page.getByRole('radio').first().waitFor()
  expect(await page.getByRole('main').locator('[lang="en"]').count()).toBeGreaterThan(0)
  await expectOnlyWords(page)
})
