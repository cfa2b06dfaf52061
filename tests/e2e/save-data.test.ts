import { expect, test } from 'vitest'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()

/** What a reader's browser loads besides scripts and styles, until nothing more is loaded. */
async function loaded(extraHTTPHeaders: Record<string, string>): Promise<string[]> {
  const page = await site.page({ context: { extraHTTPHeaders } })
  const paths: string[] = []
  page.on('request', (request) => void paths.push(new URL(request.url()).pathname))
  await page.goto('/read/JHN/3')
  await page.mouse.wheel(0, 200)
  await page.waitForLoadState('networkidle')
  return paths.filter((path) => /\.woff2$|\/chapters\/[24]$/.test(path))
}

test('a visitor who saves data loads no fonts, and no chapter ahead', async () => {
  const usual = await loaded({})
  expect(usual.filter((path) => path.endsWith('.woff2')).length).toBeGreaterThan(0)
  expect(usual.filter((path) => path.includes('/chapters/')).length).toBe(2)
  expect(await loaded({ 'Save-Data': 'on' })).toEqual([])
})
