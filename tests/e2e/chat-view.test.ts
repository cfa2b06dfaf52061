/// <reference lib="dom" />
import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import type { OpenOptions } from '../helpers/browser/browser.ts'
import { sharedStack } from '../helpers/browser/site.ts'
import { response, textPart } from '../helpers/model/shapes.ts'

const stack = sharedStack({ env: { ENABLE_AUDIT: 'true' } })
beforeEach(() => stack.gemini.clear())

const field = (page: Page) => page.getByPlaceholder('Ask your own question...')
const phone: OpenOptions = { size: 'phone', context: { hasTouch: true, isMobile: true } }

async function openChat(options?: OpenOptions): Promise<Page> {
  const page = await stack.open('/read/JHN/3', options)
  await page.locator('#v16').waitFor()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await field(page).waitFor()
  return page
}

async function ask(page: Page, question: string, play: string): Promise<void> {
  stack.gemini.script([play])
  await field(page).fill(question)
  await field(page).press('Enter')
}

const answers = (page: Page) => page.getByRole('button', { name: 'Copy answer' })

test('each question is scrolled to the top of the view above its answer, even a short one', async () => {
  const page = await openChat(phone)
  const down = (question: string) =>
    page.locator('[data-anchor]', { hasText: question }).evaluate((element) => {
      const scroller = document.querySelector('[role="log"]')!.parentElement!
      return element.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    })
  await ask(page, 'First?', 'steady,rate=5000,tokens=500,per=100,seed=4')
  await answers(page).first().waitFor()
  await expect.poll(() => down('First?')).toBeLessThan(40)
  await ask(page, 'Second?', 'text,say=By night.')
  await answers(page).nth(1).waitFor()
  await expect.poll(() => down('Second?')).toBeLessThan(40)
  expect(await down('Second?')).toBeGreaterThanOrEqual(0)
})

test('a question stays at the top when the row of its verses leaves the field', async () => {
  stack.gemini.script(['steady,rate=5000,tokens=500,per=100,seed=4'])
  const page = await stack.open('/read/JHN/3?verse=1-15&question=First%3F', phone)
  await answers(page).first().waitFor()
  await page.getByText('About John 3:1–15').waitFor()
  await page.getByRole('button', { name: 'Jump to latest' }).waitFor()
  await ask(page, 'Second?', 'text,say=By night.')
  await answers(page).nth(1).waitFor()
  await page.getByText('About John 3:1–15').waitFor({ state: 'detached' })
  const down = () =>
    page.locator('[data-anchor]', { hasText: 'Second?' }).evaluate((element) => {
      const scroller = document.querySelector('[role="log"]')!.parentElement!
      return Math.round(element.getBoundingClientRect().top - scroller.getBoundingClientRect().top)
    })
  await expect.poll(down).toBe(16)
})

test('a very long question is folded to five lines, and one press shows all of it', async () => {
  const page = await openChat(phone)
  const long = `${'Why did he come by night? '.repeat(40)}That is my question.`
  await ask(page, long, 'text,say=He came by night.')
  await answers(page).waitFor()
  const bubble = page.locator('[data-anchor]', { hasText: 'Why did he come' })
  const height = () => bubble.evaluate((element) => element.getBoundingClientRect().height)
  const folded = await height()
  expect(folded).toBeLessThan(220)
  await bubble.getByRole('button', { name: 'Show all of the question' }).click()
  expect(await height()).toBeGreaterThan(folded * 2)
  await ask(page, 'And later?', 'text,say=By day.')
  await answers(page).nth(1).waitFor()
  expect(await page.getByRole('button', { name: 'Show all of the question' }).count()).toBe(0)
})

