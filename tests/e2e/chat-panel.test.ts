/// <reference lib="dom" />
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, type OpenOptions } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const QUESTION = 'Why does Jesus say that one must be born anew to see the Kingdom of God?'

const site = sharedSite()

const finger: OpenOptions = { size: 'phone', context: { hasTouch: true, isMobile: true } }

/** Opens an empty chat with the given suggestions; questions are not sent to the server. */
async function openChat(options: OpenOptions = {}, suggestions = [{ question: QUESTION, summary: 'Born anew' }]) {
  const page = await site.page(options)
  const asked: string[] = []
  await page.route('**/suggestions*', (route) => route.fulfill({ json: { suggestions } }))
  await page.route('**/api/chat', (route) => {
    asked.push(route.request().postDataJSON().prompt)
  })
  await page.goto('/read/JHN/3')
  await page.locator('#v16').waitFor()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByPlaceholder('Ask your own question...').waitFor()
  return { page, asked }
}

const chipOf = (page: Page) => page.getByRole('list', { name: 'Suggested questions' }).getByRole('button')
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Chat' })
const waitForHeight = (page: Page, part: number) =>
  page.waitForFunction(
    (wanted) =>
      Math.abs(document.querySelector('dialog[open]')!.getBoundingClientRect().height - innerHeight * wanted) < 2,
    part,
  )

async function drag(page: Page, by: number): Promise<void> {
  const { x, y, width, height } = (await page.getByRole('button', { name: /^Make the chat/ }).boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2 + by, { steps: 4 })
  await page.mouse.up()
}

test('a chip shows its summary and a question mark, and on hover its whole question in 200 px', async () => {
  const { page, asked } = await openChat()
  expect(await chipOf(page).textContent()).toBe('Born anew?')
  await chipOf(page).hover()
  const tip = page.getByRole('tooltip').filter({ hasText: QUESTION })
  await tip.waitFor()
  expect((await tip.boundingBox())?.width).toBe(200)
  await chipOf(page).click()
  await page.getByRole('log').getByText(QUESTION).waitFor()
  await expect.poll(() => asked, { timeout: 15_000 }).toEqual([QUESTION])
})

test('the first tap shows the question, and the second asks it', async () => {
  const { page, asked } = await openChat(finger)
  await chipOf(page).tap()
  await page.getByRole('tooltip').filter({ hasText: QUESTION }).waitFor()
  expect(asked).toEqual([])
  await chipOf(page).tap()
  await page.getByRole('log').getByText(QUESTION).waitFor()
  await expect.poll(() => asked, { timeout: 15_000 }).toEqual([QUESTION])
})

test('Loading suggestions... is shown until they are loaded', async () => {
  const { page } = await openChat()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.unroute('**/suggestions*')
  await page.route('**/suggestions*', async (route) => {
    await promise
    await route.fulfill({ json: { suggestions: [{ question: QUESTION, summary: 'Born anew' }] } })
  })
  await page.reload()
  await page.locator('#v16').waitFor()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByText('Loading suggestions...').waitFor()
  resolve()
  await chipOf(page).waitFor()
})

