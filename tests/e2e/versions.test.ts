/// <reference lib="dom" />
import type { Page, Route } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { chatScreen } from '../helpers/browser/chat-screen.ts'
import { sharedStack } from '../helpers/browser/site.ts'

const stack = sharedStack({ env: { ENABLE_AUDIT: 'true' } })
const { open, ask, edit, choose, field, log } = chatScreen(stack)
beforeEach(() => stack.gemini.clear())

const versions = (page: Page) => page.getByRole('group', { name: 'Versions of this question' })
const count = (page: Page) => versions(page).getByRole('status').textContent()
const earlier = (page: Page) => versions(page).getByRole('button', { name: 'Earlier version' })
const later = (page: Page) => versions(page).getByRole('button', { name: 'Later version' })

test.each(['phone', 'desk'] as const)(
  'on a %s an edited question has its versions below it, and the chosen one survives a reload',
  async (size) => {
    const page = await open({ size })
    await ask(page, 'Who came by nite?', 'Nicodemus came.')
    expect(await versions(page).count()).toBe(0)
    await edit(page, 'Who came by night?', 'A Pharisee.')
    await expect.poll(() => count(page)).toContain('2/2')
    expect(await log(page).getByText('Nicodemus came.').count()).toBe(0)
    await earlier(page).click()
    await log(page).getByText('Nicodemus came.').waitFor()
    await log(page).getByText('Who came by nite?').waitFor()
    expect(await count(page)).toContain('1/2')
    expect(await log(page).getByText('A Pharisee.').count()).toBe(0)
    await expectAccessible(page)
    await page.reload()
    await log(page).getByText('Nicodemus came.').waitFor()
    expect(await count(page)).toContain('1/2')
    await later(page).click()
    await log(page).getByText('A Pharisee.').waitFor()
  },
)

test('the keyboard switches between the versions and keeps the focus', async () => {
  const page = await open()
  await ask(page, 'One?', 'First.')
  await edit(page, 'Two?', 'Second.')
  await edit(page, 'Three?', 'Third.')
  await earlier(page).focus()
  for (const [answer, at] of [
    ['Second.', '2/3'],
    ['First.', '1/3'],
  ] as const) {
    await page.keyboard.press('Enter')
    await log(page).getByText(answer).waitFor()
    expect(await count(page)).toContain(at)
    expect(await earlier(page).evaluate((button) => button === document.activeElement)).toBe(true)
  }
  expect(await earlier(page).getAttribute('aria-disabled')).toBe('true')
})

