/// <reference lib="dom" />
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBrowser } from '../../infra/run/start-browser.ts'
import { openPage } from '../helpers/browser/browser.ts'
import { button } from '../helpers/browser/plan-controls.ts'
import { sharedStack } from '../helpers/browser/site.ts'

/** The name of another machine of a local network, for the browser. */
const NAME = 'church-pc.local'

const stack = sharedStack({ env: { APEX_HOST: NAME } })
let browser: Browser

beforeAll(async () => {
  browser = await startBrowser([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`])
})
afterAll(() => browser.close())
beforeEach(() => stack.gemini.clear())

const address = () => `http://${NAME}:${stack.api.port}`

/** A new visitor's page, which browsers do not count as secure. */
async function open(path: string): Promise<Page> {
  const page = await openPage(browser, address(), { context: { locale: 'en-GB' } })
  await page.goto(path)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  return page
}

async function openChat(): Promise<Page> {
  const page = await open('/read/JHN/3')
  await button(page, 'Ask').click()
  return page
}

const field = (page: Page) => page.getByPlaceholder('Ask your own question...')

/** What the clipboard contains, pasted into the question. */
async function pasted(page: Page): Promise<string> {
  await field(page).fill('')
  await field(page).press('ControlOrMeta+V')
  return field(page).inputValue()
}

test('a question in the reader gets its answer, can be edited and asked again, and shared', async () => {
  stack.gemini.script(['text,say=Nicodemus came by night.', 'text,say=He was a ruler.'])
  const page = await openChat()
  await field(page).fill('Who came?')
  await field(page).press('Enter')
  await page.getByRole('log').getByText('Nicodemus came by night.').waitFor()
  await button(page, 'Copy answer').waitFor()
  await button(page, 'Edit and ask again').click()
  const edited = page.getByRole('textbox', { name: 'Edit your question' })
  await edited.fill('Who was he?')
  await edited.press('Enter')
  await page.getByRole('log').getByText('He was a ruler.').waitFor()
  await button(page, 'Share conversation').click()
  await page.getByText('Link copied').waitFor()
  expect(await pasted(page)).toBe(`${address()}/chat/${new URL(page.url()).searchParams.get('chatId')}`)
})

test('a person in danger gets help, in the reader and on Home', async () => {
  stack.gemini.script(['text,say=You are not alone.', 'text,say=You are not alone.'])
  const help = (page: Page) => page.getByRole('region', { name: 'Help' }).getByRole('link', { name: '116 123' })
  const page = await openChat()
  await field(page).fill('I want to kill myself')
  await field(page).press('Enter')
  await help(page).waitFor()
  const home = await open('/')
  await home.getByRole('searchbox').fill('I want to kill myself')
  await home.getByRole('searchbox').press('Enter')
  await help(home).waitFor()
})

test('selected verses, their link and their text in a sheet can be copied', async () => {
  const page = await openChat()
  const bar = page.getByRole('region', { name: 'Selected verses' })
  await button(page, 'Verse 16').click()
  await bar.getByRole('button', { name: 'Copy' }).click()
  await bar.getByText('Copied').waitFor()
  expect(await pasted(page)).toMatch(/^For God so loved the world, .*\n— John 3:16 \(WEB\)$/)
  await bar.getByRole('button', { name: 'Share' }).click()
  await bar.getByText('Link copied').waitFor()
  expect(await pasted(page)).toBe(`${address()}/read/JHN/3?verse=16`)
  // a dialog makes the rest of the page inert
  await bar.getByRole('button', { name: 'More', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Share John 3:16' })
  await sheet.getByRole('radio', { name: 'Text' }).check()
  await sheet.getByRole('radio', { name: 'Markdown' }).check()
  await sheet.getByRole('button', { name: 'Copy text' }).click()
  await sheet.getByText('Copied').waitFor()
  await page.keyboard.press('Escape')
  expect(await pasted(page)).toMatch(/^> For God so loved the world/)
})

test('the settings say that notes stay on this device, and do not offer to download a translation', async () => {
  const page = await open('/settings')
  await page.getByText('This page was not loaded securely, so notes stay on this device only.').waitFor()
  expect(await page.getByText(/offline/i).count()).toBe(0)
})
