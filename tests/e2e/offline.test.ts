/// <reference lib="dom" />
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, type OpenOptions } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

/** A page whose service worker is in control and has received what was loaded before. */
async function open(path: string, options: OpenOptions = {}): Promise<Page> {
  const page = await site.open(path, {
    ...options,
    context: { serviceWorkers: 'allow' },
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}

const isStored = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, path), { timeout: 40_000 })
    .toBe(true)

const chapter = (book: string, number: number) => `/api/bible/eng-web/book/${book}/chapters/${number}`
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

test('a chapter that was read once opens offline', async () => {
  const page = await open('/read/JHN/3')
  await isStored(page, chapter('JHN', 3))
  await isStored(page, '/api/bible/eng-web/toc')
  await isStored(page, '/api/bibles')
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText('For God so loved the world').first().waitFor()
  await page.getByText('You are offline.').waitFor()
  await page.getByRole('button', { name: 'John 3' }).waitFor()
  await expectAccessible(page)
})

test('screens that were never opened open offline too', async () => {
  const page = await open('/')
  await isStored(page, '/api/bibles')
  await page.context().setOffline(true)
  await page.goto('/search')
  await page.getByRole('heading', { name: 'Search the Bible' }).waitFor()
  await page.goto('/my-profile')
  await page.getByRole('heading', { name: 'My Profile' }).waitFor()
  // an address that ends like that of a file
  await page.goto('/search?q=John+3.16')
  await page.getByRole('heading', { name: 'Search the Bible' }).waitFor()
})

test('offline the search uses the chapter list, and the chat says what it cannot do', async () => {
  const page = await open('/read/JHN/3')
  await isStored(page, '/api/bible/eng-web/toc')
  await isStored(page, chapter('JHN', 3))
  await page.context().setOffline(true)
  await page.goto('/search?q=habakkuk')
  await page.getByRole('region', { name: 'Chapters' }).getByRole('link', { name: 'Habakkuk 3' }).waitFor()
  await expectAccessible(page)
  await page.goto('/search?q=John+3:16')
  await page.getByRole('region', { name: 'Chapters' }).getByRole('link', { name: 'John 3' }).click()
  await page.waitForURL('**/read/JHN/3?verse=16')
  await page.getByText('For God so loved the world').first().waitFor()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  const panel = page.getByRole('complementary', { name: 'Chat' })
  await panel.getByText('Your question will be sent when you’re back online').waitFor()
  const words = panel.getByRole('textbox', { name: 'Your question' })
  await words.fill('What is eternal life?')
  await page.context().setOffline(false)
  await panel.getByText('Your question will be sent when you’re back online').waitFor({ state: 'detached' })
  expect(await words.inputValue()).toBe('What is eternal life?')
})

/** A browser that always reports being online, as behind a captive portal. */
const believing = async (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true })
    for (const name of ['online', 'offline']) addEventListener(name, (event) => event.stopImmediatePropagation(), true)
  })

test('a network without internet is detected by failed requests, after a reload and in an open page, until it works again', async () => {
  const page = await open('/read/JHN/3')
  await isStored(page, chapter('JHN', 3))
  await isStored(page, '/api/bible/eng-web/toc')
  await believing(page)
  await page.context().setOffline(true)
  await page.reload()
  const notice = page.getByText('You are offline. Chapters you have read')
  await notice.waitFor()
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await page.getByText('For God so loved the world').first().waitFor()
  await page.context().setOffline(false)
  await notice.waitFor({ state: 'detached' })

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  const panel = page.getByRole('complementary', { name: 'Chat' })
  await panel.getByRole('textbox', { name: 'Your question' }).fill('Is anybody there?')
  await panel.getByRole('button', { name: 'Send' }).click()
  await panel.getByText('You’re offline. Your question is saved').waitFor()
  // it is said once
  await panel.getByText('You’re offline').nth(1).waitFor({ state: 'detached' })
  await notice.waitFor()
  await page.context().setOffline(false)
  await notice.waitFor({ state: 'detached' })
})

