/// <reference lib="dom" />
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { OpenOptions } from './browser.ts'
import type { sharedStack } from './site.ts'

/** A visitor's actions in the chat panel of a stack with a fake model. */
export function chatScreen(stack: ReturnType<typeof sharedStack>) {
  const field = (page: Page) => page.getByPlaceholder('Ask your own question...')
  const openPanel = async (page: Page) => {
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await field(page).waitFor()
  }
  return {
    field,
    openPanel,
    log: (page: Page) => page.getByRole('log'),
    /** A new visitor's page at John 3 with the panel open. */
    async open(options?: OpenOptions): Promise<Page> {
      const page = await stack.page(options)
      await page.goto('/read/JHN/3')
      await page.locator('#v16').waitFor()
      await openPanel(page)
      return page
    },
    /** Asks and waits for the whole answer. Returns the chat's id. */
    async ask(page: Page, question: string, answer = 'He came by night.'): Promise<number> {
      stack.gemini.script([`text,say=${answer}`])
      await field(page).fill(question)
      const answers = page.getByRole('button', { name: 'Copy answer' })
      const before = await answers.count()
      await field(page).press('Enter')
      await answers.nth(before).waitFor()
      await page.getByRole('log').getByText(answer).last().waitFor()
      await page.waitForURL(/chatId=\d+/)
      return Number(new URL(page.url()).searchParams.get('chatId'))
    },
    /** Edits the last question in place, and waits for its answer. */
    async edit(page: Page, question: string, answer: string): Promise<void> {
      stack.gemini.script([`text,say=${answer}`])
      await page.getByRole('button', { name: 'Edit and ask again' }).click()
      const edited = page.getByRole('textbox', { name: 'Edit your question' })
      await edited.fill(question)
      await edited.press('Enter')
      await page.getByRole('log').getByText(answer).waitFor()
      await page.getByRole('button', { name: 'Copy answer' }).last().waitFor()
    },
    async choose(page: Page, item: string): Promise<void> {
      await page.getByRole('button', { name: 'Conversation menu' }).click()
      await page.getByRole('menuitem', { name: item, exact: true }).click()
    },
  }
}

/** Checks that between the header and a tall sheet the first line of the asked verse is read, and nothing else. */
export async function expectLineAbove(page: Page, words: string) {
  const verse = page.locator('.verse[data-highlighted]').first()
  expect(await verse.textContent()).toContain(words)
  const [header, sheet, line] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    page.getByRole('dialog').boundingBox(),
    verse.evaluate((element) => element.getClientRects()[0]!.toJSON() as DOMRect),
  ])
  const below = header!.y + header!.height
  expect(line.top).toBeGreaterThanOrEqual(below - 1)
  expect(line.top).toBeLessThan(below + line.height / 2)
  expect(line.bottom).toBeLessThanOrEqual(sheet!.y)
}

/** Longer than hints take to appear. */
export const HINTS_MS = 3000

/** Checks for what must not appear beside a reply to a visitor in danger, even after a while. */
export async function expectQuiet(page: Page) {
  await delay(HINTS_MS)
  expect(await page.getByRole('complementary', { name: 'Hint' }).count()).toBe(0)
  expect(await page.getByRole('list', { name: 'Suggested questions' }).count()).toBe(0)
  expect(await page.getByRole('region', { name: 'Ask about this chapter' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: /share/i }).count()).toBe(0)
  expect(await page.getByRole('complementary', { name: 'Commentary' }).count()).toBe(0)
  expect(await page.getByText('AI can make mistakes').count()).toBe(0)
  expect(await page.getByRole('button', { name: /^(Good|Bad) answer$/ }).count()).toBe(0)
  expect(await page.getByRole('button', { name: /try again|retry|edit/i }).count()).toBe(0)
  expect(await page.getByRole('textbox', { name: 'Your question' }).isVisible()).toBe(true)
  const chat = page.getByRole('region', { name: 'Conversation' })
  await chat.getByRole('button', { name: 'Conversation menu' }).click()
  const entries = await page.getByRole('menuitem').allTextContents()
  expect(entries).toContain('Delete chat')
  expect(entries.filter((entry) => /share|publish/i.test(entry))).toEqual([])
  await page.keyboard.press('Escape')
}
