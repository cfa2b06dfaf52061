import { expect, test } from 'vitest'
import type { Problem } from '../../shared/contract/error.ts'
import { failureOf } from '../../web/chat/conversation-failures.ts'
import { failureText } from '../../web/chat/failure-words.ts'
import { AnswerError } from '../../web/data/client.ts'
import { fateOf } from '../../web/offline/refusals.ts'

const missing = (issues?: Problem['issues']) => {
  const problem = { type: 'about:blank', title: 'Not Found', status: 404, error: 'not_found', instance: '/api/chat' }
  return new AnswerError({ ...problem, detail: 'Not found.', issues }, null)
}
const stepGone = missing([{ path: 'plan_step_id', message: 'Not found.' }])
const question = { bible_id: 'eng-web', bookId: 'JHN', chapter: 3, prompt: 'Why?', chat_id: 5, plan_step_id: 9 }

test('a missing conversation is gone, and a plan that was deleted is not taken for it', () => {
  expect(failureOf(missing(), 5)).toEqual({ error: 'gone', retryable: true })
  for (const chatId of [5, null]) {
    const failure = failureOf(stepGone, chatId)
    expect(failure).toEqual({ error: 'stepGone', retryable: true })
    expect(failureText({ ...failure, prompt: '' })).toBe(
      'This reading plan no longer exists. Try again to ask without it.',
    )
  }
})

test('a waiting question is sent without a plan that was deleted, and in its own conversation', () => {
  expect(fateOf(stepGone, question)).toEqual({ request: { ...question, plan_step_id: null } })
  expect(fateOf(missing(), question)).toMatchObject({ request: { chat_id: null, plan_step_id: null } })
  expect(fateOf(stepGone, { ...question, plan_step_id: null, chat_id: null })).toBe('refused')
})