test('an error of the server is not offline', async () => {
  const page = await open('/')
  await page.evaluate(() => {
    const real = window.fetch
    const broken = { status: 503, headers: { 'Content-Type': 'application/problem+json' } }
    const problem = JSON.stringify({ status: 503, error: 'unavailable', detail: 'Try again shortly.' })
    window.fetch = async (input, init) =>
      String(input) === '/api/user/plans' ? new Response(problem, broken) : real(input, init)
  })
  await menu(page).getByRole('link', { name: 'Reading Plans' }).click()
  await page.getByText('Your plans could not be loaded: Try again shortly.').waitFor()
  expect(await page.getByText('You are offline').count()).toBe(0)
})

test('offline, opened plans still open, and no screen shows the browser’s error text', {
  timeout: 180_000,
}, async () => {
  const page = await open('/reading-plans')
  await page.getByRole('button', { name: 'Add The Gospel of Mark in a week' }).click()
  const mine = page.getByRole('list', { name: 'My plans' })
  await mine.getByRole('link', { name: 'The Gospel of Mark in a week' }).click()
  await page.getByRole('heading', { name: 'The Gospel of Mark in a week', level: 1 }).waitFor()
  const plan = new URL(page.url()).pathname
  await isStored(page, '/api/bible/eng-web/toc')
  await isStored(page, '/api/feature-flags')
  await page.waitForFunction((path) => {
    const kept = (of: string) => localStorage.getItem(`kept:/api${of}`)?.includes('The Gospel of Mark in a week')
    return kept('/user/plans') && kept(path)
  }, plan)
  await page.context().setOffline(true)
  await page.goto('/reading-plans')
  await page.getByText('You are offline. Plans you have opened are kept.').waitFor()
  await mine.getByText('The Gospel of Mark in a week').waitFor()
  await expectAccessible(page)
  await page.goto(plan)
  await page.getByRole('heading', { name: 'The Gospel of Mark in a week', level: 1 }).waitFor()
  for (const path of [
    ...['/', '/read/ROM/8', '/search?q=water', '/reading-plans/discover', '/reading-plans/999', '/my-profile'],
    ...['/chat/1', '/trust', '/instructions', '/about', '/audit/1'],
  ]) {
    await page.goto(path)
    await page.getByText('You are offline.').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByText(/fail(ed)? to fetch|networkerror|unexpected token/i).count(), path).toBe(0)
  }
  await page.goto('/reading-plans')
  await page.evaluate(() => localStorage.removeItem('kept:/api/user/plans'))
  await page.reload()
  await page.getByRole('alert').getByText('Your plans appear here when you’re back online.').waitFor()
  await page.context().setOffline(false)
  await page.getByText('You are offline.').first().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Leave plan The Gospel of Mark in a week' }).click()
  await mine.waitFor({ state: 'detached' })
})

test('the service worker never stores anything about a visitor', async () => {
  const page = await open('/read/JHN/3')
  await page.reload()
  await menu(page).waitFor()
  await isStored(page, chapter('JHN', 3))
  await page.evaluate(async () => {
    const id = localStorage.getItem('philip_user_id') ?? ''
    for (const path of ['/api/user', '/api/chats', '/api/user/export', '/api/users/onboarding_hints', '/api/bibles'])
      await (await fetch(path, { headers: { 'X-User-ID': id } })).text()
  })
  const kept = await page.evaluate(async () => {
    const found: { path: string; caching: string; id: string | null }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const { headers } = (await cache.match(request))!
        found.push({
          path: new URL(request.url).pathname,
          caching: headers.get('Cache-Control') ?? '',
          id: headers.get('X-User-ID') ?? request.headers.get('X-User-ID'),
        })
      }
    }
    return found
  })
  expect(kept.length).toBeGreaterThan(20)
  expect(kept.filter(({ id, caching }) => id !== null || /no-store|private/.test(caching))).toEqual([])
  expect(kept.filter(({ path }) => /^\/api\/(?:user|chat|home|reading-plans)/.test(path))).toEqual([])
})

/** Lets a page fetch some chapters and delays the others until `release` is called in it. */
const holdChapters = (page: Page, free: number) =>
  page.evaluate((limit) => {
    const real = window.fetch
    const { promise, resolve } = Promise.withResolvers<void>()
    let passed = 0
    Object.assign(window, { release: resolve })
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.url.includes('/chapters/') && ++passed > limit)
        await Promise.race([promise, new Promise((stop) => input.signal.addEventListener('abort', stop))])
      return real(input, init)
    }
  }, free)