test('Escape keeps a question unchanged and restores the focus', async () => {
  const page = await open()
  await ask(page, 'As it was?', 'So it was.')
  const pencil = page.getByRole('button', { name: 'Edit and ask again' })
  await pencil.click()
  await page.getByRole('textbox', { name: 'Edit your question' }).fill('Something else')
  await page.keyboard.press('Escape')
  await log(page).getByText('As it was?').waitFor()
  await expect.poll(() => pencil.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByRole('region', { name: 'Conversation' }).waitFor()
})

test('once the conversation has continued, other versions can be read and the conversation stays', async () => {
  const page = await open()
  const id = await ask(page, 'Begin here?', 'The old beginning.')
  await edit(page, 'Begin there?', 'The new beginning.')
  await ask(page, 'And then?', 'The end.')
  await earlier(page).click()
  await log(page).getByText('The old beginning.').waitFor()
  await log(page).getByText('The conversation continues from another version.').waitFor()
  await log(page).getByText('The end.').waitFor()
  await expectAccessible(page)
  // printing shows the conversation
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await log(page).getByText('The new beginning.').waitFor()
  const guest = await stack.page()
  await choose(page, 'Publish and share')
  await page.getByText('You have published this chat').waitFor()
  await guest.goto(`/read/JHN/3?chatId=${id}`)
  await log(guest).getByText('The new beginning.').waitFor()
  expect(await log(guest).getByText('The old beginning.').count()).toBe(0)
  expect(await versions(guest).count()).toBe(0)
})

test('the audit lists the answers of all versions', async () => {
  const page = await open()
  const id = await ask(page, 'First wording?', 'Before.')
  await edit(page, 'Second wording?', 'After.')
  await page.goto(`/audit/${id}`)
  await page.getByText('2 of 2').waitFor()
  await page.getByRole('button', { name: 'Previous answer' }).click()
  await page.getByRole('tab', { name: 'Response' }).click()
  await page.getByRole('tabpanel').getByText('Before.').waitFor()
})

test('a tab that reconnects after another tab has edited the question shows the question of the answer', async () => {
  const page = await open()
  const edited = Promise.withResolvers<void>()
  // the connection breaks before the end of the answer
  const cut = async (route: Route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.slice(0, body.indexOf('event: final_content')) })
  }
  await page.route('**/api/chat', cut, { times: 1 })
  await page.route('**/stream*', async (route) => {
    await edited.promise
    await route.continue()
  })
  stack.gemini.script(['text,say=Nicodemus came.'])
  await field(page).fill('Who came by nite?')
  await field(page).press('Enter')
  await log(page).getByText('Nicodemus came.').waitFor()
  await page.waitForURL(/chatId=\d+/)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await log(other).getByText('Nicodemus came.').waitFor()
  await edit(other, 'Who came by night?', 'A Pharisee.')
  edited.resolve()
  await log(page).getByText('A Pharisee.').waitFor()
  await log(page).getByText('Who came by night?').waitFor()
  expect(await log(page).getByText('Who came by nite?').count()).toBe(0)
  expect(await count(page)).toContain('2/2')
})

test('a refused question is edited in place, and is not a version', async () => {
  const page = await open()
  await ask(page, 'Well asked?', 'Well answered.')
  await page.route('**/api/chat', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: '', status: 503, error: 'queue_full', detail: 'Too busy.' }),
    }),
  )
  await page.getByPlaceholder('Ask your own question...').fill('Too bussy?')
  await page.keyboard.press('Enter')
  await page.getByText('Too busy.').waitFor()
  await page.unroute('**/api/chat')
  stack.gemini.script(['text,say=No longer.'])
  await page.getByRole('button', { name: 'Edit the question' }).click()
  await page.getByRole('textbox', { name: 'Edit your question' }).fill('Too busy?')
  await page.getByRole('button', { name: 'Ask again' }).click()
  await log(page).getByText('No longer.').waitFor()
  await log(page).getByText('Well answered.').waitFor()
  expect(await log(page).getByText('Too bussy?').count()).toBe(0)
  expect(await versions(page).count()).toBe(0)
})

test('an edit that is not finished ends with the next question, and is not in another conversation', async () => {
  const page = await open()
  await ask(page, 'The first one?', 'The first answer.')
  await choose(page, 'Start a new conversation')
  await ask(page, 'The other one?', 'The other answer.')
  const edited = page.getByRole('textbox', { name: 'Edit your question' })
  const pencil = page.getByRole('button', { name: 'Edit and ask again' })
  await pencil.click()
  await edited.waitFor()
  await page
    .getByRole('region', { name: 'Recent chats' })
    .getByRole('link', { name: /The first one/ })
    .click()
  await log(page).getByText('The first answer.').waitFor()
  await log(page).getByText('The first one?').waitFor()
  expect(await edited.count()).toBe(0)
  await pencil.click()
  await edited.waitFor()
  await ask(page, 'One more?', 'One more answer.')
  await pencil.waitFor()
  expect(await edited.count()).toBe(0)
})

test('the audit has an answer that was written since it was last opened', async () => {
  const page = await open()
  await ask(page, 'First?', 'Before.')
  const back = page.getByRole('link', { name: 'Back' })
  await choose(page, 'See AI Prompt')
  await page.getByRole('tab', { name: 'Response' }).waitFor()
  await back.click()
  await log(page).getByText('Before.').waitFor()
  await ask(page, 'Second?', 'After.')
  await choose(page, 'See AI Prompt')
  await page.getByText('2 of 2').waitFor()
})
