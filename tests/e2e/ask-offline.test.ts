/// <reference lib="dom" />
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { chatScreen } from '../helpers/browser/chat-screen.ts'
import { sharedStack } from '../helpers/browser/site.ts'

// a model is configured: what it says must not replace the finder's answer
const stack = sharedStack({ env: { ENABLE_AUDIT: 'true' } })
const { field, log, openPanel } = chatScreen(stack)
beforeEach(() => stack.gemini.clear())

const MARK = 'Answered on this device, without a network'
/** A worker with a model loads the finder for its first such question. */
const STORED_MS = 90_000
let context: BrowserContext

/**
 * One browser, without routes, which would take requests from the service worker. It keeps the
 * World English Bible: each test is the same visitor, later.
 */
beforeAll(async () => {
  context = await stack.browser.newContext({ baseURL: stack.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/read/JHN/3')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (const path of ['/api/feature-flags', '/api/bibles'])
    await page.waitForFunction(async (url) => (await caches.match(url)) !== undefined, path)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Download for offline reading' }).click()
  await page.getByText('Answers questions offline').waitFor({ timeout: 150_000 })
  await page.close()
}, 180_000)
afterAll(() => context.close())

/**
 * A page at John 3 that was opened without a network, with the panel open, and all requests that it makes. `hasNetwork` is
 * what the browser itself reports in this page; otherwise it is left to Chromium, which may forget it when it is busy.
 */
async function open(path = '/read/JHN/3', hasNetwork?: boolean): Promise<{ page: Page; requests: string[] }> {
  await context.setOffline(true)
  const page = await context.newPage()
  if (hasNetwork !== undefined)
    await page.addInitScript((onLine) => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => onLine })
    }, hasNetwork)
  await page.goto(path)
  await page.getByText('You are offline.').first().waitFor()
  await openPanel(page)
  await page.getByText('This device answers, from the WEB').waitFor()
  // the scripts and data of the device, from its cache, and the app's own look at two lists, again and again
  const isOfDevice = /\/(?:assets|finder)\/|\/api\/(?:user|chats)$/
  const requests: string[] = []
  page.on('request', (request) => isOfDevice.test(request.url()) || requests.push(request.url()))
  return { page, requests }
}

async function ask(page: Page, question: string): Promise<void> {
  const answers = page.getByText(MARK)
  const before = await answers.count()
  await field(page).fill(question)
  await field(page).press('Enter')
  await answers.nth(before).waitFor()
}

const kept = (page: Page) => page.evaluate(() => localStorage['kept-questions'] as string | undefined)
const rows = (content: string) =>
  stack.database.db
    .selectFrom('messages')
    .select(['id', 'chat_id', 'content', 'model_provider'])
    .where('content', '=', content)
    .execute()
const answersIn = (chatId: number) =>
  stack.database.db
    .selectFrom('messages')
    .select(['content', 'status', 'model_provider', 'spans'])
    .where('chat_id', '=', chatId)
    .where('role', '=', 'assistant')
    .orderBy('id')
    .execute()

