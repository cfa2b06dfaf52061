import { expect, test } from 'vitest'
import { expectNothingLeft, storedAnswer } from '../helpers/answers/answers.ts'
import { createClient } from '../helpers/client/client.ts'
import { ask } from '../helpers/client/reader.ts'
import { callPart, response, textPart } from '../helpers/model/shapes.ts'
import { ownStack } from '../helpers/stack/stack.ts'

test('an answer that waits for its next run is stopped immediately, and keeps the text that it has shown', async () => {
  const stack = await ownStack()
  const { db } = stack.database
  const port = () => stack.api.port
  stack.gemini.script([
    async ({ reply }) => {
      reply.frame(response([textPart('He came “by night” to him. ')]))
      reply.frame(response([callPart('get_passage', { reference: 'John 3' })], 'STOP'))
    },
    'error,code=429,delay=60s',
  ])
  const reader = ask({ prompt: 'Who came by night?' }, { port })
  await reader.until(({ event }) => event === 'chat_info')
  await expect.poll(() => stack.workers[0]!.log()).toContain('retried')
  expect(reader.text()).toContain('by night')
  const who = { 'X-User-ID': reader.visitor() }
  expect((await createClient(port()).post(`/api/chat/${reader.chatId()}/stop`, {}, who)).status).toBe(202)
  expect((await reader.ended).data.status).toBe('stopped')
  const stored = await storedAnswer(db, reader.messageId())
  // nothing has checked it, so it quotes nothing
  expect(stored).toMatchObject({ status: 'stopped', error: null, content: 'He came by night to him. ' })
  expect(stored.work, 'no other run has ended it').toMatchObject({ state: 'cancelled', runs: 1 })
  expect(reader.text()).toBe(stored.content)
  expect(reader.events.map(({ event }) => event).slice(-2)).toEqual(['final_content', 'stream_end'])
  const next = ask({ prompt: 'And then?', chat_id: reader.chatId() }, { port, visitor: reader.visitor() })
  await next.until(({ event }) => event === 'chat_info')
  await createClient(port()).post(`/api/chat/${reader.chatId()}/stop`, {}, who)
  await next.ended
  await expectNothingLeft(db)
})
