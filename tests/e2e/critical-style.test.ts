/// <reference lib="dom" />
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { constants, gunzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { waitForApp } from '../../infra/measure/check-web/wait-for-app.ts'
import type { Size, Theme } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

type Shift = PerformanceEntry & { value: number; sources: { node?: Element }[] }

/** Records what moves without an act of the visitor. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push({ value, moved: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`) })
    }).observe({ type: 'layout-shift', buffered: true })
  })

type Moved = { value: number; moved: string[] }

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Moved[] }).shifts)

/** Delays the requests that a pattern matches until the returned function is called. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const places: [path: string, part: string][] = [
  ['/read/JHN/3', 'id="v16"'],
  ['/read/PSA/23', 'id="v6"'],
  ['/', '<form'],
]
const looks: [Size, Theme][] = [
  ['phone', 'light'],
  ['tablet', 'dark'],
  ['desk', 'parchment'],
  ['phone', 'parchmentDark'],
]

test.each(looks.flatMap((look) => places.map(([path, part]) => [path, ...look, part] as const)))(
  '%s looks the same before and after the style sheet arrives, on a %s in %s',
  async (path, size, theme, part) => {
    const page = await site.page({ size, theme })
    const releaseApp = await hold(page, /\/assets\/start-/)
    const releaseSheet = await hold(page, /\/assets\/sheet-.*\.css$/)
    await watchShifts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('[data-opening]').waitFor()
    await page
      .locator(part.replace(/^id="(\w+)"$/, '#$1').replace('<', ''))
      .first()
      .waitFor()
    const sheets = () => page.evaluate(() => [...document.styleSheets].filter(({ href }) => href).length)
    expect(await sheets()).toBe(0)
    // while the text arrives, the last word so far can move to the next line
    await page.locator('body > link[rel="stylesheet"]').waitFor({ state: 'attached' })
    await page.evaluate(() => (window as unknown as { shifts: Moved[] }).shifts.splice(0))
    const before = await page.screenshot()
    releaseSheet()
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href))
    const after = await page.screenshot()
    expect(after.equals(before)).toBe(true)
    const shifts = await shiftsOf(page)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.005)
    releaseApp()
    await waitForApp(page)
  },
)

test('the first 14 kB of a page show its text', async () => {
  for (const [path, part] of [...places, ['/read/PSA/119', 'id="v8"']] as const) {
    const body = await compressed(`${site.url}${path}`)
    const first = gunzipSync(body.subarray(0, 14_000), { finishFlush: constants.Z_SYNC_FLUSH }).toString()
    expect(first.includes(part), path).toBe(true)
    if (!path.endsWith('119')) expect(body.length, path).toBeLessThan(14_000)
  }
})

function compressed(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { Accept: 'text/html', 'Accept-Encoding': 'gzip' } }, (response) => {
      buffer(response).then(resolve, reject)
    }).on('error', reject)
  })
}

/** The fonts that the browser draws an element with. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

/** Resolves once the app has started what the first screen does not need, such as the watch for late fonts. */
async function waitForRest(page: Page): Promise<void> {
  const loaded = () =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => name.includes('/start-later'))
  const address = await (await page.waitForFunction(loaded)).jsonValue()
  // the app imported it before
  await page.evaluate((module) => import(module), address ?? '')
}

test('a font that arrives late does not move the text that is read, and is used for the next chapter', async () => {
  const page = await site.page({ size: 'phone' })
  const release = await hold(page, /\.woff2$/)
  // a page is complete with its fonts
  await page.goto('/read/JHN/3', { waitUntil: 'commit' })
  await waitForApp(page)
  expect((await fontsOf(page, '[data-verse="16"]')).join()).not.toContain('Literata')
  const arrived = page.waitForResponse(/literata-latin-wght-normal.*\.woff2$/)
  release()
  await (await arrived).finished()
  // the next chapter uses our fonts only if none of them is on its way
  await page.waitForFunction(() => [...document.fonts].every(({ status }) => status !== 'loading'))
  expect((await fontsOf(page, '[data-verse="16"]')).join()).not.toContain('Literata')
  await waitForRest(page)
  await page.keyboard.press('ArrowRight')
  await page.locator('[data-chapter="4"] #v16').waitFor()
  await expect
    .poll(async () => (await fontsOf(page, '[data-chapter="4"] [data-verse="16"]')).join())
    .toContain('Literata')
})

test('on a slow network the fonts are loaded after the app, and before it for the next page', async () => {
  const page = await site.page({ size: 'phone' })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const network = { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', network)
  // Chromium 150 forgets its estimate of the emulated network at the next address
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }))
  const files: string[] = []
  page.on('requestfinished', (request) => void files.push(new URL(request.url()).pathname))
  page.on('request', (request) => request.resourceType() === 'font' && void files.push('a font'))
  await page.goto('/read/JHN/3')
  await page.waitForFunction(() => document.documentElement.dataset.fonts === 'arrived')
  const parts = files.filter((path) => /\/assets\/(start|react|base)-/.test(path))
  expect(parts.length).toBeGreaterThanOrEqual(3)
  expect(files.slice(0, files.lastIndexOf(parts.at(-1)!))).not.toContain('a font')
  const isOurs = async () => (await fontsOf(page, '[data-verse="16"]')).join().includes('Literata')
  expect(await isOurs()).toBe(false)
  // on this network the list of chapters arrives late, and a key turns no page before
  await page.getByRole('navigation', { name: 'Chapters' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.locator('[data-chapter="4"] #v16').waitFor()
  await expect.poll(isOurs).toBe(true)
  expect(await page.locator('link[as="font"]').count()).toBe(0)
  await page.goto('/read/JHN/3', { waitUntil: 'commit' })
  await page.locator('[data-verse="16"]').waitFor()
  expect(await page.locator('link[as="font"]').count()).toBe(2)
})
