/// <reference lib="dom" />
import type { BrowserContext, Page } from 'playwright'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { sizes } from '../../infra/measure/check-web/screen.ts'
import { verdictSays } from '../helpers/answers/verdict-answers.ts'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { sharedStack } from '../helpers/browser/site.ts'
import { insertPlan } from '../helpers/client/plan.ts'
import { storeAnswers } from '../helpers/db/stored-answers.ts'

const finder = sharedStack({ env: { LLM_PROVIDER: 'builtin' } })
const model = sharedStack()
beforeEach(() => model.gemini.clear())

type Stack = typeof finder

async function newContext(stack: Stack): Promise<BrowserContext> {
  const context = await stack.browser.newContext({
    ...{ baseURL: stack.url, javaScriptEnabled: false, viewport: sizes.phone, locale: 'en-GB' },
  })
  onTestFinished(() => context.close())
  return context
}

const visit = async (stack: Stack, path: string): Promise<Page> => {
  const page = await (await newContext(stack)).newPage()
  await page.goto(path)
  return page
}

const answers = (page: Page) => page.getByRole('region', { name: 'Answer' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Asks in the form of the page, and waits for the page of the complete answer, which no longer loads itself. */
async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Ask|^Your question/ }).fill(question)
  await press(page, 'Ask')
  await page.waitForURL(/\/plain\/chat\/\d+/)
  await page.getByText('Delete this conversation').waitFor()
  expect(await page.locator('meta[http-equiv=refresh]').count()).toBe(0)
}

