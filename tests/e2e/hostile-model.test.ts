import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../../infra/run/start-browser.ts'
import { hostileContents } from '../../workers/eval/hostile-contents.ts'
import { insertConversation } from '../helpers/client/conversation.ts'
import { insertVisitor } from '../helpers/db/visitor.ts'
import { response, textPart } from '../helpers/model/shapes.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

/*
 * Two hundred hostile answers, whole and cut at every tenth character, in a real Chromium: none of their scripts runs,
 * no request goes to the server that they name, and the page's own policy reports nothing.
 */

const CUT_EVERY = 10
const IN_A_CHAT = 60

let stack: Stack
let browser: Browser
let sink: Server
let asked: string[]

beforeAll(async () => {
  asked = []
  sink = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end()
  }).listen(0, '127.0.0.1')
  stack = await startStack()
  browser = await startBrowser()
})
afterAll(async () => {
  await browser.close()
  await stack.stop()
  sink.close()
})

/** A page that counts what must never happen. */
async function openCounted(): Promise<{ page: Page; ran: () => Promise<number>; reports: string[] }> {
  const context = await browser.newContext({ baseURL: stack.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('csp-report')) reports.push(request.postData() ?? '')
  })
  page.on('console', (message) => {
    if (/Content.Security.Policy|TrustedHTML|Trusted Type/i.test(message.text())) reports.push(message.text())
  })
  page.on('pageerror', (error) => reports.push(error.message))
  page.on('dialog', (dialog) => {
    reports.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    Object.assign(window, { ran: 0 })
    window.alert = () => {
      Object.assign(window, { ran: (window as unknown as { ran: number }).ran + 1 })
    }
  })
  return { page, ran: () => page.evaluate(() => (window as unknown as { ran: number }).ran), reports }
}

test('two hundred hostile answers, whole and cut, run nothing and ask nothing', { timeout: 240_000 }, async () => {
  const { port } = sink.address() as AddressInfo
  const whole = hostileContents(`http://127.0.0.1:${port}`)
  const cut = whole.flatMap((text) =>
    Array.from({ length: Math.floor((text.length - 1) / CUT_EVERY) }, (_, i) => text.slice(0, (i + 1) * CUT_EVERY)),
  )
  expect(whole.length).toBeGreaterThanOrEqual(200)
  const contents = [...whole, ...cut]
  const { page, ran, reports } = await openCounted()
  await page.goto('/read/JHN/3')
  await page.locator('#v16').waitFor()
  const { db } = stack.database
  const owner = await insertVisitor(db)
  for (let i = 0; i < contents.length; i += IN_A_CHAT) {
    const some = contents.slice(i, i + IN_A_CHAT)
    const { chatId, answerId } = await insertConversation(db, owner, { isPublic: true })
    const message = { chat_id: chatId, role: 'assistant' as const, status: 'complete' as const, bible_id: 'eng-web' }
    await db.deleteFrom('messages').where('id', '=', answerId).execute()
    await db
      .insertInto('messages')
      .values(some.map((content) => ({ ...message, content: content.replaceAll('\0', ''), book: 'JHN', chapter: 3 })))
      .execute()
    await page.goto(`/read/JHN/3?chatId=${chatId}`)
    await page
      .getByRole('button', { name: 'Copy answer' })
      .nth(some.length - 1)
      .waitFor()
    expect(await ran()).toBe(0)
    // nothing in an answer may navigate away, load or send anything
    const log = page.getByRole('log')
    expect(await log.locator('script, img, iframe, object, embed, form, style, link, meta, svg[onload]').count()).toBe(
      0,
    )
    // the note below the answers has links of the product's own
    const leads = await log
      .locator('a:not([data-note] a)')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(leads.filter((to) => !/^\/read\/[A-Z0-9]{3}\/\d+/.test(to))).toEqual([])
  }
  expect(reports).toEqual([])
  expect(asked).toEqual([])
  await page.context().close()
})

test('a hostile answer that streams does no more', async () => {
  const { port } = sink.address() as AddressInfo
  const { page, ran, reports } = await openCounted()
  const whole = hostileContents(`http://127.0.0.1:${port}`)
  await page.goto('/read/JHN/3')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  for (const [index, text] of whole.filter((_, i) => i % 16 === 0).entries()) {
    stack.gemini.script([async ({ reply }) => reply.frame(response([textPart(text)], 'STOP'))])
    await page.getByLabel('Your question').fill(`What of number ${index}?`)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Copy answer' }).nth(index).waitFor()
  }
  expect(await ran()).toBe(0)
  expect(reports).toEqual([])
  expect(asked).toEqual([])
  await page.context().close()
})