const main = (page: Page) => page.getByRole('main')
const openSettings = (page: Page) => menu(page).getByRole('link', { name: 'Settings' }).click()

test('a translation is downloaded with progress, all 1,189 chapters, and can be removed', {
  timeout: 150_000,
}, async () => {
  const page = await open('/read/JHN/3', { stored: { translation_id: 'eng-kjv' } })
  await openSettings(page)
  await holdChapters(page, 40)
  await main(page).getByRole('button', { name: 'Download for offline reading' }).click()
  await main(page).getByText('40 of 1,189 chapters').waitFor()
  await main(page).getByRole('progressbar', { name: 'Downloading KJV' }).waitFor()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Stop' }).click()
  await main(page).getByText('40 of 1,189 chapters').waitFor()
  await main(page).getByRole('button', { name: 'Resume download' }).click()
  await page.evaluate(() => (window as unknown as { release: () => void }).release())
  await main(page).locator('p', { hasText: 'Available offline' }).waitFor({ timeout: 100_000 })

  await page.context().setOffline(true)
  await page.goto('/read/HAB/3')
  await page
    .getByText(/I will rejoice in/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: /Habakkuk 2/ }).click()
  await page.getByText('the just shall live by his faith').first().waitFor()
  await page.context().setOffline(false)
  await openSettings(page)
  await main(page).getByRole('button', { name: 'Remove' }).click()
  await main(page).getByRole('button', { name: 'Download for offline reading' }).waitFor()
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('kept-'))).toEqual([])
})

/** Puts all chapters of the default translation into its cache, without their words, as of the present import. */
const keepWithoutWords = (page: Page) =>
  page.evaluate(async () => {
    const get = (path: string) => fetch(path)
    const cache = await caches.open('kept-eng-web')
    await cache.put('/api/bibles/eng-web/manifest', await get('/api/bibles/eng-web/manifest'))
    const { books } = await (await get('/api/bible/eng-web/toc')).json()
    for (const { id, chapter_count } of books)
      for (let i = 1; i <= chapter_count; i++)
        await cache.put(`/api/bible/eng-web/book/${id}/chapters/${i}`, new Response(''))
  })

test('a translation that is removed while it gets ready to answer is gone, and nothing is reported', async () => {
  const page = await open('/read/JHN/3')
  await keepWithoutWords(page)
  await page.evaluate(() => {
    window.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    } as unknown as typeof Worker
  })
  await openSettings(page)
  await main(page).getByRole('button', { name: 'Answer questions offline' }).click()
  await main(page).getByText('Getting ready to answer questions…').waitFor()
  await main(page).getByRole('button', { name: 'Remove' }).click()
  await main(page).getByRole('button', { name: 'Download for offline reading' }).waitFor()
  expect(await main(page).getByRole('alert').count()).toBe(0)
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('kept-'))).toEqual([])
})

test('a kept chapter gets the words of a new import when another one is read', async () => {
  const page = await open('/read/JHN/3')
  const [jude, john] = [chapter('JUD', 1), chapter('JHN', 4)]
  await page.evaluate(async (path) => {
    const cache = await caches.open('kept-eng-web')
    await cache.put(path, new Response('Old words', { headers: { ETag: '"old"' } }))
  }, jude)
  await page.evaluate((path) => fetch(path).then((response) => response.text()), john)
  const words = () =>
    page.evaluate(async (path) => (await (await caches.open('kept-eng-web')).match(path))?.text(), jude)
  await expect.poll(words).toContain('data-book="JUD"')
})

test('a device without free space says so, and nothing is lost', async () => {
  const page = await open('/read/JHN/3')
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({ quota: 1000, usage: 900 })
  })
  await openSettings(page)
  await main(page).getByRole('button', { name: 'Download for offline reading' }).click()
  await main(page).getByRole('alert').filter({ hasText: 'Not enough space on this device.' }).waitFor()
  await main(page).getByRole('button', { name: 'Download for offline reading' }).waitFor()
})
