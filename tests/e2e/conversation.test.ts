/// <reference lib="dom" />
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { OpenOptions } from '../helpers/browser.ts'
import { sharedStack } from '../helpers/site.ts'

const stack = sharedStack()
// drop responses that the previous test scripted but did not use
beforeEach(() => stack.gemini.clear())

const open = (options?: OpenOptions) => stack.page(options)

async function openChat(options?: OpenOptions): Promise<Page> {
  const page = await open(options)
  await page.goto('/read/JHN/3')
  await page.locator('#v16').waitFor()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await field(page).waitFor()
  return page
}

const field = (page: Page) => page.getByPlaceholder('Ask your own question...')
const log = (page: Page) => page.getByRole('log')

/** Asks and waits for the whole answer. Returns the chat's id. */
async function ask(page: Page, question: string, answer = 'He came by night.'): Promise<number> {
  stack.gemini.script([`text,say=${answer}`])
  await field(page).fill(question)
  const answers = page.getByRole('button', { name: 'Copy answer' })
  const before = await answers.count()
  await field(page).press('Enter')
  await answers.nth(before).waitFor()
  await page.waitForURL(/chatId=\d+/)
  return Number(new URL(page.url()).searchParams.get('chatId'))
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Conversation menu' }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

const menuOf = async (page: Page) => {
  await page.getByRole('button', { name: 'Conversation menu' }).click()
  await page.getByRole('menuitem').first().waitFor()
  const items = await page.getByRole('menuitem').allInnerTexts()
  await page.keyboard.press('Escape')
  return items
}

const stored = (id: number) =>
  stack.database.db.selectFrom('chats').select(['id', 'is_public']).where('id', '=', id).executeTakeFirst()

test('the header says Ask a question, then the words of the title after the colon, and its menu is the owner’s', async () => {
  const page = await openChat()
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await conversation.getByRole('heading', { name: 'Ask a question' }).waitFor()
  expect(await menuOf(page)).toEqual(['Start a new conversation'])
  await ask(page, 'Why by night?')
  await conversation.getByRole('heading', { name: 'Why by night?', exact: true }).waitFor()
  const own = ['Start a new conversation', 'Publish and share', 'See AI Prompt', 'Delete chat']
  expect(await menuOf(page)).toEqual(own)
  await choose(page, 'Start a new conversation')
  await conversation.getByRole('heading', { name: 'Ask a question' }).waitFor()
  await page.waitForURL((url) => !url.searchParams.has('chatId'))
})

test('sharing publishes first and copies the link, the banner says so, and Undo makes it private', async () => {
  const page = await openChat({ context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  const id = await ask(page, 'Who can enter?')
  await choose(page, 'Publish and share')
  await page.getByText('Link copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${stack.url}/chat/${id}`)
  await page.getByText('You have published this chat').waitFor()
  expect((await stored(id))?.is_public).toBe(true)
  const own = ['Start a new conversation', 'Share', 'See AI Prompt', 'Make private', 'Delete chat']
  expect(await menuOf(page)).toEqual(own)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('You have published this chat').waitFor({ state: 'detached' })
  expect((await stored(id))?.is_public).toBe(false)
})

test('the device’s own share sheet is used where there is one', async () => {
  const page = await open()
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(globalThis, { shared })
    navigator.share = async (data) => void shared.push(data)
  })
  await page.goto('/read/JHN/3')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  const id = await ask(page, 'What is born of flesh?')
  await page.getByRole('button', { name: 'Share conversation' }).click()
  await page.getByText('You have published this chat').waitFor()
  await page.waitForFunction(() => (globalThis as unknown as { shared: unknown[] }).shared.length > 0)
  const shared = await page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared)
  expect(shared).toEqual([{ url: `${stack.url}/chat/${id}`, title: 'John 3' }])
})

test('a shared chat is read only for others, who can ask their own question; a private one leads home', async () => {
  const owner = await openChat()
  const id = await ask(owner, 'Where does the wind blow?')
  const guest = await open()
  await guest.goto(`/chat/${id}`)
  await guest.waitForURL((url) => url.pathname === '/')
  await choose(owner, 'Publish and share')
  await owner.getByText('You have published this chat').waitFor()
  await guest.goto(`/chat/${id}`)
  await guest.waitForURL(`**/read/JHN/3?chatId=${id}`)
  await guest.getByText('This chat was shared by someone else.').waitFor()
  await log(guest).getByText('Where does the wind blow?').waitFor()
  expect(await field(guest).count()).toBe(0)
  expect(await menuOf(guest)).toEqual(['Start a new conversation', 'Share', 'Report...'])
  await guest.getByRole('button', { name: 'Ask your own question' }).click()
  await field(guest).waitFor()
  await guest.waitForURL((url) => !url.searchParams.has('chatId'))
})

test('the link of a shared chat marks its verses, and a guest reads it from its first question', async () => {
  const owner = await openChat()
  await owner.goto('/read/JHN/3?verse=5-6')
  await owner.locator('.verse[data-highlighted]').first().waitFor()
  await owner.getByRole('button', { name: 'Ask', exact: true }).click()
  const long = 'The wind blows where it wants to. '.repeat(60)
  const id = await ask(owner, 'What is born of water?', long)
  await ask(owner, 'What is born of the Spirit?', long)
  await choose(owner, 'Publish and share')
  await owner.getByText('You have published this chat').waitFor()
  const guest = await open()
  await guest.goto(`/chat/${id}`)
  await guest.waitForURL(`**/read/JHN/3?verse=5-6&chatId=${id}`)
  await log(guest).getByText('What is born of the Spirit?').waitFor()
  expect(await guest.locator('.verse[data-highlighted]').count()).toBeGreaterThanOrEqual(2)
  const scroller = log(guest).locator('..')
  expect(await scroller.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(200)
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(0)
})

test('a chat that is not there says so, and offers a question of one’s own', async () => {
  const page = await open()
  await page.goto('/read/JHN/3?chatId=4711')
  await page.getByText('This conversation cannot be opened.').waitFor()
  expect(await field(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Ask your own question' }).click()
  await field(page).waitFor()
})

test('a deleted chat leaves the lists at once, and Undo brings it back', async () => {
  const page = await openChat()
  const id = await ask(page, 'What did Moses lift up?')
  const recent = page.getByRole('region', { name: 'Recent chats' })
  await recent.getByRole('link', { name: /What did Moses lift up/ }).waitFor()
  await choose(page, 'Delete chat')
  await recent.waitFor({ state: 'detached' })
  await page.waitForURL((url) => !url.searchParams.has('chatId'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForURL(`**/read/JHN/3?chatId=${id}`)
  await log(page).getByText('What did Moses lift up?').waitFor()
  await recent.getByRole('link', { name: /What did Moses lift up/ }).waitFor()
})

test('a deleted chat is gone for good when the page is left', async () => {
  const page = await openChat()
  const id = await ask(page, 'Is this to be forgotten?')
  await choose(page, 'Delete chat')
  await page.getByText('Conversation deleted').waitFor()
  await page.goto('/version.json')
  await expect.poll(() => stored(id), { timeout: 15_000 }).toBeUndefined()
})

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

test('the send button is Stop while an answer is written, and what it does is said: Thinking...', async () => {
  const page = await openChat()
  stack.gemini.script(['hang-before-head'])
  await field(page).fill('Will you think?')
  await field(page).press('Enter')
  await log(page).getByText('Thinking...').waitFor()
  expect(await page.getByRole('button', { name: 'Send' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Stopped', { exact: true }).waitFor()
})

test('what the model looks up is said: Searching the Scriptures... and Reading the Scriptures...', async () => {
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

test('suggestions stand before the first question and after the answers', async () => {
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

test('what is typed is kept for its chat', async () => {
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

test('who has scrolled away jumps to the latest words', async () => {
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
})

test('an answer is announced when it begins and when it is complete, not by every word', async () => {
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

test('who asks too often reads how long to wait, and asks again with one press', async () => {
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

test('a question that is asked offline waits, and is answered when the network is back', async () => {
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

test('AI can make mistakes, with the ways to the check and to the instructions', async () => {
  const page = await openChat()
  await page.getByRole('link', { name: 'How answers are checked' }).waitFor()
  expect(await page.getByText('AI can make mistakes.').count()).toBe(0)
  await ask(page, 'Why by night?')
  await page.getByText('AI can make mistakes.').waitFor()
  const panel = page.getByRole('region', { name: 'Conversation' })
  expect(await panel.getByRole('link', { name: 'How answers are checked' }).getAttribute('href')).toBe('/trust')
  expect(await panel.getByRole('link', { name: 'The AI’s instructions' }).getAttribute('href')).toBe('/instructions')
})

test('See AI Prompt shows how each answer was made, part by part, and the way back', async () => {
  const page = await openChat({ context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  const id = await ask(page, 'First of two?')
  await ask(page, 'Second of two?', 'The second answer.')
  await choose(page, 'See AI Prompt')
  await page.waitForURL(`**/audit/${id}`)
  await page.getByRole('heading', { name: 'AI Audit' }).waitFor()
  await page.getByRole('heading', { name: 'John 3: First of two?' }).waitFor()
  await page.getByText('2 of 2').waitFor()
  await page.getByRole('tab', { name: 'System', selected: true }).waitFor()
  await page
    .getByRole('tabpanel')
    .getByText(/^gemini · /)
    .waitFor()
  await page.getByRole('tab', { name: 'Response' }).click()
  await page.getByRole('tabpanel').getByText('The second answer.').waitFor()
  await page.getByText('What is this?').click()
  await page.getByText('What came back, before its quotations were checked.').waitFor()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Tools' }).click()
  await page.getByText('No tool was used for this answer.').waitFor()
  await page.getByRole('button', { name: 'Previous answer' }).click()
  await page.getByText('1 of 2').waitFor()
  await page.getByRole('tab', { name: 'Input' }).click()
  await page.getByRole('tabpanel').getByText('First of two?').waitFor()
  await page.getByRole('link', { name: 'Back to the conversation' }).click()
  await page.waitForURL(`**/read/PSA/147?chatId=${id}`)
  await page.getByText('The second answer.').waitFor()
  // the way back is no reading: Home continues where the reader was
  expect(await page.evaluate(() => localStorage.getItem('last_place'))).toBe('JHN/3')
})
