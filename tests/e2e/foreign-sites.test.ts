import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBrowser } from '../../infra/run/start-browser.ts'
import { builtWeb } from '../helpers/browser/web.ts'
import { startApi, type TestApi } from '../helpers/client/api.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/db/database.ts'

let database: TestDatabase
let api: TestApi
let browser: Browser
let foreign: Server
let site: string
const web = builtWeb()
const question = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: 'Whose money is this?' }

beforeAll(async () => {
  database = await createTestDatabase({ texts: true })
  api = await startApi({ databaseUrl: database.url, ...web })
  browser = await startBrowser()
  foreign = createServer((_req, res) => res.setHeader('Content-Type', 'text/html').end('<!doctype html><body>'))
  foreign.listen(0, '127.0.0.1')
  await once(foreign, 'listening')
  // another name for this machine, which browsers treat as another site
  site = `http://localhost:${(foreign.address() as AddressInfo).port}`
})

afterAll(async () => {
  await browser.close()
  foreign.close()
  await api.stop()
  await database.drop()
  web.remove()
})

beforeEach(async () => {
  await database.db.deleteFrom('visitors').execute()
})

const written = async () => {
  const chats = await database.db.selectFrom('chats').select('id').execute()
  const work = await database.db.selectFrom('work_item').select('id').execute()
  return chats.length + work.length
}

async function onForeignSite<Given, Result>(act: (given: Given) => Result, given: Given) {
  const page = await browser.newPage()
  await page.goto(site)
  const result = await page.evaluate(act as never, given).catch((error: Error) => error.message)
  await page.close()
  return result
}

const target = () => ({ url: `${api.url}/api/chat`, body: JSON.stringify(question) })

test('a page of another site cannot ask with fetch in a reader’s browser', async () => {
  await onForeignSite(({ url, body }) => fetch(url, { method: 'POST', mode: 'no-cors', body }).then(() => {}), target())
  const json = { 'Content-Type': 'application/json' }
  const failed = await onForeignSite(
    ({ url, body, headers }) => fetch(url, { method: 'POST', body, headers }).then((answer) => answer.status),
    { ...target(), headers: json },
  )
  expect(failed).toMatch(/Failed to fetch/)
  expect(await written()).toBe(0)
})

test('nor with a beacon', async () => {
  const sent = await onForeignSite(({ url, body }) => navigator.sendBeacon(url, body), target())
  expect(sent).toBe(true)
  expect((await api.get('/healthz')).status).toBe(200)
  expect(await written()).toBe(0)
})

test('nor with a form', async () => {
  const page = await browser.newPage()
  await page.goto(site)
  await page.setContent(
    `<form method="post" enctype="text/plain" action="${api.url}/api/chat">
      <input name='{"bible_id":"eng-web","bookId":"JHN","chapter":3,"prompt":"' value='Whose money is this?"}'><button>Go</button>
    </form>`,
  )
  const answered = page.waitForResponse((response) => response.url() === `${api.url}/api/chat`)
  await page.getByRole('button', { name: 'Go' }).click()
  expect((await answered).status()).toBe(403)
  await page.close()
  expect(await written()).toBe(0)
})

test('nor read the API’s responses', async () => {
  const read = await onForeignSite((url) => fetch(url).then((answer) => answer.text()), `${api.url}/api/user`)
  expect(read).toMatch(/Failed to fetch/)
})

test('nor show our pages in a frame', async () => {
  const page = await browser.newPage()
  await page.goto(site)
  await page.setContent(`<iframe src="${api.url}/"></iframe>`)
  const frame = page.frames()[1]!
  await frame.waitForLoadState().catch(() => {})
  expect(await frame.locator('#root').count()).toBe(0)
  await page.close()
})

test('a chapter that is opened by its URL runs no script in our origin', async () => {
  const page = await browser.newPage()
  await page.goto(`${api.url}/api/bible/eng-web/book/JHN/chapters/3`)
  expect(await page.locator('section.chapter').count()).toBe(1)
  // the sandbox gives it an opaque origin without access to our storage
  const storage = await page.evaluate(() => localStorage.length).catch((error: Error) => error.message)
  expect(storage).toMatch(/sandboxed|denied/i)
  await page.close()
})
