/// <reference lib="dom" />
import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { chatScreen } from '../helpers/browser/chat-screen.ts'
import { sharedStack } from '../helpers/browser/site.ts'
import { tokensFor } from '../helpers/model/steady-text.ts'

const stack = sharedStack()
beforeEach(() => stack.gemini.clear())

const { open, openPanel, ask, field, log } = chatScreen(stack)

const asked = (content: string) =>
  stack.database.db.selectFrom('messages').select('chat_id').where('content', '=', content).orderBy('id').execute()
const listed = (page: Page, question: RegExp) =>
  page.getByRole('region', { name: 'Recent chats' }).getByRole('link', { name: question })

/** Asks without a network, and closes the panel. */
async function leaveOffline(page: Page, question: string): Promise<void> {
  await page.context().setOffline(true)
  await field(page).fill(question)
  await field(page).press('Enter')
  await page.getByText('You’re offline. Your question is saved').waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.poll(() => page.evaluate(() => String(localStorage.unsent))).toContain(question)
}

test('a question that was asked offline is sent once when the network is back, although two tabs are open elsewhere', async () => {
  const question = 'Who came by night?'
  const page = await open()
  const other = await page.context().newPage()
  await other.goto('/about-philip')
  await leaveOffline(page, question)
  stack.gemini.script(['text,say=Nicodemus did.'])
  await page.context().setOffline(false)
  await expect.poll(() => asked(question), { timeout: 20_000 }).toHaveLength(1)
  await other.reload()
  await listed(other, /Who came by night/).waitFor()
  await openPanel(page)
  await log(page).getByText('Nicodemus did.').waitFor()
  expect(await asked(question)).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.unsent)).toBe('')
})

test('a question that was asked offline is sent when the app is opened online', async () => {
  const question = 'Why by night?'
  const page = await open()
  await leaveOffline(page, question)
  const context = page.context()
  await page.close()
  await context.setOffline(false)
  stack.gemini.script(['text,say=It does not say.'])
  const next = await context.newPage()
  await next.goto('/conversations')
  await next.getByRole('main').getByRole('link', { name: question }).click()
  await log(next).getByText('It does not say.').waitFor()
  expect(await asked(question)).toHaveLength(1)
})

describe('a conversation that was deleted in another tab', () => {
  const remove = (page: Page, id: number) =>
    page.evaluate(async (path) => {
      await fetch(path, { method: 'DELETE', headers: { 'X-User-ID': localStorage.philip_user_id ?? '' } })
    }, `/api/chat/${id}`)
  const gone = (page: Page) => page.getByRole('alert').getByText('This conversation no longer exists.')
  const again = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true })

  test.each(['after it', 'while it was answered'])('a question asked %s is asked in another one', async (when) => {
    const page = await open()
    const id = await ask(page, 'First?', 'Yes the first.')
    if (when === 'after it') await remove(page, id)
    else stack.gemini.script(['steady,rate=20,tokens=2000,seed=3'])
    await field(page).fill('Second?')
    await field(page).press('Enter')
    if (when !== 'after it') {
      await log(page).getByText(tokensFor(3).slice(0, 5).join('')).waitFor()
      await remove(page, id)
    }
    await gone(page).waitFor()
    stack.gemini.script(['text,say=Yes the second.'])
    await again(page).click()
    await log(page).getByText('Yes the second.').waitFor()
    const opened = () => Number(new URL(page.url()).searchParams.get('chatId'))
    await expect.poll(opened).not.toBeOneOf([0, id])
    expect((await asked('Second?')).at(-1)).toEqual({ chat_id: opened() })
    expect(await log(page).getByText('Yes the first.').count()).toBe(0)
  })

  test('leaves what was asked and what was typed in the field of a new one', async () => {
    const page = await open()
    await remove(page, await ask(page, 'First?', 'Yes the first.'))
    await field(page).fill('Second?')
    await field(page).press('Enter')
    await gone(page).waitFor()
    await page.reload()
    await openPanel(page)
    expect(await field(page).inputValue()).toBe('Second?')
    const id = await ask(page, 'Third?', 'Yes the third.')
    await field(page).fill('half a question')
    await remove(page, id)
    await page.reload()
    await page.getByRole('button', { name: 'Ask your own question' }).click()
    expect(await field(page).inputValue()).toBe('half a question')
  })
})
