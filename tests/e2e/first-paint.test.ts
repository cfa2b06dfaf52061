/// <reference lib="dom" />
import { expect, test } from 'vitest'
import { openHeld, places, sumOfShifts } from '../helpers/browser/held-page.ts'
import { sharedSite } from '../helpers/browser/site.ts'
import { insertConversation } from '../helpers/client/conversation.ts'
import { insertVisitor } from '../helpers/db/visitor.ts'

const site = sharedSite()

/** Another visitor's published conversation about John 3; returns its id. */
async function publishedChat(): Promise<number> {
  const { db } = site.database
  const owner = await insertVisitor(db)
  return (await insertConversation(db, owner, { isPublic: true, words: 'Who came by night?' })).chatId
}

test('a chapter is read without JavaScript', async () => {
  const page = await (await site.browser.newContext({ baseURL: site.url, javaScriptEnabled: false })).newPage()
  await page.goto('/read/JHN/3')
  await page.getByText('For God so loved the world').first().waitFor()
  await page.getByRole('heading', { name: 'John 3' }).waitFor()
  await page.context().close()
})

test.each([
  ['/read/JHN/3', 'phone'],
  ['/read/JHN/3', 'desk'],
  ['/read/PSA/23', 'phone'],
  ['/', 'phone'],
  ['/', 'desk'],
] as const)(
  '%s on a %s is painted before the app runs, and nothing moves when the app takes over',
  async (path, size) => {
    const { page, start } = await openHeld(site, path, { size })
    const before = await places(page)
    expect(before.length).toBeGreaterThan(2)
    await start()
    expect(await places(page)).toEqual(before)
    // content that loads later must not move what is being read
    const [foot, cards] = [page.getByText('Copyright Notices'), page.getByRole('navigation', { name: 'Chapters' })]
    await (path === '/' ? foot : cards).waitFor()
    expect(await places(page)).toEqual(before)
    expect(await sumOfShifts(page)).toBeLessThan(0.02)
  },
)

test.each(['/read/JHN/3', '/'])('%s asks for the scripts of the app once it is painted', async (path) => {
  const page = await site.page({ size: 'phone' })
  // the app's patience with a page that is never painted ends sooner on a busy machine
  await page.addInitScript(() => {
    const begin = setTimeout.bind(window)
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => begin(run, ms < 100 ? ms : ms + 30_000) })
  })
  await page.goto(path)
  const asked = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]!.startTime
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /(?:react|base|start)-[\w-]{8}\.js$/.test(name))
    return scripts.map(({ startTime }) => startTime - painted)
  })
  expect(asked.length).toBeGreaterThanOrEqual(3)
  expect(Math.min(...asked)).toBeGreaterThan(0)
})

test.each<[string, Record<string, string>]>([
  ['closed menu', { sidebar_open: 'false' }],
  ['immersive mode', { reader_mode: 'immersive' }],
  ['larger letters in narrow lines', { reader_text_size: '150', reader_line_width: 'narrow' }],
])('nothing moves with a reader’s own settings: %s', async (_name, stored) => {
  const { page, start } = await openHeld(site, '/read/JHN/3', { stored })
  const before = await places(page)
  await start()
  expect(await places(page)).toEqual(before)
})

test('nothing moves with the commentary on: its space is reserved before the app runs', async () => {
  const { page, start } = await openHeld(site, '/read/JHN/3', { stored: { commentary: 'mhc' } })
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), commentary: 'mhc' } })
  })
  const before = await places(page)
  await start()
  expect(await places(page)).toEqual(before)
  await page.getByRole('complementary', { name: 'Commentary' }).getByRole('heading', { level: 3 }).first().waitFor()
  expect(await places(page)).toEqual(before)
  // remove routes first: a call in flight when the page closes would fail
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a reader of another translation never sees the text of the default one', async () => {
  const { page, start } = await openHeld(site, '/read/JHN/3', { stored: { translation_id: 'eng-kjv' } })
  await page.getByText('Loading chapter...').waitFor()
  expect(await page.locator('#chapter').isVisible()).toBe(false)
  await start()
  await page.getByText('his only begotten Son').first().waitFor()
  expect(await page.getByText('his only born Son').count()).toBe(0)
})

