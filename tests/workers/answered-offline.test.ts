import { expect, test } from 'vitest'
import { ask } from '../helpers/client/reader.ts'
import { ownStack } from '../helpers/stack/stack.ts'

const PROMPT = 'How do I stop worrying?'

test('what a device has answered is answered by the finder with the same tools, once for its key', {
  timeout: 150_000,
}, async () => {
  const stack = await ownStack()
  const options = { port: stack.api.port, key: 'asked-without-a-network' }
  const first = ask({ prompt: PROMPT, answered_offline: true }, options)
  await first.ended
  expect(stack.gemini.calls).toEqual([])
  expect(first.text()).toContain('No language model wrote this')
  // no device has the commentary, which the finder quotes otherwise
  expect(first.text()).not.toContain('Matthew Henry')

  // the same question may have left the device before the network was lost
  const visitor = first.visitor()
  for (const answered_offline of [true, undefined]) {
    const again = ask({ prompt: PROMPT, answered_offline }, { ...options, visitor })
    await again.ended
    expect(again.messageId()).toBe(first.messageId())
  }
  const messages = await stack.database.db
    .selectFrom('messages')
    .select(['role', 'status', 'model_provider'])
    .where('chat_id', '=', first.chatId())
    .orderBy('id')
    .execute()
  expect(messages).toEqual([
    { role: 'user', status: 'complete', model_provider: null },
    { role: 'assistant', status: 'complete', model_provider: 'builtin' },
  ])

  const next = ask({ prompt: 'And when I can’t sleep?', chat_id: first.chatId() }, { port: stack.api.port, visitor })
  await next.ended
  expect(stack.gemini.calls.length).toBeGreaterThan(0)
})
