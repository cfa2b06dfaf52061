/// <reference lib="dom" />
import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { createLog } from '../../shared/server/log.ts'
import { createRedis } from '../../shared/server/redis.ts'
import { keysHolding, tablesHolding } from '../helpers/answers/canary.ts'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { sharedStack } from '../helpers/browser/site.ts'

const stack = sharedStack({ env: { ENABLE_AUDIT: 'true' } })
beforeEach(() => stack.gemini.clear())

const ATTACHED = 'Maybe mahershalalhashbaz was afraid of his colleagues'
const KEPT = 'Only for me: zaphnathpaaneah'

async function writeNote(page: Page, verse: number, text: string) {
  await page.locator(`#v${verse}`).click()
  await page.getByRole('region', { name: 'Selected verses' }).getByRole('button', { name: 'Note' }).click()
  await page.getByRole('textbox', { name: 'Your note' }).fill(text)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.keyboard.press('Escape')
}

const field = (page: Page) => page.getByPlaceholder('Ask your own question...')
const attached = (page: Page) => page.getByRole('region', { name: 'Your note, sent with the question' })

async function pick(page: Page, text: string) {
  await page.getByRole('button', { name: 'Add one of your notes' }).click()
  const picker = page.getByRole('dialog', { name: 'Add one of your notes' })
  await picker.getByRole('button', { name: text }).waitFor()
  await expectAccessible(page)
  await picker.getByRole('button', { name: text }).click()
}

async function ask(page: Page, question: string) {
  const answers = page.getByRole('button', { name: 'Copy answer' })
  const before = await answers.count()
  stack.gemini.script(['text,say=Nicodemus came by night.'])
  await field(page).fill(question)
  await field(page).press('Enter')
  await answers.nth(before).waitFor()
}

test('only the note that its reader attaches leaves the browser, marked as their words, for this question', async () => {
  const page = await stack.open('/read/JHN/3', { size: 'phone' })
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await writeNote(page, 2, ATTACHED)
  await writeNote(page, 1, KEPT)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await pick(page, ATTACHED)
  await attached(page).getByText(ATTACHED).waitFor()
  await expectAccessible(page)
  expect(sent.join()).not.toContain('mahershalalhashbaz')
  await ask(page, 'Why did he come by night?')
  expect(await attached(page).count()).toBe(0)
  const prompts = JSON.stringify(stack.gemini.calls.map(({ body }) => body))
  expect(prompts).toContain(`The reader attached a note that they wrote themselves. It is not Scripture`)
  expect(prompts).toContain(`<note>\\n${ATTACHED}\\n</note>`)
  // the next question is sent without it
  stack.gemini.clear()
  await ask(page, 'And by day?')
  expect(JSON.stringify(stack.gemini.calls.at(-1)!.body)).not.toContain('mahershalalhashbaz')
  // the other note is nowhere
  const redis = createRedis(stack.redisUrl, 'worker', createLog('test', 'silent'), 'test')
  expect(sent.join()).not.toContain('zaphnathpaaneah')
  expect(prompts).not.toContain('zaphnathpaaneah')
  expect(await tablesHolding(stack.database.db, 'zaphnathpaaneah')).toEqual([])
  expect(await keysHolding(redis, 'zaphnathpaaneah')).toEqual([])
  expect((await tablesHolding(stack.database.db, 'mahershalalhashbaz')).sort()).toEqual(['audits', 'messages'])
  await redis.quit()
})

test('where no model answers, no note can be attached', async () => {
  const page = await stack.page()
  const add = page.getByRole('button', { name: 'Add one of your notes' })
  const withModel = async (has_model: boolean) => {
    await page.route('**/api/settings', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), has_model } })
    })
    await page.goto('/read/JHN/3')
    await page.locator('#v2').waitFor()
  }
  await withModel(true)
  await writeNote(page, 2, ATTACHED)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await add.waitFor()
  await withModel(false)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await field(page).waitFor()
  await add.waitFor({ state: 'detached' })
})

test('a note is shown in the direction of its own script, where it is chosen and where it is attached', async () => {
  const page = await stack.open('/read/JHN/3', { size: 'phone' })
  const written = 'שלום עולם'
  const isRtl = (element: Element) => element.matches(':dir(rtl)')
  await writeNote(page, 2, written)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByRole('button', { name: 'Add one of your notes' }).click()
  const offered = page.getByRole('dialog', { name: 'Add one of your notes' }).getByText(written)
  expect(await offered.evaluate(isRtl)).toBe(true)
  await offered.click()
  expect(await attached(page).getByText(written).evaluate(isRtl)).toBe(true)
})