describe('without a network', () => {
  test('a question is answered at once with sealed words, without a request', async () => {
    const { page, requests } = await open('/read/JHN/3', false)
    await ask(page, 'How do I stop worrying?')
    await log(page).getByText('See the birds of the sky').first().waitFor()
    expect(await log(page).locator('[data-verdict-sign="exact"]').count()).toBeGreaterThan(0)
    expect(await page.getByText('AI can make mistakes').count()).toBe(0)
    expect(requests).toEqual([])
    await expectAccessible(page)
    await page.close()
  })

  test('after a reload the conversation is there, continues, and is listed', async () => {
    const { page, requests } = await open('/read/JHN/3', true)
    await log(page).getByText('How do I stop worrying?').waitFor()
    await ask(page, 'Who was Nicodemus?')
    // a browser that believes in its network does not report when it works again: only the server can
    expect(requests.filter((url) => new URL(url).pathname !== '/healthz')).toEqual([])
    expect(JSON.parse((await kept(page)) ?? '[]')).toHaveLength(2)
    await page.goto('/conversations')
    await page.getByRole('list', { name: 'On this device only' }).getByText('How do I stop worrying?').waitFor()
    await expectAccessible(page)
    await page.close()
  })

  test('a visitor in danger gets help, no answer, and nothing is stored', async () => {
    const { page } = await open('/read/PSA/23')
    await field(page).fill('I want to kill myself')
    await field(page).press('Enter')
    await page.getByRole('region', { name: 'Help' }).waitFor()
    expect(await page.getByText(MARK).count()).toBe(0)
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('kill myself')
    await page.close()
  })

  test('with a network again the server stores both questions once, and the finder’s answers are the same', {
    timeout: 150_000,
  }, async () => {
    const { page } = await open()
    const shown = JSON.parse((await kept(page)) ?? '[]') as { answer: { content: string } }[]
    await context.setOffline(false)
    await page.waitForURL(/chatId=\d+/, { timeout: STORED_MS })
    const chatId = Number(new URL(page.url()).searchParams.get('chatId'))
    await page.getByRole('link', { name: 'How this was made' }).first().waitFor()
    expect(await kept(page)).toBeUndefined()
    expect(await page.getByText(MARK).count()).toBe(0)
    for (const question of ['How do I stop worrying?', 'Who was Nicodemus?'])
      expect((await rows(question)).map(({ chat_id }) => chat_id)).toEqual([chatId])
    const answers = await answersIn(chatId)
    expect(answers.map(({ content }) => content)).toEqual(shown.map(({ answer }) => answer.content))
    expect(answers).toEqual(
      answers.map((each) => ({ ...each, status: 'complete', model_provider: 'builtin', spans: expect.any(Array) })),
    )
    await page.close()
  })

  test('storing it again changes nothing', { timeout: 150_000 }, async () => {
    const { page } = await open()
    await ask(page, 'What is love?')
    const before = await kept(page)
    await context.setOffline(false)
    await page.waitForURL(/chatId=\d+/, { timeout: STORED_MS })
    await page.getByRole('link', { name: 'How this was made' }).waitFor()
    // as if the page had been closed before it noticed that the question is stored
    await page.evaluate((words) => localStorage.setItem('kept-questions', words ?? ''), before)
    await page.goto('/')
    await page.waitForFunction(() => localStorage['kept-questions'] === undefined)
    expect(await rows('What is love?')).toHaveLength(1)
    await page.close()
  })
})

/** Lets the device have its first question, by which Home finds a passage, and the second only at `answerIt()`. */
function holdSecondQuestion(): void {
  const send = Worker.prototype.postMessage
  let asked = 0
  Worker.prototype.postMessage = function (this: Worker, call: { asked?: object }) {
    if (call.asked && ++asked > 1) Object.assign(window, { answerIt: () => send.call(this, call) })
    else send.call(this, call)
  } as typeof send
}

test('without a network a question at Home is answered at the passage that this device finds, and never said to wait', async () => {
  await context.setOffline(true)
  const page = await context.newPage()
  await page.addInitScript(holdSecondQuestion)
  await page.goto('/')
  await page.getByText('You are offline.').first().waitFor()
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const look = () => said.push(document.body.textContent)
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  const box = page.getByRole('searchbox', { name: 'Ask any question or enter a passage' })
  await box.fill('Who was Melchizedek?')
  await box.press('Enter')
  await page.waitForURL(/\/read\//)
  await log(page).getByText('Who was Melchizedek?').waitFor()
  await page.getByText('Searching the Scriptures...').first().waitFor()
  await page.evaluate(() => (window as unknown as { answerIt: () => void }).answerIt())
  await page.getByText(MARK).waitFor()
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said.join())
  for (const words of ['Your question is saved', 'Your question is still in the box']) expect(said).not.toContain(words)
  await page.goto('/')
  await box.fill('John 3:16')
  await box.press('Enter')
  await page.waitForURL('**/read/JHN/3?verse=16')
  await page.close()
})
