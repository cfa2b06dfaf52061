/// <reference lib="dom" />
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { OpenOptions } from '../helpers/browser/browser.ts'
import { chatScreen } from '../helpers/browser/chat-screen.ts'
import { sharedStack } from '../helpers/browser/site.ts'
import { textFor, tokensFor } from '../helpers/model/steady-text.ts'

const stack = sharedStack()

// drop responses that the previous test scripted but did not use
beforeEach(() => stack.gemini.clear())

const open = (options?: OpenOptions) => stack.page(options)

const { field, log, open: openChat, openPanel, ask, choose } = chatScreen(stack)

/** An answer whose states are sent one by one: between two real ones there may be no time to observe them. */
async function heldStream() {
  const { promise: opened, resolve: open } = Promise.withResolvers<(event: string, data: object) => void>()
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const tell = (event: string, data: object) =>
      void response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    tell('chat_info', { chat_id: 4711, message_id: 1, title: 'John 3: What', is_owner: true, is_public: false })
    open(tell)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    status: async (state: string) => (await opened)('status', { state }),
  }
}

test('blank and repeated questions are not sent', async () => {
  const page = await openChat()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/chat')) sent += 1
  })
  await field(page).fill('   ')
  await field(page).press('Enter')
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
  await ask(page, 'Once?')
  await field(page).fill(' Once? ')
  await field(page).press('Enter')
  expect(await field(page).inputValue()).toBe(' Once? ')
  await ask(page, 'Twice?')
  expect(sent).toBe(2)
})

test('Enter sends; Shift+Enter and the Enter of an input method do not', async () => {
  const page = await openChat()
  await field(page).fill('First')
  await field(page).press('Shift+Enter')
  await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  await field(page).pressSequentially('second')
  expect(await field(page).inputValue()).toBe('First\nsecond')
  stack.gemini.script(['text,say=Both lines.'])
  await field(page).press('Enter')
  await log(page).getByText('Both lines.').waitFor()
})