test('a suggested question is asked without the attached note, which stays for the next one', async () => {
  const page = await stack.page()
  const suggestions = [{ question: 'Why does he come by night?', summary: 'Why by night' }]
  await page.route('**/suggestions*', (route) => route.fulfill({ json: { suggestions } }))
  await page.goto('/read/JHN/3')
  await writeNote(page, 2, ATTACHED)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await pick(page, ATTACHED)
  await page.getByRole('list', { name: 'Suggested questions' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Copy answer' }).waitFor()
  await attached(page).getByText(ATTACHED).waitFor()
  expect(JSON.stringify(stack.gemini.calls.map(({ body }) => body))).not.toContain('mahershalalhashbaz')
})

test('the chat shows the note to its owner only, an edited question keeps it, and it can be left out again', async () => {
  const page = await stack.open('/read/JHN/3')
  await writeNote(page, 2, ATTACHED)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await pick(page, ATTACHED)
  await attached(page).getByRole('button', { name: 'Do not send the note' }).click()
  await ask(page, 'Without a note?')
  expect(JSON.stringify(stack.gemini.calls.map(({ body }) => body))).not.toContain('mahershalalhashbaz')
  await pick(page, ATTACHED)
  await ask(page, 'With a note?')
  await page.getByText('With your note, which only you see here').click()
  await page.getByRole('log').getByText(ATTACHED).waitFor()
  const chatId = new URL(page.url()).searchParams.get('chatId')
  const read = (from: Page, path: string) =>
    from.evaluate(async (url) => {
      const id = localStorage.getItem('philip_user_id') ?? ''
      const answer = await fetch(url, { headers: id ? { 'X-User-ID': id } : {} })
      return answer.text()
    }, path)
  await stack.database.db.updateTable('chats').set({ is_public: true }).where('id', '=', Number(chatId)).execute()
  const reader = await stack.open(`/read/JHN/3?chatId=${chatId}`)
  await reader.getByText('With a note?').waitFor()
  const seen = await read(reader, `/api/chat/${chatId}`)
  expect(seen).toContain('With a note?')
  expect(seen).not.toContain('mahershalalhashbaz')
  expect(await read(page, '/api/user/export')).toContain('mahershalalhashbaz')
})

test('words of distress in the note get help without the server too, and the question is not kept', async () => {
  const page = await stack.open('/read/JHN/3', { size: 'phone' })
  await writeNote(page, 2, 'I want to kill myself tonight')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await pick(page, 'I want to kill myself tonight')
  await page.route('**/api/chat', (route) => route.abort())
  await field(page).fill('What does this verse mean?')
  await field(page).press('Enter')
  await page.getByRole('region', { name: 'Help' }).getByRole('link', { name: '988' }).first().waitFor()
  expect(await page.evaluate(() => localStorage.getItem('unsent') ?? '')).not.toContain('What does this verse mean?')
})

test('a note does not move to another conversation, and is not sent unseen below a reply to a visitor in danger', async () => {
  const page = await stack.page()
  await page.goto('/read/JHN/3')
  await writeNote(page, 2, ATTACHED)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await ask(page, 'Why did he come by night?')
  await page.getByRole('button', { name: 'Conversation menu' }).click()
  await page.getByRole('menuitem', { name: 'Start a new conversation' }).click()
  await pick(page, ATTACHED)
  await attached(page).waitFor()
  await page
    .getByRole('region', { name: 'Recent chats' })
    .getByRole('link', { name: /by night/ })
    .click()
  await page.getByRole('log').getByText('Nicodemus came by night.').waitFor()
  await attached(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Add one of your notes' }).waitFor()
  // the help arrives after another note was attached
  const helps = Promise.withResolvers<void>()
  await page.route('**/api/chat', async (route) => {
    await helps.promise
    await route.continue()
  })
  await field(page).fill('I want to kill myself')
  await field(page).press('Enter')
  await pick(page, ATTACHED)
  await attached(page).waitFor()
  helps.resolve()
  await page.getByRole('region', { name: 'Help' }).waitFor()
  await page.getByRole('button', { name: 'Send' }).waitFor()
  expect(await attached(page).count()).toBe(0)
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/chat')
  await field(page).fill('Are you there?')
  await field(page).press('Enter')
  expect((await sent).postDataJSON().note).toBeUndefined()
})
