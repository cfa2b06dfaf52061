/// <reference lib="dom" />
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import type { StoredCare } from '../../shared/distress/care.ts'
import { expectAccessible, type OpenOptions } from '../helpers/browser/browser.ts'
import { expectLineAbove, expectQuiet, HINTS_MS } from '../helpers/browser/chat-screen.ts'
import { sharedStack } from '../helpers/browser/site.ts'
import { createClient } from '../helpers/client/client.ts'
import { response, textPart } from '../helpers/model/shapes.ts'

const finder = sharedStack({ env: { LLM_PROVIDER: 'builtin' } })
const model = sharedStack()
beforeEach(() => model.gemini.clear())

const SENTENCE = 'I want to kill myself'
const HIT = 'My husband hits me. Must I stay with him?'
const GENTLE = 'You are not alone in this. Please talk to someone you trust today.'

const british = { locale: 'en-GB' }
/** A visitor with enough visits to be shown hints. */
const stored = { visit: JSON.stringify({ number: 5, seen_at: 0, hint: null }) }
const devices: [string, OpenOptions][] = [
  ['phone', { size: 'phone', stored, context: { ...british, hasTouch: true, isMobile: true } }],
  ['desk', { size: 'desk', stored, context: british }],
]
const [onPhone, onDesk] = [devices[0]![1], devices[1]![1]]

const help = (page: Page) => page.getByRole('region', { name: 'Help' })
const log = (page: Page) => page.getByRole('log')

/** Types this into Home as a visitor who reads with the commentary; records all addresses and calls of the visit. */
async function typed(stack: typeof finder | typeof model, text: string, options: OpenOptions) {
  const client = createClient(stack.api.port)
  const id = String((await client.get('/api/user')).headers['x-user-id'])
  await client.put('/api/user/commentary', { commentary: 'mhc' }, { 'X-User-ID': id })
  const page = await stack.page({ ...options, stored: { ...options.stored, philip_user_id: id } })
  const [addresses, calls] = [[] as string[], [] as string[]]
  page.on('framenavigated', (frame) => void addresses.push(frame.url()))
  await page.goto('/')
  page.on('request', (request) => void calls.push(request.url()))
  await page.getByRole('searchbox').fill(text)
  await page.getByRole('searchbox').press('Enter')
  return { page, addresses, calls }
}

describe.each(devices)('on a %s', (name, options) => {
  test.each([
    ['the built-in finder', () => finder],
    ['a language model', () => model],
  ])('with %s, a sentence typed into Home gets help on a quiet screen', async (_who, stack) => {
    model.gemini.script([`text,say=${GENTLE}`])
    const { page, addresses, calls } = await typed(stack(), SENTENCE, options)
    await help(page).getByText('You do not have to carry this alone.').waitFor()
    await page.waitForURL(/\/read\/PSA\/34\?verse=18&chatId=\d+$/)
    await expectQuiet(page)
    if (name === 'phone') await expectLineAbove(page, 'a broken heart')
    // the country's numbers are shown, large enough for a thumb
    expect(await help(page).getByRole('link', { name: '999' }).getAttribute('href')).toBe('tel:999')
    expect(await help(page).getByRole('link', { name: '116 123' }).getAttribute('href')).toBe('tel:116123')
    expect(await help(page).getByRole('link', { name: 'text SHOUT to 85258' }).getAttribute('href')).toBe('sms:85258')
    for (const link of await help(page).getByRole('link').all())
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(name === 'phone' ? 44 : 32)
    // the sentence appears only in the conversation
    expect(addresses.filter((address) => /kill/i.test(decodeURIComponent(address)))).toEqual([])
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('kill')
    expect(await page.title()).not.toMatch(/kill/i)
    expect(calls.filter((url) => /suggestions|commentary/.test(url) && url.includes('PSA'))).toEqual([])
    await page.goto('/')
    const recent = page.getByRole('region', { name: 'Recent conversations' }).getByRole('listitem')
    await recent.getByRole('link').first().waitFor()
    expect(await recent.getByRole('link').allTextContents()).toEqual([expect.stringMatching(/^Conversation/)])
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    expect(await page.locator('body').textContent()).not.toMatch(/kill/i)
    // a reopened conversation is as quiet as before
    await page.goto(addresses.findLast((address) => address.includes('chatId='))!)
    await help(page).getByText('You do not have to carry this alone.').waitFor()
    await expectQuiet(page)
    if (name !== 'phone') return
    await page.setViewportSize({ width: 390, height: 664 })
    await page.reload()
    await help(page).getByText('You do not have to carry this alone.').waitFor()
    await expectLineAbove(page, 'a broken heart')
  })
})

