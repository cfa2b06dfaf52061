/// <reference lib="dom" />
import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import type { OpenOptions } from '../helpers/browser/browser.ts'
import { sharedStack } from '../helpers/browser/site.ts'
import { response, textPart } from '../helpers/model/shapes.ts'

const stack = sharedStack()
beforeEach(() => stack.gemini.clear())

const WATER = 'What does Jesus mean by water and the Spirit?'
const tail = `

[[?]] Water and Spirit | ${WATER}
[[?]] Nicodemus later on | What else does John tell of Nicodemus?
[[?]] Night and light | How does John speak of night elsewhere?`

/** Makes the model say this, ten characters at a time. */
function say(text: string) {
  stack.gemini.script([
    async ({ reply }) => {
      for (const piece of text.match(/[\s\S]{1,10}/g)!) reply.frame(response([textPart(piece)]))
      reply.frame(response([textPart('')], 'STOP'))
    },
  ])
}

async function ask(options?: OpenOptions): Promise<Page> {
  const page = await stack.page(options)
  const suggestions = [{ question: 'Why does he come by night?', summary: 'Why by night' }]
  await page.route('**/suggestions*', (route) => route.fulfill({ json: { suggestions } }))
  say(`He came to be alone with him.${tail}`)
  await page.goto('/read/JHN/3?question=Who%20is%20it')
  await log(page).getByText('He came to be alone with him.').waitFor()
  return page
}

const log = (page: Page) => page.getByRole('log')
const chips = (page: Page) => page.getByRole('list', { name: 'Suggested questions' }).getByRole('button')
const follows = ['Water and Spirit?', 'Nicodemus later on?', 'Night and light?']
const expectChips = (page: Page, texts: string[]) =>
  expect.poll(() => chips(page).allTextContents(), { timeout: 15_000 }).toEqual(texts)

test('an answer has follow-up questions below it, also after a reload; one press asks one', async () => {
  const page = await ask()
  await expectChips(page, follows)
  expect(await log(page).getByText('[[').count()).toBe(0)
  await page.reload()
  await expectChips(page, follows)
  say('By the new birth.')
  await chips(page).first().click()
  await log(page).getByText(WATER).waitFor()
  await log(page).getByText('By the new birth.').waitFor()
  // an answer without follow-ups keeps the chapter's suggestions
  await expectChips(page, ['Why by night?'])
  say('He was not alone.')
  await chips(page).first().click()
  await log(page).getByText('He was not alone.').waitFor()
  // a question that was asked is not suggested again
  await page.getByRole('button', { name: 'Send' }).waitFor()
  await expectChips(page, [])
})

test('the first tap shows the question, and the second asks it', async () => {
  const page = await ask({ size: 'phone', context: { hasTouch: true, isMobile: true } })
  await expectChips(page, follows)
  await chips(page).first().tap()
  await page.getByRole('tooltip').filter({ hasText: WATER }).waitFor()
  say('By the new birth.')
  await chips(page).first().tap()
  await log(page).getByText('By the new birth.').waitFor()
  await log(page).getByText(WATER).waitFor()
})

test('a reader of the published chat, or one who wants no AI, sees none', async () => {
  const page = await ask()
  await expectChips(page, follows)
  await page.waitForURL(/chatId=\d+/)
  const address = page.url()
  const chatId = new URL(address).searchParams.get('chatId')
  await stack.database.db.updateTable('chats').set({ is_public: true }).where('id', '=', Number(chatId)).execute()
  const other = await stack.page()
  await other.goto(address)
  await log(other).getByText('He came to be alone with him.').waitFor()
  expect(await chips(other).count()).toBe(0)
  await page.evaluate(() => localStorage.setItem('no_ai', 'true'))
  await page.reload()
  await page.locator('#v16').waitFor()
  expect(await page.getByText('Nicodemus later on').count()).toBe(0)
})
