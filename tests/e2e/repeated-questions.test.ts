/// <reference lib="dom" />
import type { Page, Route } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { sharedStack } from '../helpers/browser/site.ts'

const stack = sharedStack()
beforeEach(() => stack.gemini.clear())

const field = (page: Page) => page.getByPlaceholder('Ask your own question...')
const log = (page: Page) => page.getByRole('log')
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true }).click()

async function openChat(): Promise<Page> {
  const page = await stack.page()
  await page.goto('/read/JHN/3')
  await page.locator('#v16').waitFor()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await field(page).waitFor()
  return page
}

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await field(page).press('Enter')
}

/** A proxy's response when the process behind it ends between accepting a question and the first byte. */
const asBadGateway = async (route: Route) => {
  await route.fetch()
  await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
}

const refuse = (route: Route) =>
  route.fulfill({
    status: 429,
    contentType: 'application/problem+json',
    body: JSON.stringify({ status: 429, error: 'rate_limited', detail: 'Too many requests.' }),
  })

const questions = async (content: string) =>
  (await stack.database.db.selectFrom('messages').select('id').where('content', '=', content).execute()).length

test.each([502, 504, 503])('a question that a proxy answers with %i is resent, and is asked once', async (status) => {
  const page = await openChat()
  const question = `What did the proxy do with ${status}?`
  stack.gemini.script(['text,say=It was heard.'])
  await page.route('**/api/chat', (route) => (status === 502 ? asBadGateway(route) : route.fulfill({ status })), {
    times: 1,
  })
  await ask(page, question)
  await log(page).getByText('It was heard.').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await questions(question)).toBe(1)
})

test('Try again after a refusal in a conversation asks the refused question', async () => {
  const page = await openChat()
  stack.gemini.script(['text,say=He came by night.', 'text,say=He was afraid.'])
  await ask(page, 'When did he come?')
  await log(page).getByText('He came by night.').waitFor()
  await page.getByRole('button', { name: 'Copy answer' }).last().waitFor()
  await page.route('**/api/chat', refuse, { times: 1 })
  await ask(page, 'Why then?')
  await page.getByRole('alert').getByText('Too many requests.').waitFor()
  await tryAgain(page)
  await log(page).getByText('He was afraid.').waitFor()
  await log(page).getByText('He came by night.').waitFor()
  expect(await questions('Why then?')).toBe(1)
})

test('Try again shows the answer that exists already', async () => {
  const page = await openChat()
  stack.gemini.script(['error,code=400', 'text,say=Answered elsewhere.'])
  await ask(page, 'Is it answered in another tab?')
  await page.getByRole('button', { name: 'Try again', exact: true }).waitFor()
  // another tab of the same visitor was faster
  await page.evaluate(async () => {
    const id = new URL(location.href).searchParams.get('chatId')
    const headers = { 'X-User-ID': localStorage.getItem('philip_user_id') ?? '', 'Content-Type': 'application/json' }
    await (await fetch(`/api/chat/${id}/retry`, { method: 'POST', headers, body: '{}' })).text()
  })
  await tryAgain(page)
  await log(page).getByText('Answered elsewhere.').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('a first visit that is refused shows the server’s reason', async () => {
  const page = await stack.page()
  await page.route('**/api/user', refuse)
  await page.goto('/read/JHN/3')
  await page.locator('#v16').waitFor()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await ask(page, 'May I come in?')
  await page.getByRole('alert').getByText('Too many requests.').waitFor()
})
