/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { themes } from '../../infra/measure/check-web/screens.ts'
import { verdictSays } from '../helpers/answers/verdict-answers.ts'
import { expectAccessible, type OpenOptions, type Theme } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'
import { storeAnswers } from '../helpers/db/stored-answers.ts'

const site = sharedSite()

const stored = new Map<string, ReturnType<typeof storeAnswers>>()

/** Opens a conversation with these answers in a new page; it is stored once. */
async function opened(says: readonly string[], options: OpenOptions = {}) {
  const key = says.join('\n\n')
  const storing =
    stored.get(key) ??
    storeAnswers(
      site.database.db,
      says.map((each) => ({ says: each })),
    )
  stored.set(key, storing)
  const conversation = await storing
  const page = await site.page(options)
  await page.goto(`/read/JHN/3?chatId=${conversation.chatId}`)
  await page
    .getByRole('button', { name: 'Copy answer' })
    .nth(says.length - 1)
    .waitFor()
  return { page, log: page.getByRole('log'), ...conversation }
}

const kinds = Object.keys(verdictSays) as (keyof typeof verdictSays)[]
const says = Object.values(verdictSays)
const verdictOf = (kind: string) => (kind === 'teacher' ? 'exact' : kind)

/** The same sentence in every kind of block that an answer can contain. */
const inBlocks = (sentence: string) =>
  [
    sentence,
    `- One item.\n- ${sentence}`,
    `| One | Two |\n| --- | --- |\n| Here | ${sentence} |`,
    `### ${sentence}`,
  ].join('\n\n')

/** A page's signs: their shape or text, and the smaller side of their box. */
function signsOf(page: Page) {
  return page.locator('[data-sign-of]').evaluateAll((signs) =>
    signs.map((sign) => {
      const drawn = sign.querySelector('svg') ?? sign.querySelector('[data-chip]')!
      const { width, height } = drawn.getBoundingClientRect()
      const shape = drawn.innerHTML || (drawn.getAttribute('data-chip') ?? '')
      const name = sign.querySelector('[role="img"]')!.getAttribute('aria-label') ?? ''
      return { verdict: (sign as HTMLElement).dataset.verdictSign, shape, name, size: Math.min(width, height) }
    }),
  )
}

test('each verdict has a sign with its own shape and name', async () => {
  const { page, answers } = await opened(says)
  expect(answers.map(({ spans }) => spans[0]?.verdict)).toEqual(kinds.map(verdictOf))
  const signs = await signsOf(page)
  expect(signs.map(({ verdict }) => verdict)).toEqual(kinds.map(verdictOf))
  expect(new Set(signs.map(({ shape }) => shape)).size).toBe(kinds.length)
  expect(new Set(signs.map(({ name }) => name)).size).toBe(kinds.length)
  expect(signs.map(({ name }) => name)).not.toContain('')
})

test('a marked stretch names its verdict and its passage, and contains exactly the checked words', async () => {
  const { page, answers } = await opened(says)
  const shown = await page
    .locator('[data-verdict]')
    .evaluateAll((marks) =>
      marks.map((mark) => [(mark as HTMLElement).dataset.verdict, (mark as HTMLElement).dataset.ref, mark.textContent]),
    )
  expect(shown).toEqual(
    answers.flatMap(({ content, spans }) =>
      spans.map(({ verdict, source, start, end }) => [verdict, source?.ref, content.slice(start, end)]),
    ),
  )
})

describe.each(Object.keys(themes) as Theme[])('in the theme %s', (theme) => {
  test.each(['phone', 'desk'] as const)(
    'every sign is visible in sentences, lists, tables and headings on a %s',
    async (size) => {
      const { page, answers } = await opened(says.map(inBlocks), { theme, size })
      const signs = await signsOf(page)
      expect(signs).toHaveLength(answers.flatMap(({ spans }) => spans).length)
      expect(signs.length).toBeGreaterThan(3 * kinds.length)
      expect(signs.filter(({ size: side }) => side < 11)).toEqual([])
      await expectAccessible(page)
    },
  )
})

