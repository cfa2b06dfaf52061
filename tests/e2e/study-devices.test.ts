/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { tablesHolding } from '../helpers/answers/canary.ts'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'

const site = sharedSite()
const { open } = site

const ONLINE_MS = 2000
const AFTER_OFFLINE_MS = 5000

async function note(page: Page, verse: number, text: string) {
  await page.locator(`#v${verse}`).click()
  const bar = page.getByRole('region', { name: 'Selected verses' })
  await bar.getByRole('button', { name: 'Note' }).click()
  await page.getByRole('textbox', { name: 'Your note' }).fill(text)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.keyboard.press('Escape')
}

async function makeLink(page: Page): Promise<string> {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Add a device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a device' })
  await dialog.getByRole('img', { name: 'QR code of the link' }).waitFor()
  return dialog.getByLabel('Link for the other device').inputValue()
}

async function addDevice(link: string, page: Page) {
  await page.goto(link)
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await page.getByRole('button', { name: 'Add this device' }).click()
}

/** Two browsers of one visitor, both with John 3 open. */
async function twoDevices() {
  const first = await open('/read/JHN/3')
  await note(first, 1, 'Written before')
  const second = await open('/read/JHN/3', { size: 'phone' })
  await note(second, 2, 'Written on the phone')
  await addDevice(await makeLink(first), second)
  await second.getByText('Written before').waitFor()
  await second.getByText('Written on the phone').waitFor()
  await first.goto('/read/JHN/3')
  await first.getByRole('button', { name: 'A note on verse 2' }).waitFor()
  await second.goto('/notes')
  await second.getByText('Written before').waitFor()
  return { first, second }
}

/** How many ms until a text appears. */
async function appears(page: Page, text: string): Promise<number> {
  const startedAt = performance.now()
  await page.getByText(text).first().waitFor()
  return performance.now() - startedAt
}

describe('two browsers side by side', () => {
  test('a note appears on the other within two seconds, and after time offline within five', async () => {
    const { first, second } = await twoDevices()
    await note(first, 16, 'Seen at once')
    expect(await appears(second, 'Seen at once')).toBeLessThan(ONLINE_MS)
    await first.context().setOffline(true)
    await note(first, 17, 'Written without a network')
    await note(first, 18, 'And another')
    expect(await second.getByText('Written without a network').count()).toBe(0)
    await first.context().setOffline(false)
    expect(await appears(second, 'And another')).toBeLessThan(AFTER_OFFLINE_MS)
    expect(await appears(second, 'Written without a network')).toBeLessThan(AFTER_OFFLINE_MS)
    expect(await tablesHolding(site.database.db, 'Written without')).toEqual([])
  })

  test('after an hour without a network the other device shows the notes within five seconds', async () => {
    const { first, second } = await twoDevices()
    // loads the code for writing one
    await note(first, 16, 'Seen before the hour')
    await appears(second, 'Seen before the hour')
    await first.clock.install()
    await first.context().setOffline(true)
    await note(first, 17, 'Written at the beginning of the hour')
    await first.clock.fastForward('01:00:00')
    await note(first, 18, 'Written at its end')
    await first.context().setOffline(false)
    expect(await appears(second, 'Written at its end')).toBeLessThan(AFTER_OFFLINE_MS)
    expect(await appears(second, 'Written at the beginning of the hour')).toBeLessThan(AFTER_OFFLINE_MS)
  })

  test('a device that is unlinked keeps nothing, and the other one keeps everything', async () => {
    const { first, second } = await twoDevices()
    await second.goto('/settings')
    await second.getByText('2 devices').first().waitFor()
    await second.getByRole('button', { name: 'Unlink this device' }).click()
    await second.getByRole('button', { name: 'Unlink', exact: true }).click()
    await second.getByText('This device was unlinked.').waitFor()
    expect(await second.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
    await second.goto('/notes')
    await second.getByText('Select a verse in the reader').waitFor()
    await first.goto('/notes')
    await first.getByText('Written on the phone').waitFor()
  })
})

test('a link works once, and one that is closed, used or cut gets a clear message', async () => {
  const first = await open('/read/JHN/3')
  const link = await makeLink(first)
  await expectAccessible(first)
  const [second, third] = [await open('/'), await open('/')]
  await addDevice(link, second)
  await second.waitForURL('**/notes')
  await first.getByRole('dialog').getByText('Your other device has been added.').waitFor()
  expect(await first.getByRole('img', { name: 'QR code of the link' }).count()).toBe(0)
  await addDevice(link, third)
  await third.getByText('This link was already used').waitFor()
  await expectAccessible(third)
  await first.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const closed = await makeLink(first)
  await first.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await third.goto('/')
  await expect
    .poll(async () => {
      await third.goto(closed)
      await third.getByRole('button', { name: 'Add this device' }).click()
      return third.getByRole('alert').textContent()
    })
    .toContain('expired')
  await third.goto('/')
  await third.goto(`${closed.slice(0, -3)}`)
  await third.getByText('This link is not complete').waitFor()
})

test('a link that is opened where another one failed takes its place, and leaves the address', async () => {
  const first = await open('/read/JHN/3')
  await note(first, 16, 'Seen after the second link')
  const used = await makeLink(first)
  const [second, third] = [await open('/'), await open('/')]
  await addDevice(used, second)
  await second.waitForURL('**/notes')
  await addDevice(used, third)
  await third.getByText('This link was already used').waitFor()
  await third.goto(`${used.slice(0, -3)}`)
  await third.getByText('This link is not complete').waitFor()
  await first.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const fresh = await makeLink(first)
  await third.goto(fresh)
  await third.getByRole('button', { name: 'Add this device' }).waitFor()
  expect(await third.getByRole('alert').count()).toBe(0)
  await addDevice(fresh, third)
  await third.getByText('Seen after the second link').waitFor()
})

test('Delete my data erases the notes here and on the server', async () => {
  const documents = () => site.database.db.selectFrom('study_documents').select('visitor_id').execute()
  const before = await documents()
  const { first, second } = await twoDevices()
  expect(await documents()).not.toEqual(before)
  await first.goto('/settings')
  await first.getByRole('button', { name: 'Delete my data' }).click()
  await first.getByText('The notes on the other devices that you linked stay there.').waitFor()
  await first.getByRole('button', { name: 'Delete everything' }).click()
  await first.getByText('All your data has been deleted.').waitFor()
  expect(await first.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  expect(await documents()).toEqual(before)
  await second.goto('/settings')
  await second.getByText('Your data was deleted from another device').waitFor()
})

test('Delete my data in one tab empties My Notes in another', async () => {
  const page = await open('/read/JHN/3')
  await note(page, 16, 'Erased everywhere')
  await page.goto('/notes')
  await page.getByText('Erased everywhere').waitFor()
  await page.getByRole('button', { name: 'Markdown' }).waitFor()
  const other = await page.context().newPage()
  await other.goto('/settings')
  await other.getByRole('button', { name: 'Delete my data' }).click()
  await other.getByRole('button', { name: 'Delete everything' }).click()
  await other.getByText('All your data has been deleted.').waitFor()
  await page.getByText('Select a verse in the reader').waitFor()
  expect(await page.getByText('Erased everywhere').count()).toBe(0)
})
