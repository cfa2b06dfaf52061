/// <reference lib="dom" />
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible, type OpenOptions } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite({ texts: false })

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
} as const

async function open(path: string, device: keyof typeof agents | null, options: OpenOptions = {}): Promise<Page> {
  const touch = device && { userAgent: agents[device], hasTouch: true, isMobile: true }
  return site.open(path, {
    size: device === 'ipad' ? 'tablet' : device ? 'phone' : 'desk',
    ...options,
    context: { ...touch, ...options.context },
  })
}

const offer = (page: Page) =>
  page.evaluate(() =>
    dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => ({ outcome: 'accepted' }),
      }),
    ),
  )

test.each([
  ['ipad', 'Install on your iPad'],
  ['android', 'Install on your Phone'],
  ['iphone', 'Install on your iPhone'],
] as const)('on an %s the title is “%s”, and the subtitle says to follow the steps above', async (device, title) => {
  const page = await open('/install', device)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByText('Follow the steps above for one-tap access.').waitFor()
  expect(await page.getByRole('listitem').filter({ hasText: 'Tap “' }).count()).toBeGreaterThan(0)
  await expectAccessible(page)
})

test('the demo animation can be paused, and does not run with reduced motion', async () => {
  const page = await open('/install', 'iphone')
  await page.locator('svg[data-paused="false"]').waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.locator('svg[data-paused="true"]').waitFor()
  await page.getByRole('button', { name: 'Play' }).waitFor()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Play' }).waitFor({ state: 'hidden' })
})

test('the page and its menu entry exist only when installing is possible', async () => {
  const page = await open('/install', null)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await offer(page)
  await page.getByRole('heading', { name: 'Install on your iPhone' }).waitFor()
  await page.getByRole('button', { name: 'Install now' }).click()
  await page.getByRole('button', { name: 'Install now' }).waitFor({ state: 'detached' })
})

test('the menu offers Install as an App to an installable app on a touch device only', async () => {
  const entry = (page: Page) =>
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Install as an App' })
  const phone = await open('/search', 'iphone')
  await phone.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await entry(phone).click()
  await phone.getByRole('heading', { name: 'Install on your iPhone' }).waitFor()
  const desk = await open('/search', null)
  await offer(desk)
  await desk.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About Philip' }).waitFor()
  expect(await entry(desk).count()).toBe(0)
})

test('the manifest names the app and existing icons', async () => {
  const origin = site.url
  const answer = await fetch(`${origin}/manifest.webmanifest`)
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Philip', display: 'standalone', start_url: '/', scope: '/' })
  const sizes = manifest.icons.map(({ sizes }: { sizes: string }) => sizes)
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(origin + src)
    expect([icon.status, icon.headers.get('content-type')?.split(';')[0]]).toEqual([200, type])
  }
})