test('the send button is Stop while an answer is written, and the activity is shown: Thinking...', async () => {
  const page = await openChat()
  stack.gemini.script(['hang-before-head'])
  await field(page).fill('Will you think?')
  await field(page).press('Enter')
  await log(page).getByText('Thinking...').waitFor()
  expect(await page.getByRole('button', { name: 'Send' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Stopped', { exact: true }).waitFor()
})

test('the model’s lookups are shown: Searching the Scriptures... and Reading the Scriptures...', async () => {
  const page = await openChat()
  const told = await heldStream()
  await page.route('**/api/chat', (route) => route.continue({ url: told.url }))
  await field(page).fill('What is written?')
  await field(page).press('Enter')
  await told.status('searching')
  await log(page).getByText('Searching the Scriptures...').waitFor()
  await told.status('reading')
  await log(page).getByText('Reading the Scriptures...').waitFor()
  await told.status('thinking')
  await log(page).getByText('Thinking...').waitFor()
})

test('suggestions are shown before the first question and after the answers', async () => {
  const page = await open()
  const suggestions = [{ question: 'Why does he come by night?', summary: 'Why by night' }]
  await page.route('**/suggestions*', (route) => route.fulfill({ json: { suggestions } }))
  await page.goto('/read/JHN/3')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  const chips = page.getByRole('list', { name: 'Suggested questions' })
  await chips.getByRole('button', { name: 'Why by night?' }).waitFor()
  stack.gemini.script(['hang-before-head'])
  await field(page).fill('Who is it?')
  await field(page).press('Enter')
  await log(page).getByText('Thinking...').waitFor()
  expect(await chips.count()).toBe(0)
  await page.getByRole('button', { name: 'Stop' }).click()
  await chips.getByRole('button', { name: 'Why by night?' }).waitFor()
  const isAfter = await log(page).evaluate((element) => {
    const [answer, list] = [element.querySelector('[data-status]'), element.querySelector('ul')]
    return Boolean(answer && list && answer.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING)
  })
  expect(isAfter).toBe(true)
})

test('a draft is kept for its chat', async () => {
  const page = await openChat()
  const id = await ask(page, 'Which chat is this?')
  await field(page).fill('for later')
  await choose(page, 'Start a new conversation')
  await page.waitForURL((url) => !url.searchParams.has('chatId'))
  await expect.poll(() => field(page).inputValue()).toBe('')
  await field(page).fill('for the new one')
  await page
    .getByRole('region', { name: 'Recent chats' })
    .getByRole('link', { name: /Which chat is this/ })
    .click()
  await page.waitForURL(`**/read/JHN/3?chatId=${id}`)
  await log(page).getByText('Which chat is this?').waitFor()
  await expect.poll(() => field(page).inputValue()).toBe('for later')
})

test('an answer can be copied, and its question edited and asked again', async () => {
  const page = await openChat({ context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  await ask(page, 'Who came by nite?', 'Nicodemus came.')
  await page.getByRole('button', { name: 'Copy answer' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Nicodemus came.')
  await page.getByRole('button', { name: 'Copy answer' }).waitFor()
  await page.getByRole('button', { name: 'Edit and ask again' }).click()
  const edited = page.getByRole('textbox', { name: 'Edit your question' })
  expect(await edited.inputValue()).toBe('Who came by nite?')
  expect(await edited.evaluate((element) => element === document.activeElement)).toBe(true)
  stack.gemini.script(['text,say=A Pharisee.'])
  await edited.fill('Who came by night?')
  await edited.press('Enter')
  await log(page).getByText('A Pharisee.').waitFor()
  expect(await log(page).getByText('Who came by nite?').count()).toBe(0)
  expect(await field(page).inputValue()).toBe('')
})

test('Jump to latest scrolls back to the newest words', async () => {
  const page = await openChat()
  stack.gemini.script(['steady,rate=5000,tokens=900,seed=4'])
  await field(page).fill('Say much.')
  await field(page).press('Enter')
  // the reader starts at the beginning of a long answer, so its end is out of view
  const latest = page.getByRole('button', { name: 'Jump to latest' })
  await latest.waitFor()
  // it is below the words, never over them
  const top = await latest.evaluate((element) => element.getBoundingClientRect().top)
  const bottom = await log(page)
    .locator('..')
    .evaluate((element) => element.getBoundingClientRect().bottom)
  expect(top).toBeGreaterThanOrEqual(Math.floor(bottom))
  await latest.click()
  await page.getByRole('button', { name: 'Copy answer' }).waitFor()
  await page.waitForFunction(() => {
    const scroller = document.querySelector('[role="log"]')!.parentElement!
    return scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 30
  })
  await latest.waitFor({ state: 'detached' })
  // its words have been seen: a reader who returns to their start needs no way to the end
  await log(page).evaluate((element) => element.parentElement!.scrollTo(0, 0))
  await page.waitForFunction(() => document.querySelector('[role="log"]')!.parentElement!.scrollTop === 0)
  expect(await latest.count()).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Copy answer' }).waitFor()
  expect(await latest.count()).toBe(0)
})

test('screen readers announce the start and end of an answer, not every word', async () => {
  const page = await openChat()
  stack.gemini.script(['hang-before-head'])
  await field(page).fill('Speak softly.')
  await field(page).press('Enter')
  await page.getByRole('status').getByText('Answering…').waitFor({ state: 'attached' })
  expect(await log(page).getAttribute('aria-live')).toBe('off')
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('status').getByText('Answer stopped.').waitFor({ state: 'attached' })
  await ask(page, 'And once more?')
  await page.getByRole('status').getByText('Answer complete.').waitFor({ state: 'attached' })
})

test('screen readers hear an answer sentence by sentence while it is written', async () => {
  const page = await openChat()
  stack.gemini.script(['steady,tokens=90,seed=1,rate=60'])
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => {
      const said = document.querySelector('[data-spoken]')?.textContent
      if (said && heard.at(-1) !== said) heard.push(said)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await field(page).fill('Tell me of love.')
  await field(page).press('Enter')
  await page.getByRole('status').getByText('Answer complete.').waitFor({ state: 'attached' })
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
  expect(heard.length).toBeGreaterThan(1)
  expect(letters(heard.join(' '))).toBe(letters(textFor(1, 90)))
})

test('a rate-limited visitor sees how long to wait, and asks again with one press', async () => {
  const page = await openChat()
  const detail = 'Too many requests. Please try again in 2 seconds.'
  await page.route('**/api/chat', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '2' },
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: '', status: 429, error: 'rate_limited', detail }),
    }),
  )
  await field(page).fill('Too soon?')
  await field(page).press('Enter')
  await page.getByRole('alert').getByText(detail).waitFor()
  await page.unroute('**/api/chat')
  stack.gemini.script(['text,say=In time.'])
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await log(page).getByText('In time.').waitFor()
})

test('a question asked offline waits, and is answered when the network is back', async () => {
  const page = await openChat()
  await page.context().setOffline(true)
  await page.getByText('You’re offline. Your question will be sent when you’re back online').waitFor()
  stack.gemini.script(['text,say=Connected again.'])
  await field(page).fill('Is anybody there?')
  await field(page).press('Enter')
  await page.getByText('You’re offline. Your question is saved').waitFor()
  await page.context().setOffline(false)
  await log(page).getByText('Connected again.').waitFor()
})

test('a question asked offline waits for longer than a minute', async () => {
  const page = await open()
  await page.clock.install()
  await page.goto('/read/JHN/3')
  await openPanel(page)
  await page.context().setOffline(true)
  await field(page).fill('Is it sent later?')
  await field(page).press('Enter')
  await page.getByText('You’re offline. Your question is saved').waitFor()
  const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/chat'))
  await page.clock.fastForward(70_000)
  await tried
  stack.gemini.script(['text,say=After a long time.'])
  await page.context().setOffline(false)
  await log(page).getByText('After a long time.').waitFor()
})

test('an answer is read to its end after the page was suspended for more than a minute', async () => {
  const page = await open()
  await page.clock.install()
  await page.goto('/read/JHN/3')
  await openPanel(page)
  stack.gemini.script(['steady,rate=20,tokens=100,seed=4'])
  await field(page).fill('Say much.')
  await field(page).press('Enter')
  await log(page).getByText(tokensFor(4).slice(0, 5).join('')).waitFor()
  await page.clock.fastForward(70_000)
  await page.getByRole('button', { name: 'Copy answer' }).waitFor()
})

test('AI can make mistakes, with links to the check and to the instructions', async () => {
  const page = await openChat()
  await page.getByRole('link', { name: 'How answers are checked' }).waitFor()
  expect(await page.getByText('AI can make mistakes.').count()).toBe(0)
  await ask(page, 'Why by night?')
  await page.getByText('AI can make mistakes.').waitFor()
  const panel = page.getByRole('region', { name: 'Conversation' })
  expect(await panel.getByRole('link', { name: 'How answers are checked' }).getAttribute('href')).toBe('/trust')
  expect(await panel.getByRole('link', { name: 'The AI’s instructions' }).getAttribute('href')).toBe('/instructions')
})