test('a question about a chapter is answered by the built-in finder, with seals that lead to the text', async () => {
  const page = await visit(finder, '/plain/read/JHN/3')
  await page.getByText('This stores a cookie').waitFor()
  await ask(page, 'Where is the good Samaritan?')
  await page.getByText('Where is the good Samaritan?', { exact: true }).waitFor()
  await answers(page).locator('[data-verdict="exact"]').first().waitFor()
  const sign = answers(page).getByRole('link', { name: 'Word for word as in your translation' }).first()
  await sign.click()
  await page.waitForURL(/\/plain\/read\/LUK\/10#v\d+/)
})

test('what Home finds can be asked: about its passage, or about the one that the server chooses', async () => {
  const page = await visit(finder, '/plain/find?q=Where+is+the+good+Samaritan%3F')
  expect(await page.getByRole('textbox', { name: 'Ask the assistant' }).inputValue()).toBe(
    'Where is the good Samaritan?',
  )
  await press(page, 'Ask')
  await page
    .getByRole('link', { name: /^Luke 10/ })
    .first()
    .waitFor()
})

test('an answer of a model grows on a page that loads itself until it is complete', async () => {
  model.gemini.script(['steady,rate=20,tokens=100,seed=3'])
  const page = await visit(model, '/plain/read/JHN/3')
  const looks: string[] = []
  page.on('framenavigated', (frame) => void looks.push(frame.url()))
  await page.getByRole('textbox', { name: 'Ask about John 3' }).fill('Why at night?')
  await press(page, 'Ask')
  await page.getByText('The answer is being written.').waitFor()
  await page.getByRole('link', { name: 'Load it now' }).waitFor()
  await page.getByText('Delete this conversation').waitFor()
  expect(looks.filter((url) => /look=\d/.test(url)).length).toBeGreaterThan(1)
  expect(await page.locator('meta[http-equiv=refresh]').count()).toBe(0)
  const { content, status } = await model.database.db
    .selectFrom('messages')
    .select(['content', 'status'])
    .where('role', '=', 'assistant')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(status).toBe('complete')
  const words = (text: string) => (text.match(/\p{L}+/gu) ?? []).join(' ')
  // biome-ignore lint/performance/useDomNodeTextContent: textContent would join the words of two blocks
  expect(words(await answers(page).innerText())).toContain(words(content))
})

test('a visitor stops the page from loading itself, and the answer', async () => {
  model.gemini.script(['steady,rate=5,tokens=400,seed=3'])
  const page = await visit(model, '/plain/read/JHN/3')
  await page.getByRole('textbox', { name: 'Ask about John 3' }).fill('Why at night?')
  await press(page, 'Ask')
  await page.getByRole('link', { name: 'Do not load it again' }).click()
  await page.getByRole('link', { name: 'Load the page again' }).waitFor()
  expect(await page.locator('meta[http-equiv=refresh]').count()).toBe(0)
  await press(page, 'Stop the answer')
  await page.getByText('The answer was stopped.').waitFor()
})

test('each verdict is shown at its words, and explained below the answer', async () => {
  const labels = {
    exact: 'Word for word as in your translation.',
    shortened: 'Word for word as in your translation, shortened.',
    repaired: 'The assistant’s wording was replaced by your translation’s own text.',
    other_edition: 'Word for word as in another translation',
    paraphrase: 'Close to John 3:16, but not its words.',
    not_found: 'Not found in WEB.',
    unchecked: 'Not checked: this text is not installed.',
  }
  const { chatId } = await storeAnswers(finder.database.db, [{ says: Object.values(verdictSays).join('\n\n') }])
  const page = await visit(finder, `/chat/${chatId}`)
  await page.waitForURL('**/plain/chat/*')
  await answers(page)
    .getByText(/^How this answer was checked: 8 quotations/)
    .click()
  for (const [verdict, label] of Object.entries(labels)) {
    expect(await answers(page).locator(`[data-verdict="${verdict}"]`).count(), verdict).toBeGreaterThan(0)
    await answers(page).getByRole('listitem').getByText(label).first().waitFor()
  }
})

test('a conversation continues, is shared by the app’s address, made private and deleted', async () => {
  const page = await visit(finder, '/plain/read/JHN/3')
  await ask(page, 'Where is the good Samaritan?')
  await ask(page, 'Where is the lost son?')
  expect(await answers(page).count()).toBe(2)
  const stranger = await visit(finder, '/plain/')
  const path = new URL(page.url()).pathname
  expect((await stranger.goto(path))?.status()).toBe(404)
  await press(page, 'Make a link that anyone can read')
  const link = await page.getByRole('link', { name: /^http.*\/chat\/\d+$/ }).getAttribute('href')
  await stranger.goto(link!)
  await stranger.waitForURL(`**${path}`)
  expect(await answers(stranger).count()).toBe(2)
  expect(await stranger.getByRole('button', { name: /Delete|Make|Stop/ }).count()).toBe(0)
  await press(page, 'Make it private again')
  await page.getByText('Only you can read this conversation.').waitFor()
  expect((await stranger.goto(path))?.status()).toBe(404)
  await page.getByRole('link', { name: 'Conversations' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /good Samaritan/ })
    .click()
  await page.getByText('Delete this conversation').click()
  await press(page, 'Delete now')
  await page.getByText('You have not asked anything yet.').waitFor()
  expect((await page.goto(path))?.status()).toBe(404)
})

describe.each([
  ['the built-in finder', () => finder],
  ['a model', () => model],
])('with %s', (_who, stack) => {
  test('a visitor in danger gets help first, and nothing is offered beside it', async () => {
    model.gemini.script(['text,say=You are not alone in this. Please talk to someone you trust today.'])
    const page = await visit(stack(), '/plain/read/JHN/3')
    await page.getByRole('textbox', { name: 'Ask about John 3' }).fill('I want to kill myself')
    await press(page, 'Ask')
    const help = page.getByRole('region', { name: 'Help' })
    await help.getByText('You do not have to carry this alone.').waitFor()
    expect(await help.getByRole('link', { name: '999' }).getAttribute('href')).toBe('tel:999')
    await page.getByText('Delete this conversation').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Conversation')
    expect(await page.getByRole('button', { name: /link|Try again/ }).count()).toBe(0)
    expect(await page.getByText('AI can make mistakes').count()).toBe(0)
    await page.getByRole('textbox', { name: 'Ask another question' }).waitFor()
  })
})

test('a failed answer says why, and can be asked again', async () => {
  model.gemini.script(['error,code=400'])
  const page = await visit(model, '/plain/read/JHN/3')
  await ask(page, 'Who was Nicodemus?')
  await page.getByRole('alert').waitFor()
  model.gemini.clear()
  model.gemini.script(['text,say=He came by night.'])
  await press(page, 'Try again')
  await page.getByText('He came by night.').waitFor()
})

test('a plan is started, its readings are marked, and the next one opens', async () => {
  const { planId } = await insertPlan(finder.database.db, null, { isPublic: true, isSuggested: true })
  const page = await visit(finder, `/plain/plans/${planId}`)
  await press(page, 'Start this plan')
  await page.getByText('0 of 3 readings are read.').waitFor()
  await page.getByRole('link', { name: 'Next: Mark 1' }).click()
  await page.getByText('day 1: Mark 1').waitFor()
  await press(page, 'Read, to the next reading')
  await page.getByRole('heading', { name: 'Mark 2', exact: true }).waitFor()
  await ask(page, 'Where is the good Samaritan?')
  await page.goto(`/plain/plans/${planId}`)
  await page.getByText('1 of 3 readings are read.').waitFor()
  await press(page, 'Mark as read: Mark 3')
  await page.getByText('2 of 3 readings are read.').waitFor()
  await press(page, 'Mark as unread: Mark 3')
  await page.getByText('1 of 3 readings are read.').waitFor()
  await page.goto('/plain/plans')
  await page.getByRole('heading', { name: 'Your plans' }).waitFor()
  await page.goto(`/plain/plans/${planId}`)
  await press(page, 'Stop following this plan')
  await page.getByRole('button', { name: 'Start this plan' }).waitFor()
})

test('a profile and a perspective are chosen, and everything is deleted with the cookie', async () => {
  const context = await newContext(finder)
  const page = await context.newPage()
  await page.goto('/my-profile')
  await page.waitForURL('**/plain/profile')
  await page.getByRole('radio', { name: /^New/ }).check()
  await page.getByRole('combobox').selectOption('catholic')
  await press(page, 'Save')
  expect(await page.getByRole('radio', { name: /^New/ }).isChecked()).toBe(true)
  expect(await page.getByRole('combobox').inputValue()).toBe('catholic')
  const [cookie] = await context.cookies(`${finder.url}/plain/`)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/plain' })
  await page.getByRole('link', { name: 'Conversations' }).click()
  await page.getByText('Delete everything, and the cookie').click()
  await press(page, 'Delete now')
  await page.getByText('This browser has no cookie of these pages.').waitFor()
  expect(await context.cookies(`${finder.url}/plain/`)).toEqual([])
})

test('the pages of a conversation, of all conversations and of the profile are accessible, and fit a narrow window', async () => {
  const context = await newContext(finder)
  const page = await context.newPage()
  await page.goto('/plain/read/JHN/3')
  await ask(page, 'Where is the good Samaritan?')
  const chat = new URL(page.url()).pathname
  // axe itself is a script, so this browser runs scripts; the pages have none
  const narrow = { context: { viewport: { width: 320, height: 640 } } }
  const looking = await finder.page(narrow)
  await looking.context().addCookies(await context.cookies(`${finder.url}/plain/`))
  for (const path of [chat, '/plain/chats', '/plain/profile']) {
    await looking.goto(path)
    await expectAccessible(looking)
    const wide = await looking.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wide, path).toBeLessThanOrEqual(0)
  }
})