test('block quotes show what they are', async () => {
  const { page, log } = await opened([
    '> For God so loved the world, that he gave his only born Son.\n> — John 3:16',
    'The Bible says:\n\n> God helps those who help themselves.',
  ])
  const sealed = log.locator('blockquote[data-sealed="true"]').getByRole('button', { name: /^Word for word/ })
  expect((await sealed.boundingBox())!.width).toBeGreaterThanOrEqual(16)
  const notFound = log.getByRole('button', { name: 'Not found in WEB' })
  expect((await notFound.boundingBox())!.width).toBeGreaterThanOrEqual(60)
  await expectAccessible(page)
})

test('seals take no space: lines do not move', async () => {
  const { page, log, chatId } = await opened(
    [verdictSays.exact, verdictSays.shortened, verdictSays.repaired, verdictSays.paraphrase].map(
      (each) => `${each} ${each}`,
    ),
  )
  const lines = () =>
    log.locator('[data-status] p').evaluateAll((paragraphs) =>
      paragraphs.map((paragraph) => {
        return [
          paragraph.getBoundingClientRect().height,
          [...paragraph.querySelectorAll('a')].map((link) => link.getBoundingClientRect().left),
        ]
      }),
    )
  const marked = await lines()
  expect(await log.locator('[data-sign-of]').count()).toBeGreaterThan(6)
  const { db } = site.database
  await db.updateTable('messages').set({ spans: null, citations: '[]' }).where('chat_id', '=', chatId).execute()
  await page.reload()
  await page.getByRole('button', { name: 'Copy answer' }).nth(3).waitFor()
  expect(await log.locator('[data-sign-of]').count()).toBe(0)
  expect(await lines()).toEqual(marked)
})

test('selecting and copying takes the plain words', async () => {
  const context = { permissions: ['clipboard-read', 'clipboard-write'] }
  const { page, log } = await opened([verdictSays.not_found, verdictSays.other_edition], { context })
  await log.getByRole('button', { name: 'Copy answer' }).first().click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'As the Bible says, God helps those who help themselves.',
  )
  await log
    .locator('[data-status] p')
    .nth(1)
    .evaluate((paragraph) => getSelection()?.selectAllChildren(paragraph))
  await page.keyboard.press('ControlOrMeta+c')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.trim()).toBe('It says “For God so loved the world, that he gave his only begotten Son” (John 3:16).')
})

