import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import type { OpenOptions } from '../helpers/browser/browser.ts'
import { chatScreen } from '../helpers/browser/chat-screen.ts'
import { sharedStack } from '../helpers/browser/site.ts'

const stack = sharedStack()

// drop responses that the previous test scripted but did not use
beforeEach(() => stack.gemini.clear())

const open = (options?: OpenOptions) => stack.page(options)

const { field, log, open: openChat, ask, choose } = chatScreen(stack)

const menuOf = async (page: Page) => {
  await page.getByRole('button', { name: 'Conversation menu' }).click()
  await page.getByRole('menuitem').first().waitFor()
  const items = await page.getByRole('menuitem').allInnerTexts()
  await page.keyboard.press('Escape')
  return items
}

const stored = (id: number) =>
  stack.database.db.selectFrom('chats').select(['id', 'is_public']).where('id', '=', id).executeTakeFirst()

test('the header says Ask a question, then the words of the title after the colon, and its menu is the owner’s', async () => {
  const page = await openChat()
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await conversation.getByRole('heading', { name: 'Ask a question' }).waitFor()
  expect(await menuOf(page)).toEqual(['Start a new conversation', 'Ask without keeping'])
  await ask(page, 'Why by night?')
  await conversation.getByRole('heading', { name: 'Why by night?', exact: true }).waitFor()
  const own = ['Start a new conversation', 'Publish and share', 'Handout...', 'See AI Prompt', 'Delete chat']
  expect(await menuOf(page)).toEqual(own)
  await choose(page, 'Start a new conversation')
  await conversation.getByRole('heading', { name: 'Ask a question' }).waitFor()
  await page.waitForURL((url) => !url.searchParams.has('chatId'))
})

test('sharing publishes first and copies the link, the banner says so, and Undo makes it private', async () => {
  const page = await openChat({ context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  const id = await ask(page, 'Who can enter?')
  await choose(page, 'Publish and share')
  await page.getByText('Link copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${stack.url}/chat/${id}`)
  await page.getByText('You have published this chat').waitFor()
  expect((await stored(id))?.is_public).toBe(true)
  const own = ['Start a new conversation', 'Share', 'Handout...', 'See AI Prompt', 'Make private', 'Delete chat']
  expect(await menuOf(page)).toEqual(own)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('You have published this chat').waitFor({ state: 'detached' })
  expect((await stored(id))?.is_public).toBe(false)
})

test.each(['phone', 'desk'] as const)(
  'on a %s Escape closes a dialog over the conversation, and not the conversation',
  async (size) => {
    const page = await openChat({ size })
    await ask(page, 'Who came by night?')
    await choose(page, 'Handout...')
    const dialog = page.getByRole('dialog', { name: 'Handout of this conversation' })
    await dialog.getByRole('switch').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await field(page).isVisible()).toBe(true)
  },
)

test('the device’s own share sheet is used where there is one', async () => {
  const page = await open()
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(globalThis, { shared })
    navigator.share = async (data) => void shared.push(data)
  })
  await page.goto('/read/JHN/3')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  const id = await ask(page, 'What is born of flesh?')
  await page.getByRole('button', { name: 'Share conversation' }).click()
  await page.getByText('You have published this chat').waitFor()
  await page.waitForFunction(() => (globalThis as unknown as { shared: unknown[] }).shared.length > 0)
  const shared = await page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared)
  expect(shared).toEqual([{ url: `${stack.url}/chat/${id}`, title: 'John 3' }])
})

test('a shared chat is read-only for others, who can ask their own question; a private one redirects home', async () => {
  const owner = await openChat()
  const id = await ask(owner, 'Where does the wind blow?')
  const guest = await open()
  await guest.goto(`/chat/${id}`)
  await guest.waitForURL((url) => url.pathname === '/')
  await choose(owner, 'Publish and share')
  await owner.getByText('You have published this chat').waitFor()
  await guest.goto(`/chat/${id}`)
  await guest.waitForURL(`**/read/JHN/3?chatId=${id}`)
  await guest.getByText('This chat was shared by someone else.').waitFor()
  await log(guest).getByText('Where does the wind blow?').waitFor()
  expect(await field(guest).count()).toBe(0)
  expect(await menuOf(guest)).toEqual(['Start a new conversation', 'Share', 'Handout...', 'Report...'])
  await guest.getByRole('button', { name: 'Ask your own question' }).click()
  await field(guest).waitFor()
  await guest.waitForURL((url) => !url.searchParams.has('chatId'))
})