test('any other question keeps everything that help hides', async () => {
  // a visit has one hint; of these, only this one cannot appear on Home
  const visit = JSON.stringify({ number: 5, seen_at: Date.now(), hint: 'share_conversation' })
  const { page, addresses } = await typed(finder, 'Who was Nicodemus?', { ...onDesk, stored: { visit } })
  await page.getByRole('list', { name: 'Suggested questions' }).waitFor()
  await page.getByRole('button', { name: 'Share conversation' }).waitFor()
  await page.getByRole('complementary', { name: 'Commentary' }).waitFor()
  await page.getByRole('link', { name: 'How answers are checked' }).waitFor()
  // no model wrote this answer
  expect(await page.getByText('AI can make mistakes').count()).toBe(0)
  // a hint appears with the second answer at the earliest
  await page.getByRole('textbox', { name: 'Your question' }).fill('And who was Lazarus?')
  await page.getByRole('textbox', { name: 'Your question' }).press('Enter')
  await page.getByRole('complementary', { name: 'Hint' }).waitFor()
  expect(addresses.some((address) => address.includes('question=Who+was+Nicodemus'))).toBe(true)
})

test('the help and its sheet are accessible', async () => {
  const { page } = await typed(finder, SENTENCE, onPhone)
  await help(page).waitFor()
  const sheet = (await page.getByRole('dialog', { name: 'Chat' }).boundingBox())!
  expect(sheet.height).toBeGreaterThan(700)
  await expectAccessible(page)
})

test('a medical emergency starts with the number, in the visitor’s language', async () => {
  const { page } = await typed(finder, 'I just took all my pills', onPhone)
  expect(await help(page).locator('p').first().textContent()).toMatch(/^Call 999\./)
  const mexican = { ...onPhone, context: { ...onPhone.context, locale: 'es-MX' } }
  const { page: other } = await typed(finder, 'Quiero morirme', mexican)
  const ayuda = other.getByRole('region', { name: 'Ayuda' })
  expect(await ayuda.getByRole('link', { name: '800 911 2000' }).getAttribute('href')).toBe('tel:8009112000')
  expect(await ayuda.getAttribute('lang')).toBe('es')
})