test.each(['phone', 'desk'] as const)(
  'the page of a published chat shows its chapter, and opens as the reader with the chat, on a %s',
  async (size) => {
    const chatId = await publishedChat()
    const { page, start } = await openHeld(site, `/chat/${chatId}`, { size })
    expect(await page.locator('#chapter').isVisible()).toBe(true)
    const before = await places(page)
    // what each drawing shows of the conversation, from the first without the opening to the first with the answer
    const drawn = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen: string[] = []
          const watch = new MutationObserver(() => {
            if (document.querySelector('[data-opening]')) return
            const place = document.querySelector('[aria-label="Chat"]:is(aside, dialog[open])')
            const text = place?.textContent ?? 'no place for it'
            if (text !== seen.at(-1)) seen.push(text)
            if (!place?.querySelector('[role="log"]')) return
            watch.disconnect()
            resolve(seen)
          })
          watch.observe(document, { childList: true, subtree: true, attributes: true })
        }),
    )
    await start()
    const earlier = (await drawn).slice(0, -1)
    const last = (await drawn).at(-1)
    // a sheet opens after the first paint, and is filled once it is open
    expect(earlier).toEqual(size === 'phone' ? ['no place for it', ''] : [])
    // nothing that is above the answer may be added later
    for (const text of ['Who came by night?', 'This chat was shared by someone else.']) expect(last).toContain(text)
    expect(new URL(page.url()).search).toContain(`chatId=${chatId}`)
    expect(new URL(page.url()).pathname).toBe('/read/JHN/3')
    await page.getByText('This chat was shared by someone else.').waitFor()
    if (size === 'desk') expect((await places(page)).slice(0, before.length)).toEqual(before)
    expect(await sumOfShifts(page)).toBeLessThan(0.005)
  },
)

test('on a desk the chapter of a published chat has its width before the rest of the page has arrived', async () => {
  const chatId = await publishedChat()
  const page = await site.page({ size: 'desk' })
  await page.route('**/assets/**', (route) => route.abort())
  const widthOf = async () => {
    await page.goto(`/chat/${chatId}`, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.readyState !== 'loading')
    return (await page.locator('article').boundingBox())!.width
  }
  const whole = await widthOf()
  await page.route(`**/chat/${chatId}`, async (route) => {
    const response = await route.fetch()
    const [begun] = (await response.text()).split('</article>')
    await route.fulfill({ response, body: begun })
  })
  expect(await widthOf()).toBe(whole)
})

test('on a desk a reader who wants no AI sees the chapter of a published chat without room for the conversation', async () => {
  const { page, start } = await openHeld(site, `/chat/${await publishedChat()}`, {
    size: 'desk',
    stored: { no_ai: 'true' },
  })
  const before = await places(page)
  await start()
  expect(await places(page)).toEqual(before)
  expect(await sumOfShifts(page)).toBeLessThan(0.005)
})

test('a visitor who wants no AI is never asked for a question', async () => {
  const { page, start } = await openHeld(site, '/', { stored: { no_ai: 'true' } })
  expect(await page.locator('form').isVisible()).toBe(false)
  await start()
  await page.getByPlaceholder('Search for words or enter a passage').waitFor()
})

test('additions of a URL to a chapter are waited for, and the page for other URLs contains no screen', async () => {
  const pageOf = async (path: string) =>
    (await fetch(`${site.url}${path}`, { headers: { Accept: 'text/html' } })).text()
  for (const query of ['chatId=1', 'question=why', 'plan=1&step=1', 'with=eng-kjv']) {
    const html = await pageOf(`/read/JHN/3?${query}`)
    expect(html, query).toContain('<template id="chapter"')
    expect(html, query).toContain('<div id="root"></div>')
  }
  expect(await pageOf('/?notfound=1')).toContain('<div id="root"></div>')
  // the service worker serves it when offline
  expect(await pageOf('/offline')).toContain('<div id="root"></div>')
})

test.each(['phone', 'desk'] as const)(
  'words typed into Home’s box before the app runs stay in it, on a %s',
  async (size) => {
    const { page, start } = await openHeld(site, '/', { size })
    await page.getByRole('searchbox').fill('Who was Nicod')
    await start()
    const box = page.getByRole('searchbox')
    expect(await box.inputValue()).toBe('Who was Nicod')
    await page.keyboard.type('emus?')
    expect(await box.inputValue()).toBe('Who was Nicodemus?')
  },
)

test('a passage that was sent before the app runs opens as soon as it does', async () => {
  const { page, start } = await openHeld(site, '/')
  await page.getByRole('searchbox').fill('Psalm 23')
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).pathname).toBe('/')
  await start()
  await page.waitForURL('**/read/PSA/23')
})

test('a box that was not used is empty and has no focus', async () => {
  const { page, start } = await openHeld(site, '/')
  await start()
  const box = page.getByRole('searchbox')
  expect(await box.inputValue()).toBe('')
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(false)
})
