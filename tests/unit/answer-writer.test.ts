import { expect, test } from 'vitest'
import type { ChatEvent } from '../../shared/contract/chat.ts'
import { finalContent } from '../../shared/server/final-content.ts'
import { chatReducer, emptyChat, isByModel } from '../../web/chat/chat-state.ts'

const stored = { content: 'He came by night.', citations: [], follow_ups: [], care: null }

function answered(model_name: string | null, model_provider: string | null) {
  const events: ChatEvent[] = [
    finalContent({ ...stored, model_name, model_provider }),
    { event: 'stream_end', data: { message_id: 2, status: 'complete' } },
  ]
  const asked = chatReducer(emptyChat, { type: 'asked', prompt: 'Why?', key: 'k' })
  return events.reduce((state, event) => chatReducer(state, { type: 'event', event }), asked)
}

test('an answer with a model name was written by a model', () => {
  expect(isByModel(answered('gemini-x', 'gemini'))).toBe(true)
})

test.each([
  ['philip-builtin-1', 'builtin'],
  ['fixed-reply', 'builtin'],
  [null, null],
])('an answer of %s was not written by a model, %s', (name, provider) => {
  expect(isByModel(answered(name, provider))).toBe(false)
})

test('nothing was written by a model before the first answer', () => {
  expect(isByModel(emptyChat)).toBe(false)
  expect(isByModel(chatReducer(emptyChat, { type: 'asked', prompt: 'Why?', key: 'k' }))).toBe(false)
})