test('a failure to load suggestions leaves an empty list and no error', async () => {
  const { page } = await openChat({}, [])
  await page.unroute('**/suggestions*')
  await page.route('**/suggestions*', (route) => route.fulfill({ status: 500, json: { error: 'x' } }))
  await page.reload()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByPlaceholder('Ask your own question...').waitFor()
  expect(await chipOf(page).count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('next to the text the chat takes half of the width, and below 768 px it is a sheet', async () => {
  const { page } = await openChat()
  const side = page.getByRole('complementary', { name: 'Chat' })
  const main = (await page.getByRole('main').boundingBox())!
  expect(Math.abs((await side.boundingBox())!.width - main.width / 2)).toBeLessThan(2)
  await page.setViewportSize({ width: 768, height: 900 })
  await sheetOf(page).waitFor()
  expect((await sheetOf(page).boundingBox())?.width).toBe(500)
})

test('the sheet has 60 % of the height, a drag up makes it 90 %, and another restores it', async () => {
  const { page } = await openChat({ size: 'phone' })
  await waitForHeight(page, 0.6)
  await drag(page, -60)
  await waitForHeight(page, 0.9)
  // longer than the lock of 300 ms, by the page's own clock
  await page.waitForFunction((from) => performance.now() - from > 320, await page.evaluate(() => performance.now()))
  await drag(page, 60)
  await waitForHeight(page, 0.6)
  await page.waitForFunction((from) => performance.now() - from > 320, await page.evaluate(() => performance.now()))
  await drag(page, 60)
  await sheetOf(page).waitFor({ state: 'detached' })
})

test('two drags within 300 ms count as one', async () => {
  const { page } = await openChat({ size: 'phone' })
  await waitForHeight(page, 0.6)
  await page.evaluate(() => {
    const frozen = performance.now()
    performance.now = () => frozen
  })
  await drag(page, -60)
  await waitForHeight(page, 0.9)
  await drag(page, 60)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await waitForHeight(page, 0.9)
})

test('Tab stays inside the sheet, Escape or a press outside closes it, and the focus returns', async () => {
  const { page } = await openChat({ size: 'phone' })
  const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null)
  for (let presses = 0; presses < 14; presses++) {
    await page.keyboard.press('Tab')
    expect(await isInside()).toBe(true)
  }
  await page.keyboard.press('Shift+Tab')
  expect(await isInside()).toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await sheetOf(page).waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-opens-chat'))
  await page.keyboard.press('Enter')
  await sheetOf(page).waitFor()
  await page.mouse.click(200, 60)
  await sheetOf(page).waitFor({ state: 'detached' })
})

test('a chat that the reader closed does not reopen in the next chapter', async () => {
  const { page } = await openChat()
  await page.goto('/read/JHN/3?chatId=4711')
  const panel = page.getByRole('region', { name: 'Conversation' })
  await panel.getByRole('button', { name: 'Close' }).click()
  await panel.waitFor({ state: 'detached' })
  await page.keyboard.press('ArrowRight')
  await page.waitForURL('**/read/JHN/4*')
  await page.locator('[data-chapter="4"]').waitFor()
  expect(await panel.count()).toBe(0)
})

const place = { translation: 'eng-web', book: 'John', book_id: 'JHN', chapter: 3, verse: null }
const audited = (messages: unknown[]) => ({
  chat_id: 77,
  title: 'John 3: By night',
  is_public: false,
  is_owner: true,
  messages,
  reference: place,
})

test('the audit shows its loading, error and empty states', async () => {
  const page = await site.page()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/chat/77', async (route) => {
    await promise
    await route.fulfill({ json: audited([]) })
  })
  await page.goto('/audit/77')
  await page.getByText('Loading chat...').waitFor()
  resolve()
  await page.getByText('No assistant messages found in this chat').waitFor()
  await page.goto('/audit/78')
  await page.getByText('Failed to load chat').waitFor()
  await expectAccessible(page)
})

test('Loading audit data... is shown until they arrive, and a failure leaves nothing behind', async () => {
  const page = await site.page()
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer = { id: 5, role: 'assistant', content: 'x', status: 'complete', isStreaming: false, citations: [] }
  await page.route('**/api/chat/77', (route) => route.fulfill({ json: audited([answer]) }))
  await page.route('**/message/5/audit', async (route) => {
    await promise
    await route.fulfill({ status: 404, json: { error: 'not_found' } })
  })
  await page.goto('/audit/77')
  await page.getByText('Loading audit data...').waitFor()
  resolve()
  await page.getByText('Loading audit data...').waitFor({ state: 'detached' })
  expect(await page.getByRole('tab').count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('the audit shows what the model wrote and what the page shows, for each checked stretch', async () => {
  const page = await site.page()
  const answer = { id: 5, role: 'assistant', content: 'x', status: 'complete', isStreaming: false, citations: [] }
  const source = { kind: 'scripture', edition: 'eng-web', edition_name: 'WEB', ref: 'John 11:35', book: 'JHN' }
  const span = {
    start: 0,
    end: 11,
    quoted: true,
    tool_call: 0,
    source: { ...source, chapter: 11, start_verse: 35, end_verse: 35 },
  }
  const audit = {
    ...{ instructions_prompt: '', instructions_hash: '', input_prompt: '', llm_raw_response: '' },
    ...{
      tool_calls: [],
      tool_results: [],
      model_provider: 'p',
      model_name: 'm',
      usage: {},
      timings: {},
      citations: [],
    },
    spans: [
      { ...span, verdict: 'repaired', written: 'Jesus cried.', shown: 'Jesus wept.' },
      { ...span, start: 20, end: 30, verdict: 'not_found', source: null, written: 'God hates.', shown: 'God hates.' },
    ],
  }
  await page.route('**/api/chat/77', (route) => route.fulfill({ json: audited([answer]) }))
  await page.route('**/message/5/audit', (route) => route.fulfill({ json: audit }))
  await page.goto('/audit/77')
  await page.getByRole('tab', { name: 'Citations' }).click()
  const items = page.getByRole('list', { name: 'Checked words' }).getByRole('listitem')
  await items.first().waitFor()
  expect(await items.allInnerTexts()).toEqual([
    'John 11:35\nreplaced by the stored words\nThe assistant wrote\nJesus cried.\nThe page shows\nJesus wept.\nWEB · in quotation marks · read by call 1',
    'not found\nGod hates.\nin quotation marks · read by call 1',
  ])
  await expectAccessible(page)
})
