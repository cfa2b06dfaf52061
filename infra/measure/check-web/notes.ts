import type { Browser, BrowserContext } from 'playwright'
import { books } from '#shared/bible/books.ts'
import { median } from '../bench/table.ts'
import { fromTap, tap } from './from-tap.ts'
import { atMost, type Row } from './row.ts'
import { sizes } from './screen.ts'
import { waitForApp } from './wait-for-app.ts'

const NOTES = 5000
const SLOWER = 4
const LOOKS = 5

/** How long My Notes takes to open with 5,000 notes, on a phone whose processor is slowed four times: a median. */
export async function notesRows(browser: Browser, baseURL: string, tell: (line: string) => void): Promise<Row[]> {
  const context = await browser.newContext({ baseURL, viewport: sizes.phone, hasTouch: true, isMobile: true })
  context.setDefaultTimeout(60_000)
  try {
    await importNotes(context)
    const looks: number[] = []
    while (looks.length < LOOKS) {
      looks.push(await openNotes(context))
      tell(`My Notes with ${NOTES.toLocaleString('en')} notes: ${Math.round(looks.at(-1)!)} ms`)
    }
    return [atMost(`slow phone: My Notes with ${NOTES.toLocaleString('en')} notes after`, median(looks), 300, 'ms')]
  } finally {
    await context.close()
  }
}

/** Imports a file of notes, as its visitor would, and lets the app merge what it has stored. */
async function importNotes(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto('/notes')
  await waitForApp(page)
  const file = { name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(notes())) }
  await page.getByLabel('File to import').setInputFiles(file)
  await page.getByText(`${NOTES.toLocaleString('en')} entries added`).waitFor()
  for (const _ of ['merges the records', 'has them merged']) {
    await page.reload()
    await page.getByText(`${NOTES.toLocaleString('en')} entries`, { exact: true }).waitFor()
    await page.waitForTimeout(SETTLED_MS)
  }
  await page.close()
}

/** Longer than the app waits before it merges its records. */
const SETTLED_MS = 5000

/** From the tap in the menu of a page that has opened no notes until the first of them is shown. */
async function openNotes(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  await page.goto('/')
  await waitForApp(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'My Notes' }).waitFor()
  await page.waitForLoadState('networkidle')
  const [ms] = await Promise.all([fromTap(page, 'main ol > li a'), tap(page, 'nav a[href="/notes"]')])
  await page.close()
  return ms
}

function notes() {
  const ids = books.filter(({ testament }) => testament !== 'DC').map(({ id }) => id)
  const words = 'What this passage says, and what it asks of those who read it today. '
  return Array.from({ length: NOTES }, (_, index) => ({
    id: `note-${String(index).padStart(8, '0')}`,
    kind: 'note',
    at: { edition: 'eng-web', book: ids[(index * 7) % ids.length], chapter: 1, verses: [1 + (index % 10)] },
    quote: '',
    labels: index % 4 === 0 ? ['study'] : [],
    made: 1.7e12 + index,
    edited: 1.7e12 + index,
    text: `Note ${index}. ${words.repeat(1 + (index % 5))}`,
  }))
}