test('the link of a shared chat marks its verses, and a guest reads it from its first question', async () => {
  const owner = await openChat()
  await owner.goto('/read/JHN/3?verse=5-6')
  await owner.locator('.verse[data-highlighted]').first().waitFor()
  await owner.getByRole('button', { name: 'Ask', exact: true }).click()
  const long = 'The wind blows where it wants to. '.repeat(60)
  const id = await ask(owner, 'What is born of water?', long)
  await ask(owner, 'What is born of the Spirit?', long)
  await choose(owner, 'Publish and share')
  await owner.getByText('You have published this chat').waitFor()
  const guest = await open()
  await guest.goto(`/chat/${id}`)
  await guest.waitForURL(`**/read/JHN/3?verse=5-6&chatId=${id}`)
  await log(guest).getByText('What is born of the Spirit?').waitFor()
  expect(await guest.locator('.verse[data-highlighted]').count()).toBeGreaterThanOrEqual(2)
  const scroller = log(guest).locator('..')
  expect(await scroller.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(200)
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(0)
})

test('a missing chat says so, and offers to ask a new question', async () => {
  const page = await open()
  await page.goto('/read/JHN/3?chatId=4711')
  await page.getByText('This conversation cannot be opened.').waitFor()
  expect(await field(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Ask your own question' }).click()
  await field(page).waitFor()
})

test('a deleted chat disappears from the lists immediately, and Undo restores it', async () => {
  const page = await openChat()
  const id = await ask(page, 'What did Moses lift up?')
  const recent = page.getByRole('region', { name: 'Recent chats' })
  await recent.getByRole('link', { name: /What did Moses lift up/ }).waitFor()
  await choose(page, 'Delete chat')
  await recent.waitFor({ state: 'detached' })
  await page.waitForURL((url) => !url.searchParams.has('chatId'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForURL(`**/read/JHN/3?chatId=${id}`)
  await log(page).getByText('What did Moses lift up?').waitFor()
  await recent.getByRole('link', { name: /What did Moses lift up/ }).waitFor()
})

test('Undo stays when the sheet of a phone is closed', async () => {
  const page = await openChat({ size: 'phone' })
  const id = await ask(page, 'Who was lifted up?')
  await choose(page, 'Delete chat')
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  await page.waitForURL((url) => !url.searchParams.has('chatId'))
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Chat' }).waitFor({ state: 'detached' })
  await undo.click()
  await page.waitForURL(`**/read/JHN/3?chatId=${id}`)
  await log(page).getByText('Who was lifted up?').waitFor()
})

test('a deleted chat is permanently deleted when the page is closed', async () => {
  const page = await openChat()
  const id = await ask(page, 'Is this to be forgotten?')
  await choose(page, 'Delete chat')
  await page.getByText('Conversation deleted').waitFor()
  await page.goto('/version.json')
  await expect.poll(() => stored(id), { timeout: 15_000 }).toBeUndefined()
})

test('See AI Prompt shows how each answer was written, part by part, and links back', async () => {
  const page = await openChat({ context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  const id = await ask(page, 'First of two?')
  await ask(page, 'Second of two?', 'The second answer.')
  await choose(page, 'See AI Prompt')
  await page.waitForURL(`**/audit/${id}`)
  await page.getByRole('heading', { name: 'AI Audit' }).waitFor()
  await page.getByRole('heading', { name: 'John 3: First of two?' }).waitFor()
  await page.getByText('2 of 2').waitFor()
  await page.getByRole('tab', { name: 'System', selected: true }).waitFor()
  await page
    .getByRole('tabpanel')
    .getByText(/^gemini · /)
    .waitFor()
  await page.getByRole('tab', { name: 'Response' }).click()
  await page.getByRole('tabpanel').getByText('The second answer.').waitFor()
  await page.getByText('What is this?').click()
  await page.getByText('The assistant’s response before its quotations were checked.').waitFor()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Tools' }).click()
  await page.getByText('No tool was used for this answer.').waitFor()
  await page.getByRole('button', { name: 'Previous answer' }).click()
  await page.getByText('1 of 2').waitFor()
  await page.getByRole('tab', { name: 'Input' }).click()
  await page.getByRole('tabpanel').getByText('First of two?').waitFor()
  await page.getByRole('link', { name: 'Back to the conversation' }).click()
  await page.waitForURL(`**/read/PSA/147?chatId=${id}`)
  await page.getByText('The second answer.').waitFor()
  // the way back is no reading: Home continues where the reader was
  expect(await page.evaluate(() => localStorage.getItem('last_place'))).toBe('JHN/3')
})

test('on a phone a handout that fails says so above its own sheet', async () => {
  const page = await openChat({ size: 'phone' })
  await ask(page, 'Who came by night?')
  await choose(page, 'Handout...')
  const dialog = page.getByRole('dialog', { name: 'Handout of this conversation' })
  await page.route('**/handout*', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Save as PDF' }).click()
  await dialog.getByRole('region', { name: 'Notices' }).getByRole('status').getByText(/./).waitFor()
})
