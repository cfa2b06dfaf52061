/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectAccessible, type OpenOptions } from '../helpers/browser/browser.ts'
import { deviceVoice, type Voice } from '../helpers/browser/device-voice.ts'
import { focusWindow, releaseBuild, reloadOnFocus, staysOld } from '../helpers/browser/next-build.ts'
import { planScreens, shortSteps } from '../helpers/browser/plan-screens.ts'

const { open: openPage, plan, db } = planScreens()

/** A page on a device that can speak, and its voice. */
async function open(path: string, options?: OpenOptions): Promise<{ page: Page; voice: Voice }> {
  const page = await openPage('/', options)
  const voice = await deviceVoice(page)
  await page.goto(path)
  await page.locator('.verse').first().waitFor()
  return { page, voice }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Listening' })
const listen = (page: Page) => button(page, 'Listen to this chapter').click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const lit = (page: Page) =>
  page
    .locator('.verse[data-spoken]')
    .evaluateAll((spans) => [...new Set(spans.map((span) => Number((span as HTMLElement).dataset.verse)))])

/** The stored words of a passage, verse by verse. */
async function stored(page: Page, ref: string): Promise<string[]> {
  const answer = await page.request.get(`/api/bible/eng-web/passage?ref=${encodeURIComponent(ref)}`)
  const { passages } = (await answer.json()) as { passages: { verses: { text: string }[] }[] }
  return passages.flatMap(({ verses }) => verses.map(({ text }) => text.trim()))
}

test('without a voice for the language nothing offers to read aloud', async () => {
  const page = await openPage('/read/PSA/117')
  await page.locator('.verse').first().waitFor()
  await page.getByRole('button', { name: 'Verse 1' }).click()
  await button(page, 'Compare').waitFor()
  expect(await page.getByRole('button', { name: /Listen/ }).count()).toBe(0)
})

test('a chapter is read verse by verse, as it is stored, without numbers and notes; its verse is lit', async () => {
  const { page, voice } = await open('/read/PSA/117')
  await listen(page)
  const verses = await stored(page, 'Psalm 117')
  for (const [index, verse] of verses.entries()) {
    expect(await voice.heard()).toBe(verse)
    await expect.poll(() => lit(page)).toEqual([index + 1])
    await bar(page)
      .getByText(`Psalm 117:${index + 1}`)
      .waitFor()
    await voice.finish()
  }
  await heading(page, 'Psalm 118')
  expect(await voice.heard()).toBe((await stored(page, 'Psalm 118:1'))[0])
})

test('every verse of a chapter with notes, poetry and words of Jesus is read as it is stored', async () => {
  const { page, voice } = await open('/read/JHN/3')
  await listen(page)
  for (const verse of await stored(page, 'John 3')) {
    expect(await voice.heard()).toBe(verse)
    await voice.finish()
  }
})

test('a reload for a new build waits until the voice pauses, also while verses are selected', async () => {
  const { page, voice } = await open('/read/PSA/23')
  await listen(page)
  await voice.heard()
  await releaseBuild(page)
  await focusWindow(page)
  expect(await staysOld(page)).toBe(true)
  await button(page, 'Verse 2').click()
  await bar(page).waitFor({ state: 'detached' })
  await focusWindow(page)
  expect(await staysOld(page)).toBe(true)
  await page.keyboard.press('Escape')
  await button(page, 'Pause').click()
  await reloadOnFocus(page)
})

test('pause, play, and the verse before and after', async () => {
  const { page, voice } = await open('/read/PSA/23')
  const verses = await stored(page, 'Psalm 23')
  await listen(page)
  expect(await voice.heard()).toBe(verses[0])
  await button(page, 'Next verse').click()
  expect(await voice.heard()).toBe(verses[1])
  await button(page, 'Pause').click()
  expect(await voice.isSilent()).toBe(true)
  await button(page, 'Play').click()
  expect(await voice.heard()).toBe(verses[1])
  await button(page, 'Previous verse').click()
  expect(await voice.heard()).toBe(verses[0])
  await button(page, 'Stop listening').click()
  expect(await voice.isSilent()).toBe(true)
  expect(await lit(page)).toEqual([])
  await button(page, 'Listen to this chapter').waitFor()
})

test('reading aloud begins at a selected verse, and no longer selects it', async () => {
  const { page, voice } = await open('/read/PSA/23', { size: 'phone' })
  await page.getByRole('button', { name: 'Verse 4' }).click()
  await button(page, 'Listen').click()
  expect(await voice.heard()).toBe((await stored(page, 'Psalm 23:4'))[0])
  expect(await page.locator('.verse[data-selected]').count()).toBe(0)
})

test('the word that the voice reports is lit', async () => {
  const { page, voice } = await open('/read/PSA/117')
  await listen(page)
  const verse = await voice.heard()
  await voice.reachWord(verse.indexOf('nations'))
  const word = () =>
    page.evaluate(() => [...(CSS.highlights.get('spoken-word') ?? [])].map((range) => (range as Range).toString()))
  expect(await word()).toEqual(['nations'])
  await voice.finish()
  await expect.poll(word).toEqual([])
})

test('no voice is heard after the reader has left', async () => {
  const { page, voice } = await open('/read/PSA/117')
  await listen(page)
  await voice.heard()
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await page.waitForURL('**/search')
  await expect.poll(() => voice.isSilent()).toBe(true)
})

test('a chapter that the reader opens waits for them', async () => {
  const { page, voice } = await open('/read/PSA/117')
  await listen(page)
  await voice.heard()
  await page.getByRole('link', { name: 'Next Psalm 118' }).click()
  await heading(page, 'Psalm 118')
  await bar(page).getByText('Psalm 118:1').waitFor()
  expect(await voice.isSilent()).toBe(true)
  await button(page, 'Play').click()
  expect(await voice.heard()).toBe((await stored(page, 'Psalm 118:1'))[0])
})

test('a voice that fails stops at its verse, and can be started again', async () => {
  const { page, voice } = await open('/read/PSA/117')
  await listen(page)
  const verse = await voice.heard()
  await voice.fail()
  await button(page, 'Play').click()
  expect(await voice.heard()).toBe(verse)
})

describe('voice and speed', () => {
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Voice and speed' })

  test('are chosen, apply at once, and are kept', async () => {
    const { page, voice } = await open('/read/PSA/117')
    await listen(page)
    await expect.poll(() => voice.settings()).toEqual({ voice: 'Near', rate: 1 })
    await button(page, 'Voice and speed').click()
    await sheet(page).getByRole('radio', { name: '1.5×' }).click()
    await sheet(page).getByLabel('Voice').selectOption({ label: 'Far' })
    expect(await sheet(page).getByLabel('Voice').locator('option').allTextContents()).toEqual(['Near', 'Far'])
    await expect.poll(() => voice.settings()).toEqual({ voice: 'Far', rate: 1.5 })
    await page.reload()
    await listen(page)
    await expect.poll(() => voice.settings()).toEqual({ voice: 'Far', rate: 1.5 })
  })

  test('reading ends with the chapter if the reader wants that', async () => {
    const { page, voice } = await open('/read/PSA/117')
    await listen(page)
    await button(page, 'Voice and speed').click()
    await sheet(page).getByLabel('Stop reading').selectOption('chapter')
    await page.keyboard.press('Escape')
    for (const verse of await stored(page, 'Psalm 117')) {
      expect(await voice.heard()).toBe(verse)
      await voice.finish()
    }
    await button(page, 'Play').waitFor()
    expect(await voice.isSilent()).toBe(true)
    await heading(page, 'Psalm 117')
  })

  test('reading ends after the verse that is read when the time is over', async () => {
    const { page, voice } = await open('/read/PSA/119')
    await page.clock.install()
    await listen(page)
    await button(page, 'Voice and speed').click()
    await sheet(page).getByLabel('Stop reading').selectOption('10')
    await page.keyboard.press('Escape')
    await voice.heard()
    await page.clock.fastForward(10 * 60_000)
    expect(await voice.isSilent()).toBe(false)
    await voice.finish()
    await button(page, 'Play').waitFor()
    expect(await voice.isSilent()).toBe(true)
  })
})

test('in a plan only its verses are read, and a step that was heard is done', async () => {
  const { page, voice } = await open('/read/PSA/117')
  const { planId, stepIds } = await plan(shortSteps, { name: 'Heard' })
  await page.goto(`/reading-plans/${planId}`)
  await button(page, 'Start').click()
  await page.waitForURL(`**/read/JHN/3?plan=${planId}&step=${stepIds[0]}`)
  await page.locator('.verse[data-planned]').first().waitFor()
  await listen(page)
  for (const verse of await stored(page, 'John 3:1-21')) {
    expect(await voice.heard()).toBe(verse)
    await voice.finish()
  }
  await page.waitForURL(`**/read/PSA/117?plan=${planId}&step=${stepIds[1]}`)
  const done = () => db().selectFrom('step_progress').select('step_id').where('plan_id', '=', planId).execute()
  await expect.poll(done).toEqual([{ step_id: stepIds[0] }])
  expect(await voice.heard()).toBe((await stored(page, 'Psalm 117:1'))[0])
})

describe('in a plan', () => {
  /** Opens the first step of a plan that is followed, and begins to listen at a verse. */
  async function listenFrom(verse: number): Promise<{ page: Page; voice: Voice; done: () => Promise<unknown> }> {
    const { page, voice } = await open('/read/PSA/117')
    const { planId, stepIds } = await plan(shortSteps, { name: `From ${verse}` })
    await page.goto(`/reading-plans/${planId}`)
    await button(page, 'Start').click()
    await page.waitForURL(`**/read/JHN/3?plan=${planId}&step=${stepIds[0]}`)
    await page.locator('.verse[data-planned]').first().waitFor()
    await page.locator(`#v${verse}`).click()
    await button(page, 'Listen').click()
    const done = () => db().selectFrom('step_progress').select('step_id').where('plan_id', '=', planId).execute()
    return { page, voice, done }
  }

  test('from a verse that it does not assign, the chapter is read on', async () => {
    const { page, voice } = await listenFrom(30)
    for (const verse of await stored(page, 'John 3:30-32')) {
      expect(await voice.heard()).toBe(verse)
      await voice.finish()
    }
  })

  test('a step that was heard only from its last verse is not done', async () => {
    const { page, voice, done } = await listenFrom(21)
    expect(await voice.heard()).toBe((await stored(page, 'John 3:21'))[0])
    // in a hidden page no time counts, so the step is not read by eye
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await button(page, 'Voice and speed').click()
    await page.getByLabel('Stop reading').selectOption('chapter')
    await page.keyboard.press('Escape')
    const marked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') marked.push(new URL(request.url()).pathname)
    })
    await voice.finish()
    await button(page, 'Play').waitFor()
    expect(marked).toEqual([])
    expect(await done()).toEqual([])
  })
})

test.each(['phone', 'desk'] as const)('the bar and its sheet are accessible, on a %s', async (size) => {
  const { page } = await open('/read/JHN/3', { size })
  await listen(page)
  await bar(page).waitFor()
  await expectAccessible(page)
  await button(page, 'Voice and speed').click()
  await page.getByRole('dialog', { name: 'Voice and speed' }).waitFor()
  await expectAccessible(page)
})
