import { expect, test } from 'vitest'
import { chatReducer, emptyChat, isFragile } from '../../web/chat/chat-state.ts'

const asked = chatReducer(emptyChat, { type: 'asked', prompt: 'Why by night?', key: 'one' })
const write = (state: typeof asked) =>
  chatReducer(state, { type: 'event', event: { event: 'content', data: { content: 'He was' } } })

test('words of an answer that the conversation does not wait for change nothing', () => {
  expect(write(asked)).toMatchObject({ activity: { state: 'writing' } })
  expect(write(emptyChat)).toBe(emptyChat)
})

test('a reload would lose what is not stored, and what is not kept', () => {
  const failed = chatReducer(asked, { type: 'failed', failure: { error: 'lost', retryable: true } })
  const unkept = chatReducer(emptyChat, { type: 'kept', is_kept: false })
  expect([asked, failed, unkept, emptyChat].map(isFragile)).toEqual([true, true, true, false])
})

test('a late reply to Publish changes only the conversation that was published', () => {
  const other = { ...emptyChat, chat_id: 2, is_kept: false }
  expect(chatReducer(other, { type: 'published', chat_id: 1, is_public: true })).toBe(other)
  expect(chatReducer(other, { type: 'published', chat_id: 2, is_public: true })).toMatchObject({
    is_public: true,
    is_kept: true,
  })
})
