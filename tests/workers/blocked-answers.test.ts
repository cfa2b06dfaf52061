import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedAnswer } from '../helpers/answers/answers.ts'
import { ask, type Following } from '../helpers/client/reader.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.stop())

const port = () => stack.api.port
const lastPrompt = () => JSON.stringify(stack.gemini.calls.at(-1)!.body)

/** Asks in the conversation of another question, and waits for the answer. */
async function next(first: Following, prompt: string): Promise<Following> {
  const reader = ask({ prompt, chat_id: first.chatId() }, { port, visitor: first.visitor() })
  await reader.ended
  return reader
}

test.each(['finish,reason=SAFETY,after=2', 'prompt-blocked,reason=SAFETY'])(
  'an answer that its provider blocks has failed, and is explained in the words of the page: %s',
  async (scenario) => {
    stack.gemini.script([scenario])
    const reader = ask({ prompt: 'Is it allowed?' }, { port })
    await reader.ended
    const failure = await reader.until(({ event }) => event === 'error')
    expect(failure.data).toMatchObject({ error: 'blocked', retryable: false })
    const stored = await storedAnswer(stack.database.db, reader.messageId())
    expect(stored).toMatchObject({ status: 'failed', error: 'blocked', content: '' })
    const audit = stack.database.db.selectFrom('audits').select('error').where('message_id', '=', reader.messageId())
    expect(await audit.executeTakeFirst()).toEqual({ error: 'blocked: SAFETY' })
  },
)

test('a blocked question is in no later prompt', async () => {
  stack.gemini.script(['text,say=Yes.', 'prompt-blocked,reason=SAFETY'])
  const first = ask({ prompt: 'Did he come by night?' }, { port })
  await first.ended
  const blocked = await next(first, 'Is it allowed?')
  await next(first, 'Who was he?')
  expect(lastPrompt()).toContain('Did he come by night?')
  expect(lastPrompt()).not.toContain('Is it allowed?')
  // as an earlier release has stored it
  const row = { status: 'complete' as const, content: 'The assistant could not answer.' }
  await stack.database.db.updateTable('messages').set(row).where('id', '=', blocked.messageId()).execute()
  await next(first, 'And then?')
  expect(lastPrompt()).not.toMatch(/Is it allowed|could not answer\./)
})
