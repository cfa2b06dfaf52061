import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page, Request } from 'playwright'
import { atLeast, atMost, type Row } from './row.ts'
import { waitForApp } from './wait-for-app.ts'

const QUESTIONS = join(import.meta.dirname, '../../../workers/eval/questions.txt')
/** Chromium slows a page's own thread, but no worker: the time of the worker is multiplied instead. */
const SLOWER = 4
const MOST_MS = 300
const TRIES = 3
const MARK = 'Answered on this device, without a network'

type Case = { book: string; chapter: string; question: string; acceptable: string[] }
type Answer = { ms: number; requests: number; quoted: string[]; isSealed: boolean }

/**
 * The ordinary questions of `npm run eval -- builtin`, asked in the chat with the network off after the World English
 * Bible was downloaded: how many answers quote an acceptable passage, the requests that were made, and the time of each.
 */
export async function offlineRows(browser: Browser, baseURL: string, tell: (line: string) => void): Promise<Row[]> {
  const context = await browser.newContext({ baseURL })
  context.setDefaultTimeout(180_000)
  try {
    await download(context)
    await context.setOffline(true)
    const page = await context.newPage()
    await page.goto('/read/JHN/3')
    await waitForApp(page)
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await page.getByText('This device answers, from the WEB').waitFor()
    await ask(page, { book: 'JHN', chapter: '3', question: 'Who was Nicodemus?', acceptable: [] })
    const cases = readCases()
    const answers: Answer[] = []
    for (const each of cases) {
      answers.push(await askedAgain(page, each))
      if (answers.length % 20 === 0) tell(`${answers.length} of ${cases.length}`)
    }
    const times = answers.map(({ ms }) => ms * SLOWER).sort((a, b) => a - b)
    const right = answers.filter(({ quoted }, i) => quoted.some((each) => isAcceptable(each, cases[i]!))).length
    return [
      atLeast(`offline: of ${cases.length} questions, answered with an acceptable passage`, right, 185),
      atMost('offline: answers without sealed words', answers.filter(({ isSealed }) => !isSealed).length, 0, ''),
      atMost(
        'offline: requests of these answers',
        answers.reduce((sum, { requests }) => sum + requests, 0),
        0,
        '',
      ),
      atMost(
        `offline: an answer, ${SLOWER} times slower, 95th percentile`,
        times[Math.floor(times.length * 0.95)]!,
        MOST_MS,
        'ms',
      ),
      atMost(`offline: an answer, ${SLOWER} times slower, the slowest`, times.at(-1)!, MOST_MS, 'ms'),
      ...sizes(),
    ]
  } finally {
    await context.close()
  }
}

/** Downloads the current translation, and gets it ready to answer questions. */
export async function download(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto('/read/JHN/3')
  await waitForApp(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (const path of ['/api/feature-flags', '/api/bibles'])
    await page.waitForFunction(async (url) => (await caches.match(url)) !== undefined, path)
  await page.goto('/settings')
  await waitForApp(page)
  await page.getByRole('button', { name: 'Download for offline reading' }).click()
  await page.getByText('Answers questions offline').waitFor()
  await page.close()
}

/** Asks a question of a chapter in a new conversation. */
async function ask(page: Page, { book, chapter, question }: Case): Promise<Answer> {
  // in the app, without loading the page
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, `/read/${book}/${chapter}`)
  await page.locator(`[data-book="${book}"][data-chapter="${chapter}"]`).first().waitFor()
  if ((await page.getByText(MARK).count()) > 0) {
    await page.getByRole('button', { name: 'Conversation menu' }).click()
    await page.getByRole('menuitem', { name: 'Start a new conversation' }).click()
    await page.getByText(MARK).waitFor({ state: 'detached' })
  }
  const field = page.getByLabel('Your question')
  await field.fill(question)
  // what the chapter loads is loaded
  await page.waitForLoadState('networkidle')
  let requests = 0
  // the app looks at these two lists again and again while it is offline
  const count = (request: Request) => /\/api\/(?:user|chats)$/.test(request.url()) || requests++
  page.on('request', count)
  await field.press('Enter')
  await page.getByText(MARK).waitFor()
  page.off('request', count)
  const seen = await page.evaluate(() => {
    const ms = performance.getEntriesByName('device answer').at(-1)!.duration
    const log = document.querySelector('[role=log]')!
    const quoted = [...log.querySelectorAll('blockquote a[href^="/read/"], blockquote + p a[href^="/read/"]')]
    const isSealed = log.querySelector('[data-verdict-sign="exact"]') !== null
    return { ms, quoted: quoted.map((link) => link.getAttribute('href') ?? ''), isSealed }
  })
  return { ...seen, requests }
}

/** The answer, with the best time of three: another program may have had the processor. */
async function askedAgain(page: Page, asked: Case): Promise<Answer> {
  let best = await ask(page, asked)
  for (let tries = 1; tries < TRIES && best.ms * SLOWER > MOST_MS; tries++) {
    const again = await ask(page, asked)
    best = { ...again, ms: Math.min(best.ms, again.ms), requests: best.requests + again.requests }
  }
  return best
}

function readCases(): Case[] {
  return readFileSync(QUESTIONS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [place = '', question = '', acceptable = ''] = line.split('|')
      const [book = '', chapter = ''] = place.split(' ')
      return { book, chapter, question, acceptable: acceptable.split(';') }
    })
}

/** Whether a link of an answer, such as `/read/JHN/3?verse=16-17`, leads to one of the passages, such as `JHN 3:1-21`. */
function isAcceptable(link: string, { acceptable }: Case): boolean {
  const [, book, chapter, from = 1, to = from === 1 ? 999 : from] =
    /^\/read\/(\w+)\/(\d+)(?:\?verse=(\d+)(?:-(\d+))?)?$/.exec(link) ?? []
  return acceptable.some((passage) => {
    const [, id, number, first, last = first] = /^(\w+) (\d+):(\d+)(?:-(\d+))?$/.exec(passage) ?? []
    return id === book && number === chapter && Number(first) <= Number(to) && Number(from) <= Number(last)
  })
}

/** What is downloaded besides the translation. */
function sizes(): Row[] {
  const folder = join(import.meta.dirname, '../../../dist/web/finder')
  const sizeOf = (ending: RegExp) =>
    readdirSync(folder)
      .filter((name) => ending.test(name))
      .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1e6
  return [
    atMost('offline: what answers, in brotli', sizeOf(/\.br$/), 3, 'MB', 2),
    atMost('offline: what answers, in gzip', sizeOf(/\.gz$/), 3, 'MB', 2),
    atMost('offline: what answers, not compressed', sizeOf(/\.(?:js|json|bin)$/), 7, 'MB', 2),
  ]
}
