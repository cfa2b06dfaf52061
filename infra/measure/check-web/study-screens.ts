import type { Page } from 'playwright'
import type { Screen } from './screen.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const bar = (page: Page) => page.getByRole('region', { name: 'Selected verses' })

/** Selects a verse of the open chapter. */
async function select(page: Page, verse: number): Promise<void> {
  await page.locator('[data-chapter] .verse').first().waitFor()
  await page.locator(`#v${verse}`).click()
  await bar(page).getByRole('button', { name: 'Note' }).waitFor()
}

async function highlight(page: Page, verse: number, color: string): Promise<void> {
  await page.keyboard.press('Escape')
  await select(page, verse)
  await bar(page).getByRole('button', { name: color }).click()
  await page.locator(`mark.study`).first().waitFor()
}

const NOTE =
  'God loved **the world**, not a part of it. Compare [Romans 5](<Romans 5:8>), and read it with the story of the bronze serpent.'

async function write(page: Page, verse: number): Promise<void> {
  await page.keyboard.press('Escape')
  await select(page, verse)
  await bar(page).getByRole('button', { name: 'Note' }).click()
  await page.getByRole('textbox', { name: 'Your note' }).fill(NOTE)
  await page.getByLabel('Add a label').fill('grace')
  await page.keyboard.press('Enter')
}

/** A chapter with highlights in every colour, a note and a bookmark. */
async function studied(page: Page): Promise<void> {
  await highlight(page, 3, 'Gold, plain line')
  await highlight(page, 5, 'Green, dotted line')
  await highlight(page, 8, 'Blue, dashed line')
  await highlight(page, 14, 'Rose, wavy line')
  await highlight(page, 17, 'Violet, double line')
  await write(page, 16)
  await button(page, 'Done').click()
  await page.keyboard.press('Escape')
  await select(page, 18)
  await bar(page).getByRole('button', { name: 'Bookmark' }).click()
  await page.keyboard.press('Escape')
}

async function openSharing(page: Page, part?: string): Promise<void> {
  await select(page, 16)
  await button(page, /^More$/).click()
  await page.waitForFunction(() => document.querySelector('canvas')?.width === 1080)
  if (part) await page.getByRole('radio', { name: part }).check()
}

async function openLink(page: Page): Promise<void> {
  await button(page, 'Add a device').click()
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor()
}

async function openNotes(page: Page): Promise<void> {
  await studied(page)
  await page.goto('/notes')
  await page.getByText('God loved').first().waitFor()
}

const path = '/read/JHN/3'

/** What a reader keeps, follows and sends. */
export const studyScreens: Screen[] = [
  {
    ...{ name: 'highlights', path, isThemed: true },
    ready: (page) => studied(page).then(() => page.locator('#v8').scrollIntoViewIfNeeded()),
  },
  { name: 'note-editor', path, ready: (page) => write(page, 16), isThemed: true },
  {
    ...{ name: 'note', path, isThemed: true },
    ready: (page) => studied(page).then(() => button(page, 'A note on verse 16').click()),
  },
  { name: 'notes', path, ready: openNotes, isThemed: true },
  { name: 'notes-none', path: '/notes', ready: (page) => page.getByText('Select a verse in the reader').waitFor() },
  {
    ...{ name: 'related', path },
    ready: (page) =>
      select(page, 16)
        .then(() => button(page, 'Related').click())
        .then(() => page.getByRole('dialog').getByRole('link').first().waitFor()),
  },
  { name: 'share-picture', path, ready: (page) => openSharing(page), isThemed: true },
  { name: 'share-text', path, ready: (page) => openSharing(page, 'Text') },
  { name: 'share-handout', path, ready: (page) => openSharing(page, 'Handout') },
  { name: 'device-link', path: '/settings', ready: openLink, isThemed: true },
]