describe('with a language model', () => {
  test('the help is shown before its first word and stays above its answer, whose links are plain text', async () => {
    const { promise: held, resolve } = Promise.withResolvers<void>()
    model.gemini.script([
      async ({ reply }) => {
        await held
        reply.frame(response([textPart(`${GENTLE} Call [this number](tel:123).`)], 'STOP'))
      },
    ])
    const { page } = await typed(model, HIT, onDesk)
    await help(page).getByText('No passage of the Bible asks you to stay').waitFor()
    expect(await log(page).getByText(GENTLE).count()).toBe(0)
    resolve()
    await log(page).getByText(GENTLE).waitFor()
    // until then each event may rerender the answer
    await page.getByRole('button', { name: 'Send' }).waitFor()
    const [above, below] = [await help(page).boundingBox(), await log(page).getByText(GENTLE).boundingBox()]
    expect(below!.y).toBeGreaterThan(above!.y + above!.height)
    expect(await page.locator('a[href="tel:123"]').count()).toBe(0)
    expect(await help(page).count()).toBe(1)
    await page.reload()
    await log(page).getByText(GENTLE).waitFor()
    expect(await help(page).count()).toBe(1)
    await expectAccessible(page)
  })

  test('that fails, only the help is shown, without a retry', async () => {
    model.gemini.script(Array.from({ length: 6 }, () => 'error,code=400'))
    const { page } = await typed(model, HIT, onDesk)
    await help(page).waitFor()
    await page.getByRole('button', { name: 'Send' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await page.getByText(/could not|couldn’t|went wrong|failed/i).count()).toBe(0)
    await expectQuiet(page)
  })

  test('a follow-up question stays on the quiet screen', async () => {
    model.gemini.script([`text,say=${GENTLE}`, 'text,say=David wrote it.'])
    const { page } = await typed(model, HIT, onDesk)
    await log(page).getByText(GENTLE).waitFor()
    await page.getByRole('textbox', { name: 'Your question' }).fill('Who wrote this psalm?')
    await page.keyboard.press('Enter')
    await log(page).getByText('David wrote it.').waitFor()
    expect(await help(page).count()).toBe(1)
    await expectQuiet(page)
  })
})

describe('if the server does not help, the browser does', () => {
  test.each([
    ['is busy', { status: 503, error: 'queue_full' }],
    ['has a limit', { status: 429, error: 'rate_limited' }],
  ])('it %s', async (_why, { status, error }) => {
    const page = await finder.page(onDesk)
    const detail = 'Please try again in 9 seconds.'
    const problem = { type: 'about:blank', title: 'No', status, detail, error, instance: '' }
    await page.route('**/api/chat', (route) =>
      route.fulfill({ status, json: problem, contentType: 'application/problem+json' }),
    )
    await page.goto('/read/JHN/3?question=Who%20is%20it')
    await page.getByText(detail).waitFor()
    await page.getByRole('textbox', { name: 'Your question' }).fill(SENTENCE)
    await page.keyboard.press('Enter')
    await help(page).getByRole('link', { name: '116 123' }).waitFor()
    expect(await page.getByText(detail).count()).toBe(0)
    expect(await page.getByRole('button', { name: /try again/i }).count()).toBe(0)
    expect(await page.getByText('AI can make mistakes').count()).toBe(0)
  })

  test('it cannot be reached in a conversation: the help does not wait for the network', async () => {
    const page = await finder.page(onDesk)
    await page.goto('/read/JHN/3')
    await page.locator('[data-opens-chat]').first().click()
    await page.route('**/api/chat', (route) => route.abort())
    await page.getByRole('textbox', { name: 'Your question' }).fill(SENTENCE)
    await page.keyboard.press('Enter')
    await help(page).getByRole('link', { name: '999' }).waitFor()
  })

  test('it cannot be reached from Home', async () => {
    const page = await finder.page(onPhone)
    await page.goto('/')
    await page.route('**/api/home', (route) => route.abort())
    await page.getByRole('searchbox').fill(SENTENCE)
    await page.keyboard.press('Enter')
    await help(page).getByRole('link', { name: '999' }).waitFor()
    expect(await page.getByText('You seem to be offline').count()).toBe(0)
    expect(await page.getByRole('region', { name: 'Example questions' }).count()).toBe(0)
    await expectAccessible(page)
  })

  test('without a network the service worker provides the help', async () => {
    const page = await finder.open('/', { context: { ...british, serviceWorkers: 'allow' } })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.context().setOffline(true)
    await page.getByRole('searchbox').fill(SENTENCE)
    await page.keyboard.press('Enter')
    await help(page).getByRole('link', { name: '116 123' }).waitFor()
  })

  test('it is not asked, because the visitor wants no AI', async () => {
    const page = await finder.page({ ...onDesk, stored: { no_ai: 'true' } })
    await page.goto('/')
    await page.getByRole('searchbox').fill(SENTENCE)
    await page.keyboard.press('Enter')
    await help(page).getByRole('link', { name: '116 123' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.getByRole('searchbox').fill('shepherd')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=shepherd')
    expect(await help(page).count()).toBe(0)
    await page.goto('/')
    await page.getByRole('searchbox').fill('My mother died')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=*')
    await help(page).waitFor()
  })
})

test('two lines of help appear above an ordinary answer, which keeps its follow-up questions; no hint appears', async () => {
  const page = await finder.page(onPhone)
  await page.goto('/read/PSA/23?verse=4&question=Who%20comforts%20me%3F')
  await page.waitForURL(/chatId=\d+/)
  const chips = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button')
  await chips.first().waitFor()
  const lines = {
    kind: 'grief',
    response: 'lines',
    language: 'en',
    country: 'GB',
    is_whole: false,
  } satisfies StoredCare
  const chatId = Number(new URL(page.url()).searchParams.get('chatId'))
  const answers = finder.database.db.updateTable('messages').set({ care: JSON.stringify(lines) })
  await answers.where('chat_id', '=', chatId).where('role', '=', 'assistant').execute()
  await page.reload()
  await help(page).getByText('I am sorry for your loss.').waitFor()
  expect(await help(page).locator('p').count()).toBe(2)
  const number = help(page).getByRole('link', { name: '0808 808 1677' })
  expect(await number.getAttribute('href')).toBe('tel:08088081677')
  expect((await number.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await chips.first().waitFor()
  await delay(HINTS_MS)
  expect(await page.getByRole('complementary', { name: 'Hint' }).count()).toBe(0)
  await expectAccessible(page)
})

test('a reader of such a conversation by its link sees the help, and no sharing', async () => {
  const { page } = await typed(finder, SENTENCE, onDesk)
  await page.waitForURL(/chatId=\d+/)
  const chatId = Number(new URL(page.url()).searchParams.get('chatId'))
  await finder.database.db.updateTable('chats').set({ is_public: true }).where('id', '=', chatId).execute()
  const other = await finder.page(onDesk)
  await other.goto(`/chat/${chatId}`)
  await help(other).getByRole('link', { name: '116 123' }).waitFor()
  expect(await other.getByRole('button', { name: /share/i }).count()).toBe(0)
  // its owner can still make it private
  await page.reload()
  await page.getByText('You have published this chat').waitFor()
  await page.getByRole('button', { name: 'Conversation menu' }).click()
  await page.getByRole('menuitem', { name: 'Make private' }).waitFor()
})
