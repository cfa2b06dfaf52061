import type { Browser, Page } from 'playwright'
import { startBrowser } from '../../run/start-browser.ts'
import { residentMemory } from '../bench/resident-memory.ts'
import { openServices } from '../bench/services.ts'
import { median } from '../bench/table.ts'
import { fromTap, tap } from './from-tap.ts'
import { addTranslations } from './many-translations.ts'
import { atMost, type Row } from './row.ts'
import { sizes } from './screen.ts'
import { waitForApp } from './wait-for-app.ts'

const TRANSLATIONS = 200
const LOOKS = 9

/**
 * With 200 translations: how long the API takes to start, how long the picker of a phone takes to open and to filter
 * (medians), and how much memory an API uses after a chapter and a search in each of them.
 */
export async function pickerRows(tell: (line: string) => void): Promise<Row[]> {
  const services = await openServices()
  try {
    const remove = await addTranslations(services.databaseUrl, TRANSLATIONS)
    try {
      const begun = performance.now()
      const api = await services.start('api/main.ts', { LLM_PROVIDER: 'builtin' })
      const started = (performance.now() - begun) / 1000
      const before = await residentMemory(api.pid)
      const browser = await startBrowser()
      const [open, filter] = await looks(browser, api.url, tell).finally(() => browser.close())
      for (let n = 1; n <= TRANSLATIONS; n++) {
        for (const path of ['book/RUT/chapters/2', 'search?q=Boaz']) {
          const { status } = await fetch(`${api.url}/api/bible/many-${n}/${path}`)
          if (status !== 200) throw new Error(`${path} of translation ${n}: ${status}`)
        }
      }
      return [
        atMost(`start of the API with ${TRANSLATIONS} translations more, after`, started, 10, 's', 1),
        atMost('picker of a phone, opened after', open, 100, 'ms'),
        atMost('picker of a phone, filtered after', filter, 100, 'ms'),
        atMost(
          `memory of the API after a chapter and a search in each (${Math.round(before)} MB at first)`,
          await residentMemory(api.pid),
          900,
          'MB',
        ),
      ]
    } finally {
      await remove()
    }
  } finally {
    await services.close()
  }
}

async function looks(browser: Browser, baseURL: string, tell: (line: string) => void): Promise<[number, number]> {
  const page = await browser.newPage({ baseURL, viewport: sizes.phone, hasTouch: true, isMobile: true })
  const [opened, filtered]: number[][] = [[], []]
  await page.goto('/read/JHN/3')
  await waitForApp(page)
  const picker = 'header button[aria-label^="Translation"]'
  for (let look = 0; look <= LOOKS; look++) {
    const [ms] = await Promise.all([fromTap(page, 'dialog li'), tap(page, picker)])
    const typed = await timeToFilter(page)
    tell(`picker: opened after ${Math.round(ms)} ms, filtered after ${Math.round(typed)} ms`)
    // the first one loads its code
    if (look > 0) {
      opened!.push(ms)
      filtered!.push(typed)
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.locator('dialog').waitFor({ state: 'detached' })
  }
  return [median(opened!), median(filtered!)]
}

/** From a letter in the field until the list has only what it finds. */
async function timeToFilter(page: Page): Promise<number> {
  const filtered = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const look = (begun: number) =>
          document.querySelectorAll('dialog li').length < 30
            ? requestAnimationFrame((now) => done(now - begun))
            : requestAnimationFrame(() => look(begun))
        addEventListener('input', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
      }),
  )
  await page.getByRole('searchbox', { name: 'Find a translation or language' }).fill('swahili')
  return filtered
}
