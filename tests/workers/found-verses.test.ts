import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../helpers/client/reader.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ env: { LLM_PROVIDER: 'builtin' } })
})
afterAll(() => stack.stop())

const found = { bookId: 'MAT', chapter: 6, verses: [25, 26, 27] }

test('the verses that Home found for a first question are not those of the next one, but other ones are', async () => {
  const { port } = stack.api
  const first = ask({ prompt: 'How do I stop worrying?', ...found }, { port })
  await first.ended
  const visitor = first.visitor()
  const next = async (prompt: string, verses: number[]) => {
    const reader = ask({ prompt, ...found, verses, chat_id: first.chatId() }, { port, visitor })
    await reader.ended
    return reader.text()
  }
  expect(await next('Who was Samson?', found.verses)).toContain('(/read/JDG/')
  expect(await next('What does this mean?', [33])).toContain('[Matthew 6:33]')
})