describe('the popover of a sign', () => {
  const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

  test('shows the stored words and the edition; Escape closes only it and restores the focus', async () => {
    const { page, log } = await opened(says)
    const sign = log.getByRole('button', { name: 'Word for word as in your translation' }).first()
    await sign.focus()
    await page.keyboard.press('Enter')
    const popover = dialog(page, 'Word for word as in your translation')
    await popover.getByText('that whoever believes in him should not perish, but have eternal life').waitFor()
    await popover.getByRole('heading', { name: 'John 3:16 WEB' }).waitFor()
    expect(await sign.getAttribute('aria-expanded')).toBe('true')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await popover.waitFor({ state: 'detached' })
    expect(await sign.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await log.isVisible()).toBe(true)
  })

  test('closes alone when Escape is pressed in the moment it appears', async () => {
    const { page, log } = await opened(says)
    const isPressed = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (!document.querySelector('[data-side]')) return
            observer.disconnect()
            const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
            document.activeElement?.dispatchEvent(pressed)
            resolve()
          })
          observer.observe(document.body, { childList: true, subtree: true, attributes: true })
        }),
    )
    const sign = log.locator('[data-sign-of]').first()
    await sign.click()
    await isPressed
    await page.locator('[data-side]').waitFor({ state: 'detached' })
    await sign.click()
    await page.locator('[data-side]').waitFor()
  })

  test('shows what the assistant wrote instead, and where a paraphrase differs', async () => {
    const { page, log } = await opened(says)
    await log.getByRole('button', { name: /^The assistant’s wording/ }).click()
    const repaired = dialog(page, /^The assistant’s wording/)
    await repaired.locator('del', { hasText: 'earth' }).waitFor()
    await repaired.locator('ins', { hasText: 'world' }).waitFor()
    await page.keyboard.press('Escape')
    // pressing the text works like pressing its sign
    await log.locator('[data-verdict="paraphrase"]').first().click()
    const close = dialog(page, 'Close to John 3:16, but not its words')
    await close.locator('del', { hasText: 'whole' }).waitFor()
    expect(await repaired.count()).toBe(0)
  })

  test('of another edition shows its words, and the reader’s own on request', async () => {
    const { page, log } = await opened(says)
    await log.getByRole('button', { name: 'Word for word as in another translation: KJV' }).click()
    const popover = dialog(page, /another translation/)
    await popover.getByText('only begotten Son').waitFor()
    await popover.getByRole('button', { name: 'Show it in WEB' }).click()
    await popover.getByText('only born Son').waitFor()
  })

  test('for a teacher shows the comment', async () => {
    const { page, log } = await opened(says)
    await log.getByRole('button', { name: /^Word for word as in Matthew Henry/ }).click()
    await dialog(page, /Matthew Henry/)
      .getByText('there are many Nicodemites')
      .waitFor()
  })

  test('is inside the panel on a phone and a desktop', async () => {
    for (const size of ['phone', 'desk'] as const) {
      const { page, log } = await opened(says, { size })
      for (const sign of await log.locator('[data-sign-of]').all()) {
        await sign.click()
        const popover = page.locator('[data-side]')
        const outside = async () => {
          const box = (await popover.boundingBox())!
          const panel = (await log.locator('..').boundingBox())!
          return Math.max(0, panel.x - box.x, box.x + box.width - panel.x - panel.width)
        }
        const name = await sign.getByRole('img').getAttribute('aria-label')
        // the panel may still change its size
        await expect.poll(outside, { message: `${size}: ${name}` }).toBe(0)
        await page.keyboard.press('Escape')
      }
    }
  })
})

describe('a reference', () => {
  test('opens its words in place, with a link to the reader', async () => {
    const { page, log } = await opened(['Read Romans 5:8 as well.'])
    await log.getByRole('link', { name: 'Romans 5:8' }).click()
    const popover = page.getByRole('dialog', { name: 'Romans 5:8' })
    await popover.getByText('while we were yet sinners').waitFor()
    expect(page.url()).toContain('/read/JHN/3')
    await popover.getByRole('link', { name: 'Read Romans 5' }).click()
    await page.waitForURL(/\/read\/ROM\/5\?verse=8/)
    expect(await popover.count()).toBe(0)
  })

  test('that was followed on a phone links back to the conversation, at the same height and lines', async () => {
    const filler = Array.from({ length: 12 }, (_, i) => `Paragraph ${i} says a few plain words about the night.`)
    const { page, log } = await opened([[...filler, 'Read Romans 5:8 as well.', ...filler].join('\n\n')], {
      size: 'phone',
    })
    await page.getByRole('button', { name: 'Make the chat taller' }).press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Chat' })
    const link = log.getByRole('link', { name: 'Romans 5:8' })
    const places = () => log.locator('..').evaluate((scroller) => scroller.scrollTop)
    const thereAndBack = async () => {
      await link.scrollIntoViewIfNeeded()
      await link.click()
      const before = await places()
      await page.getByRole('dialog', { name: 'Romans 5:8' }).getByRole('link', { name: 'Read Romans 5' }).click()
      await page.getByText('while we were yet sinners').waitFor()
      await sheet.waitFor({ state: 'detached' })
      await page.goBack()
      await sheet.waitFor()
      await link.waitFor()
      return before
    }
    // fonts that were too late for the first screen are used from the next one on: see docs/decisions/0070
    await thereAndBack()
    const before = await thereAndBack()
    expect(before).toBeGreaterThan(100)
    expect(await sheet.getByRole('button', { name: 'Make the chat smaller' }).count()).toBe(1)
    expect(await places()).toBe(before)
    await page.goForward()
    await sheet.waitFor({ state: 'detached' })
  })
})
