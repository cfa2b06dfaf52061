import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../../infra/run/start-browser.ts'
import { expectAccessible, openPage, type Size, type Theme } from '../helpers/browser/browser.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'
import { startApiProcess, type TestApiProcess } from '../helpers/stack/processes.ts'

const secret = 'a-secret-of-operators'
let database: TestDatabase
let api: TestApiProcess
let browser: Browser

beforeAll(async () => {
  database = await createTestDatabase()
  await database.db
    .insertInto('work_item')
    .values({
      kind: 'plan-generation',
      entity_id: '1',
      state: 'failed',
      error_code: 'worker_crash',
      runs: 3,
      deadline_at: new Date(),
      finished_at: new Date(),
    })
    .execute()
  api = await startApiProcess({ databaseUrl: database.url, env: { OPERATORS_SECRET: secret } })
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  await api?.end('SIGKILL')
  await database.drop()
})

const open = async (size: Size, theme: Theme = 'light') => {
  const context = { httpCredentials: { username: 'ruth', password: secret } }
  const page = await openPage(browser, `http://127.0.0.1:${api.adminPort}`, { size, theme, context })
  await page.goto('/operations')
  return page
}

test.each([
  ['phone', 'light'],
  ['phone', 'dark'],
  ['desk', 'light'],
] as const)('on a %s in %s nothing overflows, and it is readable and accessible', async (size, theme) => {
  const page = await open(size, theme)
  await page.getByRole('heading', { name: 'Failed work' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await expectAccessible(page)
})

test('buttons work without a script, and report what they did', async () => {
  const page = await open('phone')
  const row = page.getByRole('row', { name: /suggestion-precompute/ })
  await row.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('status').getByText('suggestion-precompute is paused.').waitFor()
  await row.getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('status').getByText('suggestion-precompute is resumed.').waitFor()
  await page.getByLabel('Address, or number of a conversation').fill('12345')
  await page.getByRole('button', { name: 'Take down' }).click()
  await page.getByRole('status').getByText('Nothing to apply this to.').waitFor()
  await page.getByText('ruth: pause').first().waitFor()
})
