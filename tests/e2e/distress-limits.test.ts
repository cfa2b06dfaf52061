/// <reference lib="dom" />
import { expect, test } from 'vitest'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { sharedStack } from '../helpers/browser/site.ts'

const limits = { RATE_LIMIT_DISABLED: 'false', RATE_LIMIT_REPLIES_PER_HOUR: '1' }
const stack = sharedStack({ env: { LLM_PROVIDER: 'builtin', ...limits } })

test.each(['phone', 'desk'] as const)(
  'beyond the limit on a %s, help is shown alone, and nothing says why',
  async (size) => {
    const page = await stack.page({ size, context: { locale: 'en-GB' } })
    await page.goto('/read/PSA/34')
    await page.locator('[data-opens-chat]').first().click()
    const send = async (words: string) => {
      await page.getByRole('textbox', { name: 'Your question' }).fill(words)
      await page.keyboard.press('Enter')
    }
    const help = page.getByRole('region', { name: 'Help' })
    await send('I want to kill myself')
    await help.getByRole('link', { name: '116 123' }).waitFor()
    await page.waitForURL(/chatId=\d+/)
    // the browser's own recognition does not know these words
    await send('God does not answer, so I am going to go and ask him in person')
    await page.getByRole('group', { name: 'Help' }).waitFor()
    await help.getByRole('link', { name: '116 123' }).waitFor()
    await expectAccessible(page)
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await page.getByText(/too many|try again|not stored/i).count()).toBe(0)
    await page.reload()
    await help.waitFor()
    expect(await page.getByRole('group', { name: 'Help' }).count()).toBe(0)
  },
)
