/// <reference lib="dom" />
import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { chatScreen } from '../helpers/browser/chat-screen.ts'
import { sharedStack } from '../helpers/browser/site.ts'

const stack = sharedStack()
const { open, ask, choose, field, log, openPanel } = chatScreen(stack)
beforeEach(() => stack.gemini.clear())

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))
/** The server accepts no question; all its other calls work. */
const cut = (page: Page) => page.route('**/api/chat', (route) => route.abort())
const questions = (id: number) =>
  stack.database.db
    .selectFrom('messages')
    .select('content')
    .where('chat_id', '=', id)
    .where('role', '=', 'user')
    .execute()

test('an unsent draft survives a reload, separately for each conversation', async () => {
  const page = await open()
  await ask(page, 'Which chat?', 'This one.')
  await field(page).fill('for this chat')
  await page.reload()
  await log(page).getByText('This one.').waitFor()
  expect(await field(page).inputValue()).toBe('for this chat')
  await choose(page, 'Start a new conversation')
  await expect.poll(() => field(page).inputValue()).toBe('')
  await field(page).fill('for a new one')
  await page.reload()
  await openPanel(page)
  expect(await field(page).inputValue()).toBe('for a new one')
  expect(await stored(page)).toContain('for this chat')
})

test('a draft that was emptied or sent is no longer stored', async () => {
  const page = await open()
  await field(page).fill('written')
  expect(await stored(page)).toContain('written')
  await field(page).fill('')
  expect(await stored(page)).not.toContain('written')
  await ask(page, 'Sent now?', 'Yes.')
  expect(await stored(page)).not.toContain('Sent now?')
})

test('a draft below a reply to a visitor in danger is not stored', async () => {
  const page = await open()
  await field(page).fill('I want to kill myself')
  await field(page).press('Enter')
  await page.getByRole('region', { name: 'Help' }).waitFor()
  await page.waitForURL(/chatId=\d+/)
  await field(page).fill('zaphnath')
  expect(await field(page).inputValue()).toBe('zaphnath')
  expect(await stored(page)).not.toContain('zaphnath')
})

test('a question that starts a conversation survives a reload while waiting, and is sent once when the server is back', async () => {
  const page = await open()
  await cut(page)
  await field(page).fill('Does it wait?')
  await field(page).press('Enter')
  await page.waitForFunction(() => localStorage.unsent?.includes('Does it wait?') && history.state.usr?.question)
  expect(page.url()).not.toContain('question')
  await page.reload()
  await log(page).getByText('Does it wait?').waitFor()
  stack.gemini.script(['text,say=It does.'])
  await page.unroute('**/api/chat')
  await log(page).getByText('It does.').waitFor()
  await page.waitForURL(/chatId=\d+/)
  const id = Number(new URL(page.url()).searchParams.get('chatId'))
  expect(await questions(id)).toEqual([{ content: 'Does it wait?' }])
  expect(await stored(page)).not.toContain('Does it wait?')
  await page.reload()
  await log(page).getByText('It does.').waitFor()
  expect(await questions(id)).toHaveLength(1)
})

test('a waiting question in a conversation survives a reload', async () => {
  const page = await open()
  const id = await ask(page, 'First?', 'Yes the first.')
  await cut(page)
  await field(page).fill('Second?')
  await field(page).press('Enter')
  await page.waitForFunction(() => localStorage.unsent?.includes('Second?'))
  await page.reload()
  await log(page).getByText('Second?').waitFor()
  stack.gemini.script(['text,say=Yes the second.'])
  await page.unroute('**/api/chat')
  await log(page).getByText('Yes the second.').waitFor()
  expect(await questions(id)).toEqual([{ content: 'First?' }, { content: 'Second?' }])
})

test('a waiting question is shown when the panel is reopened, also on another visit', async () => {
  const page = await open()
  await cut(page)
  await field(page).fill('In another visit?')
  await field(page).press('Enter')
  await page.waitForFunction(() => localStorage.unsent?.includes('In another visit?'))
  await page.goto('/')
  await page.goto('/read/JHN/3')
  stack.gemini.script(['text,say=Here I am.'])
  await page.unroute('**/api/chat')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await log(page).getByText('Here I am.').waitFor()
  await log(page).getByText('In another visit?').waitFor()
})

test('a question stopped before it was sent is not sent after a reload', async () => {
  const page = await open()
  await cut(page)
  await field(page).fill('Better not?')
  await field(page).press('Enter')
  await page.waitForFunction(() => localStorage.unsent?.includes('Better not?') && history.state.usr?.question)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Stopped before the question was sent.').waitFor()
  await page.reload()
  await openPanel(page)
  expect(await log(page).getByText('Better not?').count()).toBe(0)
  expect(await stored(page)).not.toContain('Better not?')
})

test('an unsent question of a visitor in danger leaves no trace on the device, and its help is shown', async () => {
  const page = await open()
  await cut(page)
  await field(page).fill('I want to kill myself')
  await field(page).press('Enter')
  await page.getByRole('region', { name: 'Help' }).waitFor()
  expect(await stored(page)).not.toContain('kill myself')
})

test('a suggested question leaves a half-typed one in the field', async () => {
  const page = await stack.page()
  const suggestions = [{ question: 'Why does he come by night?', summary: 'Why by night' }]
  await page.route('**/suggestions*', (route) => route.fulfill({ json: { suggestions } }))
  await page.goto('/read/JHN/3')
  await openPanel(page)
  await field(page).fill('half a question')
  stack.gemini.script(['text,say=He was afraid.'])
  await page.getByRole('list', { name: 'Suggested questions' }).getByRole('button').click()
  await log(page).getByText('He was afraid.').waitFor()
  await page.waitForURL(/chatId=\d+/)
  expect(await field(page).inputValue()).toBe('half a question')
})
