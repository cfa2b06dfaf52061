/// <reference lib="dom" />
import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { chatScreen } from '../helpers/browser/chat-screen.ts'
import { sharedStack } from '../helpers/browser/site.ts'
import { tokensFor } from '../helpers/model/steady-text.ts'

const stack = sharedStack()
beforeEach(() => stack.gemini.clear())

const { open, openPanel, ask, choose, field, log } = chatScreen(stack)

const chosen = (page: Page, question: RegExp) =>
  page.getByRole('region', { name: 'Recent chats' }).getByRole('link', { name: question })

test('opening another conversation ends the reading of an answer in the first', async () => {
  const page = await open()
  const first = await ask(page, 'Who came by night?')
  await choose(page, 'Start a new conversation')
  stack.gemini.script(['steady,rate=20,tokens=2000,seed=3'])
  await field(page).fill('Say much.')
  await field(page).press('Enter')
  await log(page).getByText(tokensFor(3).slice(0, 5).join('')).waitFor()
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/chat'))
  await chosen(page, /Who came by night/).click()
  await ended
  await log(page).getByText('He came by night.').waitFor()
  await ask(page, 'Was he afraid?', 'It does not say.')
  expect(await page.getByText('Still working...').count()).toBe(0)
  const stop = page.getByRole('button', { name: 'Stop' })
  await chosen(page, /Say much/).click()
  await stop.waitFor()
  // it is read again by who goes back before the other has loaded
  await page.route(`**/api/chat/${first}`, () => {})
  await chosen(page, /Who came by night/).click()
  await log(page).getByText('Loading chat...').waitFor()
  await page.goBack()
  await stop.click()
  await page.getByText('Stopped', { exact: true }).waitFor()
})

test('a question that the server has not accepted is kept then, but none of a visitor in danger', async () => {
  const page = await open()
  await ask(page, 'Who came by night?')
  await page.route('**/api/chat', () => {})
  for (const question of ['I want to kill myself', 'Does it wait?']) {
    await choose(page, 'Start a new conversation')
    await page.waitForURL((url) => !url.searchParams.has('chatId'))
    await field(page).fill(question)
    await field(page).press('Enter')
    await log(page).getByText('Thinking...').waitFor()
    await chosen(page, /Who came by night/).click()
    await log(page).getByText('He came by night.').waitFor()
  }
  const kept = () => page.evaluate(() => String(localStorage.unsent))
  await expect.poll(kept).toContain('Does it wait?')
  expect(await kept()).not.toContain('kill myself')
  await page.unroute('**/api/chat')
  stack.gemini.script(['text,say=It does.'])
  await page.goto('/read/JHN/3')
  await openPanel(page)
  await log(page).getByText('It does.').waitFor()
})

test('a question that the server has not accepted is sent when the closed panel is opened again', async () => {
  const page = await open()
  await page.route('**/api/chat', () => {})
  await field(page).fill('Does it wait?')
  await field(page).press('Enter')
  await log(page).getByText('Thinking...').waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.unroute('**/api/chat')
  stack.gemini.script(['text,say=It does.'])
  await openPanel(page)
  await log(page).getByText('Does it wait?').waitFor()
  await log(page).getByText('It does.').waitFor()
})

test.each([
  ['before the server had accepted it', false],
  ['before its connection was lost', true],
])('a question that was stopped %s is not sent then', async (_when, isLost) => {
  const page = await open()
  const stopped = Promise.withResolvers<void>()
  await page.route('**/api/chat', async (route) => {
    await stopped.promise
    await route.abort()
  })
  await field(page).fill('Does it wait?')
  await field(page).press('Enter')
  await log(page).getByText('Thinking...').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  if (isLost) {
    const again = page.waitForRequest('**/api/chat')
    stopped.resolve()
    await again
  }
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.unroute('**/api/chat')
  await openPanel(page)
  await ask(page, 'Who came by night?')
  expect(await log(page).getByText('Does it wait?').count()).toBe(0)
  expect(await page.evaluate(() => localStorage.unsent ?? '')).not.toContain('Does it wait?')
})

