import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectAccessible, launchBrowser, type TestBrowser } from '../helpers/browser/browser.ts'
import { tokensFor } from '../helpers/model/steady-text.ts'
import { cableTo } from '../helpers/stack/cable.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

const VERSE = 'For God so loved the world'
let stack: Stack
let browser: TestBrowser

beforeAll(async () => {
  stack = await startStack()
  browser = await launchBrowser(stack.url)
})
afterAll(async () => {
  await browser.close()
  await stack.stop()
})

// drop responses that the previous test scripted but did not use
beforeEach(() => stack.gemini.clear())

const slowly = 'steady,rate=20,tokens=80,seed=3'

async function openChat(viewport: 'phone' | 'desk' = 'desk', url = '') {
  const opened = await browser.open({ viewport })
  await opened.page.goto(`${url}/read/JHN/3`)
  await opened.page.getByText(VERSE).waitFor()
  await opened.page.getByRole('button', { name: 'Ask', exact: true }).click()
  return opened
}

test('a question streams its answer next to the chapter, and the URL contains the chat', async () => {
  const { page, problems } = await openChat()
  stack.gemini.script(['text,say=Jesus answered him with the new birth.'])
  await page.getByLabel('Your question').fill('What is the new birth?')
  await page.keyboard.press('Enter')
  const log = page.getByRole('log')
  await log.getByText('Jesus answered him with the new birth.').waitFor()
  await log.getByText('What is the new birth?').waitFor()
  await page.waitForURL(/chatId=\d+/)
  await page.getByRole('button', { name: 'Send' }).waitFor()
  expect(problems).toEqual([])
})

test('a reload in the middle of an answer loses nothing', async () => {
  const { page } = await openChat()
  stack.gemini.script([slowly])
  await page.getByLabel('Your question').fill('Why at night?')
  await page.keyboard.press('Enter')
  await page.waitForURL(/chatId=\d+/)
  await page.getByRole('button', { name: 'Stop' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Copy answer' }).waitFor()
  const chatId = Number(new URL(page.url()).searchParams.get('chatId'))
  const stored = await stack.database.db
    .selectFrom('messages')
    .select(['content', 'status'])
    .where('chat_id', '=', chatId)
    .where('role', '=', 'assistant')
    .executeTakeFirstOrThrow()
  expect(stored.status).toBe('complete')
  // biome-ignore lint/performance/useDomNodeTextContent: textContent would join the words of two blocks
  const shown = await page.getByRole('log').innerText()
  const words = (text: string) => text.match(/\p{L}+/gu) ?? []
  expect(words(shown).join(' ')).toContain(words(stored.content).join(' '))
})

test('a connection lost in the middle of an answer is restored', async () => {
  const cable = await cableTo(stack.api.port)
  const { page } = await openChat('desk', cable.url)
  stack.gemini.script([slowly])
  await page.getByLabel('Your question').fill('Who was Nicodemus?')
  await page.keyboard.press('Enter')
  await page.waitForURL(/chatId=\d+/)
  const chatId = Number(new URL(page.url()).searchParams.get('chatId'))
  const answer = await stack.database.db
    .selectFrom('messages')
    .select('id')
    .where('chat_id', '=', chatId)
    .where('role', '=', 'assistant')
    .executeTakeFirstOrThrow()
  const [resumed] = await Promise.all([page.waitForRequest(/\/stream/), cable.cut()])
  // the chat may have a newer answer by then, so the reader names the interrupted one
  expect(new URL(resumed.url()).search).toBe(`?answer=${answer.id}`)
  await page.getByRole('button', { name: 'Send' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('Stop keeps the text so far, and Retry writes a whole answer', async () => {
  const { page } = await openChat()
  stack.gemini.script(['steady,rate=20,tokens=2000,seed=3'])
  await page.getByLabel('Your question').fill('Tell me everything.')
  await page.keyboard.press('Enter')
  // wait for the first words: a stop before the model is called would leave this script to the next answer
  const log = page.getByRole('log')
  const soFar = tokensFor(3).slice(0, 5).join('')
  await log.getByText(soFar).waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Stopped', { exact: true }).waitFor()
  await log.getByText(soFar).waitFor()
  stack.gemini.script(['text,say=Here is all of it.'])
  await page.getByRole('button', { name: 'Retry' }).click()
  await log.getByText('Here is all of it.').waitFor()
})

test('a failed answer restores the question, and asking again answers it', async () => {
  const { page } = await openChat()
  stack.gemini.script(['error,code=400'])
  await page.getByLabel('Your question').fill('What is water and Spirit?')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  stack.gemini.script(['text,say=Now it works.'])
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('log').getByText('Now it works.').waitFor()
})

test('a reference in an answer opens the reader at the verse', async () => {
  const { page } = await openChat()
  stack.gemini.script(['text,say=Read Romans 5:8 as well.'])
  await page.getByLabel('Your question').fill('Where else?')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Send' }).waitFor()
  await page.getByRole('log').getByRole('link', { name: 'Romans 5:8' }).click()
  await page.getByRole('dialog', { name: 'Romans 5:8' }).getByRole('link', { name: 'Read Romans 5' }).click()
  await page.waitForURL(/\/read\/ROM\/5\?verse=8/)
  await page.getByText('while we were yet sinners').waitFor()
})

test('on a phone the chat is a sheet that Escape closes', async () => {
  const { page } = await openChat('phone')
  await page.getByRole('dialog', { name: 'Chat' }).waitFor()
  await page.getByLabel('Your question').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Chat' }).waitFor({ state: 'detached' })
})

test('scripts, pictures and links of an answer do nothing', async () => {
  const { page, problems } = await openChat()
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  stack.gemini.script([
    'text,say=<script>window.hit=1</script> ![x](http://evil.example/x.png) [go](http://evil.example/) <img src=x onerror=window.hit=1> end',
  ])
  await page.getByLabel('Your question').fill('Be hostile.')
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('end').waitFor()
  await page.getByRole('button', { name: 'Send' }).waitFor()
  expect(await page.evaluate(() => (globalThis as { hit?: number }).hit)).toBeUndefined()
  expect(requested.filter((url) => !url.startsWith(stack.url))).toEqual([])
  expect(await page.getByRole('log').locator('img, script, iframe').count()).toBe(0)
  expect(problems).toEqual([])
})
