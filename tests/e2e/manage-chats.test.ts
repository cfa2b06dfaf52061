/// <reference lib="dom" />
import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { chatScreen } from '../helpers/browser/chat-screen.ts'
import { sharedStack } from '../helpers/browser/site.ts'

const stack = sharedStack()
const { open, ask, choose, log } = chatScreen(stack)
beforeEach(() => stack.gemini.clear())

const rating = async (chatId: number) =>
  stack.database.db
    .selectFrom('answer_ratings as r')
    .innerJoin('messages as m', 'm.id', 'r.message_id')
    .where('m.chat_id', '=', chatId)
    .select(['r.thumb', 'r.includes_text'])
    .executeTakeFirst()

test('a conversation is renamed in the list, with the keyboard, and shows its title everywhere', async () => {
  const page = await open()
  const id = await ask(page, 'Why by night?', 'He was afraid.')
  await page.goto('/conversations')
  const pencil = (name: string) => page.getByRole('button', { name: `Rename ${name}` })
  await pencil('Why by night?').focus()
  await page.keyboard.press('Enter')
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.waitFor()
  expect(await title.inputValue()).toBe('Why by night?')
  await title.fill(' ')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('A conversation needs a title.').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => pencil('Why by night?').evaluate((button) => button === document.activeElement)).toBe(true)
  await pencil('Why by night?').click()
  await title.fill('Nicodemus: a seeker')
  await page.keyboard.press('Enter')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Nicodemus: a seeker/ })
    .waitFor()
  await page.goto(`/read/JHN/3?chatId=${id}`)
  await page
    .getByRole('region', { name: 'Conversation' })
    .getByRole('heading', { name: 'Nicodemus: a seeker' })
    .waitFor()
})

test('a title that cannot be saved says so and stays in its field', async () => {
  const page = await open()
  await ask(page, 'Who is it?', 'Nicodemus.')
  await page.goto('/conversations')
  await page.getByRole('button', { name: 'Rename Who is it?' }).click()
  await page.route('**/api/chat/*', (route) => route.abort())
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Lost')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').getByText('The title could not be saved.').waitFor()
  expect(await title.inputValue()).toBe('Lost')
})

test.each(['phone', 'desk'] as const)(
  'on a %s an answer is rated, with its words if the visitor agrees, changed and withdrawn',
  async (size) => {
    const page = await open({ size })
    const id = await ask(page, 'Is it good?', 'It is very good.')
    const up = page.getByRole('button', { name: 'Good answer' })
    const down = page.getByRole('button', { name: 'Bad answer' })
    const include = page.getByRole('checkbox', { name: 'Include this question and answer' })
    await up.focus()
    expect(await include.count()).toBe(0)
    await page.keyboard.press('Space')
    await page.getByRole('status').getByText('Your rating was counted, without your question and the answer.').waitFor()
    expect([await up.getAttribute('aria-pressed'), await down.getAttribute('aria-pressed')]).toEqual(['true', 'false'])
    await expect.poll(() => rating(id)).toEqual({ thumb: 'up', includes_text: false })
    await expectAccessible(page)
    await include.check()
    await page.getByRole('status').getByText('can read this question and answer').waitFor()
    await expect.poll(() => rating(id)).toEqual({ thumb: 'up', includes_text: true })
    await down.click()
    await expect.poll(() => rating(id)).toEqual({ thumb: 'down', includes_text: true })
    await page.reload()
    await down.waitFor()
    expect([await down.getAttribute('aria-pressed'), await include.isChecked()]).toEqual(['true', true])
    await down.click()
    await include.waitFor({ state: 'detached' })
    await expect.poll(() => rating(id)).toBeUndefined()
    expect(await down.getAttribute('aria-pressed')).toBe('false')
  },
)

test('a rating that could not be stored is reverted with a message', async () => {
  const page = await open()
  await ask(page, 'Is it stored?', 'No.')
  await page.route('**/rating', (route) => route.fulfill({ status: 503, json: {} }))
  const said = page.getByText('Your rating could not be stored. Please try again.')
  const up = page.getByRole('button', { name: 'Good answer' })
  await Promise.all([said.waitFor(), up.click()])
  await expect.poll(() => up.getAttribute('aria-pressed')).toBe('false')
})

async function publish(): Promise<{ owner: Page; id: number }> {
  const owner = await open()
  const id = await ask(owner, 'Who may read this?', 'All who have the link.')
  await choose(owner, 'Publish and share')
  await owner.getByText('You have published this chat').waitFor()
  return { owner, id }
}

test.each(['phone', 'desk'] as const)(
  'on a %s a reader can report a public conversation, but not rate or rename it',
  async (size) => {
    const { id } = await publish()
    const guest = await stack.page({ size })
    await guest.goto(`/read/JHN/3?chatId=${id}`)
    await log(guest).getByText('All who have the link.').waitFor()
    expect(await guest.getByRole('button', { name: /^(Good|Bad) answer$/ }).count()).toBe(0)
    await choose(guest, 'Report...')
    const dialog = guest.getByRole('dialog', { name: 'Report this conversation' })
    await dialog.getByText('Your report is anonymous').waitFor()
    await expectAccessible(guest)
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await dialog.getByRole('alert').getByText('Please choose a reason.').waitFor()
    await dialog.getByRole('radio', { name: 'It is hateful or insults people' }).check()
    await dialog.getByRole('textbox', { name: 'A note, if you like' }).fill('The second line.')
    const said = guest.getByText('Thank you. Your report was sent.')
    await Promise.all([said.waitFor(), dialog.getByRole('button', { name: 'Send report' }).click()])
    await dialog.waitFor({ state: 'detached' })
    const reports = stack.database.db.selectFrom('reports').select(['reason', 'note']).where('chat_id', '=', id)
    expect(await reports.execute()).toEqual([{ reason: 'hateful', note: 'The second line.' }])
  },
)

test('an owner whose conversation was taken down sees so when they publish it again', async () => {
  const { owner, id } = await publish()
  await stack.database.db
    .updateTable('chats')
    .set({ is_public: false, taken_down_at: new Date() })
    .where('id', '=', id)
    .execute()
  await owner.reload()
  await log(owner).getByText('All who have the link.').waitFor()
  const said = owner.getByText('This conversation was taken down and cannot be published again.')
  await Promise.all([said.waitFor(), choose(owner, 'Publish and share')])
})
