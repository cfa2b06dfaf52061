/// <reference lib="dom" />
import type { Page, Route } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { chatScreen } from '../helpers/browser/chat-screen.ts'
import { sharedStack } from '../helpers/browser/site.ts'

const stack = sharedStack()
const { open, ask, field, log, openPanel } = chatScreen(stack)
beforeEach(() => stack.gemini.clear())

const never = () => {}
/** Questions get no response; `onRoute` may let them reach the server. */
const silence = (page: Page, onRoute: (route: Route) => unknown = never) => page.route('**/api/chat', onRoute)
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))
const isKept = (page: Page, question: string) =>
  page.waitForFunction((words) => localStorage.unsent?.includes(words), question)
const asked = (content: string) =>
  stack.database.db.selectFrom('messages').select('id').where('content', '=', content).execute()

async function send(page: Page, question: string): Promise<void> {
  const sent = page.waitForRequest('**/api/chat')
  await field(page).fill(question)
  await field(page).press('Enter')
  await sent
}

/** Reloads the page before its request can reach the server, which then responds again. */
async function reloadWithServer(page: Page): Promise<void> {
  await page.reload()
  await page.unroute('**/api/chat')
}

/** A page whose clock the test moves forward, with the panel open. */
async function openClocked(): Promise<Page> {
  const page = await stack.page()
  await page.clock.install()
  await page.goto('/read/JHN/3')
  await openPanel(page)
  return page
}

/** The server is silent, and the page finds that out: the first request is slow, then two looks at the server fail. */
async function findServerAway(page: Page, question: string): Promise<void> {
  await page.route('**/healthz', (route) => route.abort())
  await silence(page)
  await send(page, question)
  const isAway = async () => {
    await page.clock.fastForward(4000)
    return page.getByText('You are offline.').first().isVisible()
  }
  await expect.poll(isAway, { timeout: 20_000 }).toBe(true)
}

describe('a reload while the network is silent', () => {
  test('loses no further question, which is then asked once', async () => {
    const page = await open()
    await ask(page, 'First?', 'Yes the first.')
    await silence(page)
    await send(page, 'Who is silent?')
    await isKept(page, 'Who is silent?')
    stack.gemini.script(['text,say=Yes the second.'])
    await reloadWithServer(page)
    await log(page).getByText('Yes the second.').waitFor()
    expect(await asked('Who is silent?')).toHaveLength(1)
    expect(await stored(page)).not.toContain('Who is silent?')
  })

  test.each(['reached', 'did not reach'])('asks a first question once that %s the server', async (when) => {
    const question = `Is it heard if it ${when} it?`
    const page = await stack.page()
    await page.goto('/read/JHN/3')
    await silence(page, when === 'reached' ? (route) => route.fetch() : never)
    stack.gemini.script(['text,say=It is heard.', 'text,say=It is heard twice.'])
    await page.goto(`/read/JHN/3?question=${encodeURIComponent(question)}`)
    await isKept(page, question)
    if (when === 'reached') await expect.poll(() => stack.gemini.calls.length).toBe(1)
    await reloadWithServer(page)
    await log(page).getByText('It is heard.').waitFor()
    await page.waitForURL(/chatId=\d+/)
    expect(await asked(question)).toHaveLength(1)
    expect(await stored(page)).not.toContain('Is it heard')
  })
})

test('a question that gets no response is sent again with its key', async () => {
  const page = await openClocked()
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/chat'))
      keys.push(request.headers()['idempotency-key'])
  })
  await page.route('**/api/chat', never, { times: 1 })
  stack.gemini.script(['text,say=At the second attempt.'])
  await send(page, 'Does he try again?')
  await page.clock.fastForward(41_000)
  await log(page).getByText('At the second attempt.').waitFor()
  expect(keys).toEqual([keys[0], keys[0]])
  expect(await asked('Does he try again?')).toHaveLength(1)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('a question is kept as soon as its server is known to be away, and reopens the panel', async () => {
  const page = await openClocked()
  await findServerAway(page, 'Is it kept at once?')
  await page.waitForFunction(() => history.state.usr?.question === 'Is it kept at once?')
  expect(await stored(page)).toContain('Is it kept at once?')
  stack.gemini.script(['text,say=It is.'])
  await page.unroute('**/healthz')
  await reloadWithServer(page)
  await log(page).getByText('It is.').waitFor()
  expect(await asked('Is it kept at once?')).toHaveLength(1)
})

test('a visitor in danger gets help as soon as the server is known to be away, and nothing is stored', async () => {
  const page = await openClocked()
  await findServerAway(page, 'I want to kill myself')
  await page.getByRole('region', { name: 'Help' }).waitFor()
  expect(await stored(page)).not.toContain('kill myself')
})

test('a stopped question is not kept', async () => {
  const page = await open()
  await ask(page, 'First?', 'Yes the first.')
  await silence(page)
  await send(page, 'Better not?')
  await isKept(page, 'Better not?')
  await page.getByRole('button', { name: 'Stop' }).click()
  expect(await stored(page)).not.toContain('Better not?')
  await reloadWithServer(page)
  await log(page).getByText('Yes the first.').waitFor()
  expect(await log(page).getByText('Better not?').count()).toBe(0)
  expect(await asked('Better not?')).toEqual([])
})