test('a question is sent in the panel that is open again before the question is kept', async () => {
  const page = await open()
  await page.route('**/api/chat', () => {})
  const loads = Promise.withResolvers<void>()
  const code = page.waitForRequest('**/assets/help-for-*')
  await page.route('**/assets/help-for-*', async (route) => {
    await loads.promise
    await route.continue()
  })
  await field(page).fill('Does it wait?')
  await field(page).press('Enter')
  await log(page).getByText('Thinking...').waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await code
  await page.unroute('**/api/chat')
  stack.gemini.script(['text,say=It does.'])
  await openPanel(page)
  loads.resolve()
  await log(page).getByText('It does.').waitFor()
  expect(await log(page).getByText('Does it wait?').count()).toBe(1)
})

test('a refused question is the draft of its conversation then', async () => {
  const page = await open()
  await ask(page, 'Who came by night?')
  await choose(page, 'Start a new conversation')
  await ask(page, 'Was he afraid?', 'It does not say.')
  await page.route('**/api/chat', (route) => route.fulfill({ status: 429, json: {} }))
  await field(page).fill('Too soon?')
  await field(page).press('Enter')
  await page.getByRole('button', { name: 'Edit the question' }).waitFor()
  await chosen(page, /Who came by night/).click()
  await log(page).getByText('He came by night.').waitFor()
  expect(await field(page).inputValue()).toBe('')
  await chosen(page, /Was he afraid/).click()
  await log(page).getByText('It does not say.').waitFor()
  await expect.poll(() => field(page).inputValue()).toBe('Too soon?')
})

test('a new conversation does not wait for one that was loading', async () => {
  const page = await stack.page()
  await page.route('**/api/chat/4711', () => {})
  await page.goto('/read/JHN/3?chatId=4711')
  const loading = log(page).getByText('Loading chat...')
  await loading.waitFor()
  await choose(page, 'Start a new conversation')
  await loading.waitFor({ state: 'detached' })
})

test('a closed conversation opens from the menu, and stays closed elsewhere', async () => {
  const page = await open()
  await ask(page, 'Who came by night?')
  const panel = page.getByRole('region', { name: 'Conversation' })
  const close = async () => {
    await panel.getByRole('button', { name: 'Close' }).click()
    await panel.waitFor({ state: 'detached' })
  }
  await close()
  await chosen(page, /Who came by night/).click()
  await log(page).getByText('He came by night.').waitFor()
  await close()
  await page.keyboard.press('ArrowRight')
  await page.locator('[data-chapter="4"]').waitFor()
  await page.goBack()
  await page.locator('[data-chapter="3"]').waitFor()
  expect(await panel.count()).toBe(0)
})

test('a question asked while another conversation loads stays in its own', async () => {
  const page = await open()
  const first = await ask(page, 'Who came by night?')
  await choose(page, 'Start a new conversation')
  await ask(page, 'Was he afraid?', 'It does not say.')
  const loads = Promise.withResolvers<void>()
  await page.route(`**/api/chat/${first}`, async (route) => {
    await loads.promise
    await route.continue()
  })
  await chosen(page, /Who came by night/).click()
  await log(page).getByText('Loading chat...').waitFor()
  const accepts = Promise.withResolvers<void>()
  await page.route('**/api/chat', async (route) => {
    await accepts.promise
    // the page may have ended the request
    await route.continue().catch(() => {})
  })
  await field(page).fill('Of whom?')
  await field(page).press('Enter')
  await log(page).getByText('Thinking...').waitFor()
  loads.resolve()
  await log(page).getByText('He came by night.').waitFor()
  await page.unroute('**/api/chat')
  await expect.poll(() => page.evaluate(() => String(localStorage.unsent))).toContain('Of whom?')
  stack.gemini.script(['text,say=Of the council.'])
  accepts.resolve()
  await chosen(page, /Was he afraid/).click()
  await log(page).getByText('Of the council.').waitFor()
  await log(page).getByText('It does not say.').waitFor()
  expect(await log(page).getByText('He came by night.').count()).toBe(0)
})

test('a late reply to Publish and share is not shown on another conversation', async () => {
  const page = await open({ context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  await ask(page, 'Who came by night?')
  await choose(page, 'Start a new conversation')
  await ask(page, 'Was he afraid?', 'It does not say.')
  const replies = Promise.withResolvers<void>()
  await page.route('**/publish', async (route) => {
    await replies.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/publish')
  await choose(page, 'Publish and share')
  await asked
  await chosen(page, /Who came by night/).click()
  await log(page).getByText('He came by night.').waitFor()
  replies.resolve()
  await page.getByText('Link copied').waitFor()
  expect(await page.getByText('You have published this chat').count()).toBe(0)
})