test('the menu of a published conversation shows all of its entries on a phone', async () => {
  const page = await openChat(phone)
  await ask(page, 'When did he come?', 'text,say=He came by night.')
  await answers(page).waitFor()
  await page.evaluate(() => Object.assign(navigator, { share: async () => {} }))
  await page.getByRole('button', { name: 'Conversation menu' }).click()
  await page.getByRole('menuitem', { name: 'Publish and share' }).click()
  await page.getByText('You have published this chat').waitFor()
  await page.getByRole('button', { name: 'Conversation menu' }).click()
  const menu = page.getByRole('menu', { name: 'Conversation menu' })
  expect(await menu.getByRole('menuitem').count()).toBe(6)
  const [hidden, bottom] = await menu.evaluate((box) => [
    box.scrollHeight - box.clientHeight,
    innerHeight - box.getBoundingClientRect().bottom,
  ])
  expect(hidden).toBeLessThanOrEqual(0)
  expect(bottom).toBeGreaterThanOrEqual(0)
})

test.each([
  ['a paragraph that ends in bold words', 'He came **by night**'],
  ['a list of lists', '- one\n- two\n  - **three**'],
])('an answer in progress has one caret at its end: %s', async (_, say) => {
  const page = await openChat()
  await ask(page, 'When?', `text,say=${say}`)
  await answers(page).waitFor()
  // as the text is rendered during streaming
  const carets = await page.locator('[role="log"]').evaluate((log) => {
    const words = log.querySelector<HTMLElement>('[data-streaming]')!
    words.dataset.streaming = 'true'
    return [...words.querySelectorAll('*')].filter((each) => getComputedStyle(each, '::after').width === '2px').length
  })
  expect(carets).toBe(1)
})

test('the borders of a table are continuous, from its first cell to its last', async () => {
  const page = await openChat()
  stack.gemini.script([
    async ({ reply }) => reply.frame(response([textPart('| Who | When |\n|---|---|\n| He | By night |')], 'STOP')),
  ])
  await field(page).fill('When?')
  await field(page).press('Enter')
  const cells = page.getByRole('log').getByRole('cell')
  await cells.nth(1).waitFor()
  const [end, start] = await cells.evaluateAll((all) => {
    const [first, second] = all.map((cell) => cell.getBoundingClientRect())
    return [first!.right, second!.left]
  })
  expect(start).toBe(end)
})

test('passages that an answer lists are cards in one row, which scrolls alone and leaves room for a finger', async () => {
  const page = await openChat(phone)
  const passages = ['John 7:50', 'John 19:39', 'John 3:16'].map((each) => `- ${each}: “Words of ${each} in a line.”`)
  const answer = `> Jesus wept.\n> — John 11:35\n\nSee also:\n\n${passages.join('\n')}`
  stack.gemini.script([async ({ reply }) => reply.frame(response([textPart(answer)], 'STOP'))])
  await field(page).fill('Where else?')
  await field(page).press('Enter')
  await answers(page).waitFor()
  const cards = page.getByRole('log').getByRole('listitem').filter({ hasText: 'in a line' })
  const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)))
  expect(tops).toEqual([tops[0], tops[0], tops[0]])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const scroller = page.getByRole('log').locator('..')
  expect(await scroller.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  const source = page.getByRole('log').getByRole('link', { name: 'John 11:35' })
  const reach = await source.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect()
    return [-20, 20].map((dy) => document.elementFromPoint(left + width / 2, top + height / 2 + dy) === link)
  })
  expect(reach).toEqual([true, true])
  // on a line below the words
  const quoted = page.getByRole('log').getByText('Jesus wept.').last()
  const [link, line] = await Promise.all([source.boundingBox(), quoted.boundingBox()])
  expect(link!.y).toBeGreaterThan(line!.y)
})

test('a stalled answer says that the work continues', async () => {
  const page = await stack.page()
  await page.clock.install()
  await page.goto('/read/JHN/3')
  await page.locator('#v16').waitFor()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await ask(page, 'Say much.', 'steady,rate=0.001,tokens=900,per=30,seed=4')
  await page.getByRole('log').locator('[data-status] p').first().waitFor()
  await page.clock.runFor(5000)
  await page.getByText('Still working...').waitFor()
})
