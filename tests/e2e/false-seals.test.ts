/// <reference lib="dom" />
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { themes } from '../../infra/measure/check-web/screens.ts'
import { loadBibleWords, missingIn } from '../../workers/eval/seal-judge.ts'
import { falseSeals, type SealCase, trueSeals } from '../helpers/answers/false-seals.ts'
import type { Theme } from '../helpers/browser/browser.ts'
import { sealsOnPage } from '../helpers/browser/seals-on-page.ts'
import { sharedStack } from '../helpers/browser/site.ts'
import { ask } from '../helpers/client/reader.ts'
import { response, textPart } from '../helpers/model/shapes.ts'

const stack = sharedStack()

/** Makes the model give an answer, runs it through the whole product, and opens it in Chromium. */
async function answered({ says, bible_id = 'eng-web', book = 'JHN', chapter = 3 }: SealCase) {
  stack.gemini.script([async ({ reply }) => reply.frame(response([textPart(says)], 'STOP'))])
  const reader = ask({ prompt: 'What does it say?', bible_id, bookId: book, chapter }, { port: stack.api.port })
  await reader.ended
  const stored = { translation_id: bible_id, philip_user_id: reader.visitor() }
  const page = await stack.page({ stored })
  await page.goto(`/read/${book}/${chapter}?chatId=${reader.chatId()}`)
  await page.getByRole('button', { name: 'Copy answer' }).waitFor()
  return { page, messageId: reader.messageId() }
}

/** The visible text under each seal of the page, and why it should not be sealed. */
async function judged(page: Page, given: SealCase, messageId: number) {
  const { db } = stack.database
  const words = await loadBibleWords(db, given.bible_id ?? 'eng-web')
  const row = await db.selectFrom('messages').select('spans').where('id', '=', messageId).executeTakeFirstOrThrow()
  const sources = row.spans?.flatMap(({ source }) => source ?? []) ?? []
  const seals = await sealsOnPage(page)
  return seals.map((seal) => {
    // the passages found by the check, or only the one that the page names
    const passages = sources.filter(({ ref }) => !seal.ref || ref === seal.ref)
    const faults = passages.map((passage) => missingIn(words, passage, seal.words))
    return { ...seal, fault: faults.includes(undefined) ? undefined : (faults[0] ?? 'no passage') }
  })
}

describe.each(Object.entries({ ...falseSeals, 'what deserves a seal': trueSeals }))('%s', (_name, cases) => {
  test.each(cases)('$says', async (given) => {
    const { page, messageId } = await answered(given)
    const seals = await judged(page, given, messageId)
    expect(seals.filter(({ fault }) => fault)).toEqual([])
    expect(new Set(seals.map(({ seal }) => seal)).size).toBe(given.seals)
  })
})

test('of two identical quotations the checked one has the seal', async () => {
  const says = 'See “Jesus wept” (Genesis 1:1) and so “Jesus wept” (John 11:35).'
  const { page } = await answered({ says, seals: 1 })
  const [seal, ...more] = await sealsOnPage(page)
  expect(more).toEqual([])
  expect(seal?.followedBy).toBe('John 11:35')
})

test('an answer without stored offsets has links, and no seal', async () => {
  const { page, messageId } = await answered(trueSeals[0]!)
  const { db } = stack.database
  const { citations } = await db
    .selectFrom('messages')
    .select('citations')
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow()
  const old = citations.map(({ at: _, ...citation }) => citation)
  await db
    .updateTable('messages')
    .set({ citations: JSON.stringify(old), spans: null })
    .where('id', '=', messageId)
    .execute()
  await page.reload()
  await page.getByRole('log').getByRole('link', { name: 'John 3:16' }).waitFor()
  expect(await sealsOnPage(page)).toEqual([])
})

describe('a seal is visible', () => {
  const says = 'It is short: “Jesus wept.” (John 11:35), and no more.\n\n> Jesus wept.\n> — John 11:35\n\nSo far.'
  test.each(Object.keys(themes) as Theme[])(
    'between marks and on a block, in the theme %s, on a phone and a desk',
    async (theme) => {
      stack.gemini.script([async ({ reply }) => reply.frame(response([textPart(says)], 'STOP'))])
      const reader = ask({ prompt: 'What does it say?', bookId: 'JHN', chapter: 11 }, { port: stack.api.port })
      await reader.ended
      for (const size of ['phone', 'desk'] as const) {
        const page = await stack.page({ size, theme, stored: { philip_user_id: reader.visitor() } })
        await page.goto(`/read/JHN/11?chatId=${reader.chatId()}`)
        await page.getByRole('button', { name: 'Copy answer' }).waitFor()
        const seals = page.getByRole('log').getByRole('img', { name: 'Word for word as in your translation' })
        expect(await seals.count()).toBe(2)
        for (const seal of await seals.all()) {
          const box = (await seal.locator('svg').boundingBox())!
          expect(box.width).toBeGreaterThanOrEqual(11)
          expect(box.height).toBeGreaterThanOrEqual(11)
          // the text has the seal's colour, which differs from its background
          const [ink, paper] = await seal.evaluate((element) => {
            let behind: Element | null = element
            while (behind && getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)')
              behind = behind.parentElement
            return [getComputedStyle(element).color, behind ? getComputedStyle(behind).backgroundColor : '']
          })
          expect(ink).not.toBe(paper)
        }
        await page.context().close()
      }
    },
  )
})
