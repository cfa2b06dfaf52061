/// <reference lib="dom" />
import { expect, test } from 'vitest'
import { expectAccessible } from '../helpers/browser/browser.ts'
import { sharedStack } from '../helpers/browser/site.ts'

const stack = sharedStack()

test('an answer that a limit cut off says so, also after a reload, and can be asked for again', async () => {
  stack.gemini.script(['finish,reason=MAX_TOKENS,after=3', 'text,say=Now it is whole.'])
  const page = await stack.open('/read/JHN/3', { size: 'phone' })
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByPlaceholder('Ask your own question...').fill('Who was Nicodemus?')
  await page.getByPlaceholder('Ask your own question...').press('Enter')
  const sign = page.getByText('Cut off', { exact: true })
  await sign.waitFor()
  await expectAccessible(page)
  await page.reload()
  await sign.waitFor()
  await page.getByRole('log').getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('log').getByText('Now it is whole.').waitFor()
  await page.getByRole('button', { name: 'Copy answer' }).waitFor()
  expect(await sign.count()).toBe(0)
})

test('words that were cut off stay when they are asked for again in vain', async () => {
  stack.gemini.script(['finish,reason=MAX_TOKENS,after=3', 'error,code=400', 'text,say=Now it is whole.'])
  const page = await stack.open('/read/JHN/3', { size: 'phone' })
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByPlaceholder('Ask your own question...').fill('Who was Nicodemus?')
  await page.getByPlaceholder('Ask your own question...').press('Enter')
  const log = page.getByRole('log')
  await log.getByText('word0 word1 word2').waitFor()
  await log.getByRole('button', { name: 'Retry' }).click()
  const again = log.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await log.getByText('word0 word1 word2').waitFor()
  await again.click()
  await log.getByText('Now it is whole.').waitFor()
  expect(await log.getByText('word0').count()).toBe(0)
})
