import { expect, test } from 'vitest'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { sharedSite } from '../helpers/browser/site.ts'
import { insertConversation } from '../helpers/client/conversation.ts'
import { insertVisitor } from '../helpers/db/visitor.ts'

const site = sharedSite()

test('a reader of a published conversation continues it in a private copy', async () => {
  const { db } = site.database
  const owner = await insertVisitor(db)
  const { chatId } = await insertConversation(db, owner, { isPublic: true, words: 'Who came by night?' })
  const page = await site.open(`/read/JHN/3?chatId=${chatId}`)
  await page.getByText('This chat was shared by someone else.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'continue it in a copy' }).click()
  await page.waitForURL((url) => url.searchParams.has('chatId') && !url.search.includes(String(chatId)))
  await page.getByPlaceholder('Ask your own question...').waitFor()
  await page.getByRole('log').getByText('Who came by night?').first().waitFor()
  expect(await page.getByText('This chat was shared by someone else.').count()).toBe(0)
  await page.goto('/conversations')
  await page
    .getByRole('link', { name: /Who came by night/ })
    .first()
    .waitFor()
})
