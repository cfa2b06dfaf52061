import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedAnswer } from '../helpers/answers/answers.ts'
import { ask, begun } from '../helpers/client/reader.ts'
import { response, textPart } from '../helpers/model/shapes.ts'
import { type Stack, startStack } from '../helpers/stack/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.stop())

test('the text of a lost worker is stored without quotation marks or seals', {
  timeout: 120_000,
}, async () => {
  const said = [
    'It says “You shall commit adultery” ([Exodus 20:14](/read/EXO/20?verse=14)),',
    " and 'God hates the world' (John 3:16).\n\n> God hates\u202E you\n> — John 3:16\n\n",
    '1. > And \u201Call in it\u201D\n\n',
    'w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 ',
  ]
  stack.gemini.script([
    async ({ reply }) => {
      for (const text of said) {
        reply.frame(response([textPart(text)]))
        await reply.wait(50)
      }
      await reply.hang()
    },
  ])
  const reader = ask({ prompt: 'What does it say?' }, { port: stack.api.port })
  await reader.until(() => reader.text().includes('w9'))
  await begun(reader, 1)
  await stack.workers[0]!.end('SIGKILL')
  await stack.database.db
    .updateTable('work_item')
    .set({ deadline_at: new Date(0), touched_at: new Date(0) })
    .where('entity_id', '=', String(reader.messageId()))
    .execute()
  await stack.addWorker()
  await reader.ended
  const { status, error, content } = await storedAnswer(stack.database.db, reader.messageId())
  expect({ status, error }).toEqual({ status: 'failed', error: 'deadline' })
  expect(content).toBe(
    [
      'It says You shall commit adultery (Exodus 20:14), and God hates the world (John 3:16).\n',
      'God hates you\n— John 3:16\n',
      '1. And all in it\n',
      'w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 ',
    ].join('\n'),
  )
  const { citations } = await stack.database.db
    .selectFrom('messages')
    .select('citations')
    .where('id', '=', reader.messageId())
    .executeTakeFirstOrThrow()
  expect(citations).toEqual([])
})
