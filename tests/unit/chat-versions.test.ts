import { expect, test } from 'vitest'
import type { Chat, Message } from '../../shared/contract/chat.ts'
import { type ChatState, chatReducer, emptyChat, replacedAnswer } from '../../web/chat/chat-state.ts'
import { withRating } from '../../web/chat/conversation-acts.ts'
import { versionNumbers, withPeeks } from '../../web/chat/versions.ts'

const message = (id: number, role: Message['role'], content: string): Message => ({
  ...{ id, role, content, status: 'complete', isStreaming: false, has_audit_data: false },
  ...{ model_name: null, model_provider: null, citations: [], created_at: '2026-01-01T00:00:00Z' },
})
const chat = (messages: Message[]): Chat => ({
  ...{ chat_id: 7, title: 'John 3: One?', is_public: false, is_owner: true, reference: null },
  messages,
})
const opened = (messages: Message[]) => chatReducer(emptyChat, { type: 'opened', chat: chat(messages) })
const edit = (state: ChatState, prompt: string) =>
  chatReducer(state, { type: 'asked', prompt, key: prompt, isEdit: true })
const info = (state: ChatState, message_id: number) =>
  chatReducer(state, {
    type: 'event',
    event: { event: 'chat_info', data: { chat_id: 7, message_id, title: '', is_owner: true, is_public: false } },
  })
const words = ({ messages }: ChatState) => messages.map(({ content }) => content)
const refused = (state: ChatState) =>
  chatReducer(state, { type: 'failed', failure: { detail: 'Busy.', retryable: true } })

const one = [message(1, 'user', 'One?'), message(2, 'assistant', 'First.')]

test('an edit replaces the last turn, which becomes an earlier version', () => {
  const state = edit(opened(one), 'Two?')
  expect(words(state)).toEqual(['Two?', ''])
  expect(versionNumbers(state.messages[0]!)).toEqual([1, 2])
  expect(state.messages[0]!.other_versions![0]).toMatchObject({ version: 1, message_id: 2 })
})

test('earlier turns stay', () => {
  const two = [...one, message(3, 'user', 'More?'), message(4, 'assistant', 'Much.')]
  expect(words(edit(opened(two), 'Less?'))).toEqual(['One?', 'First.', 'Less?', ''])
})

test('the answer that an edit replaces is the last one that the server has', () => {
  const state = opened(one)
  expect(replacedAnswer(state)).toBe(2)
  const asked = edit(state, 'Two?')
  expect(replacedAnswer(asked)).toBe(2)
  expect(replacedAnswer(info(asked, 6))).toBe(6)
})

test('an edit that the server rejected is not a version: the next edit replaces the same answer', () => {
  const again = edit(refused(edit(opened(one), 'Two?')), 'Three?')
  expect(words(again)).toEqual(['Three?', ''])
  expect(versionNumbers(again.messages[0]!)).toEqual([1, 2])
  expect(replacedAnswer(again)).toBe(2)
})

test('editing a rejected question does not affect the answer before it', () => {
  const asked = chatReducer(opened(one), { type: 'asked', prompt: 'Lost?', key: 'lost' })
  const again = edit(refused(asked), 'Found?')
  expect(words(again)).toEqual(['One?', 'First.', 'Found?', ''])
  expect([replacedAnswer(again), versionNumbers(again.messages[2]!)]).toEqual([undefined, [1]])
})

test('an answer that failed is an earlier version, by the number that the server gave it', () => {
  const failed = refused(info(chatReducer(opened(one), { type: 'asked', prompt: 'Why?', key: 'why' }), 9))
  const again = edit(failed, 'Why so?')
  expect(again.messages[2]!.other_versions).toMatchObject([{ version: 1, message_id: 9 }])
})

test('another version can be viewed without changing the conversation', () => {
  const other = { version: 1, messages: [message(1, 'user', 'Old?'), message(2, 'assistant', 'Aged.')] }
  const question = { ...message(3, 'user', 'New?'), version: 2, other_versions: [other] }
  const rest = [message(5, 'user', 'Next?'), message(6, 'assistant', 'Last.')]
  const { messages } = opened([question, message(4, 'assistant', 'Fresh.'), ...rest])
  const shown = withPeeks(messages, new Map([[messages[0]!.key, 1]]))
  expect(shown.map(({ content }) => content)).toEqual(['Old?', 'Aged.', 'Next?', 'Last.'])
  expect([shown[0]!.key, shown[0]!.version, versionNumbers(shown[0]!)]).toEqual([messages[0]!.key, 1, [1, 2]])
  expect(withPeeks(messages, new Map())).toEqual(messages)
})

test('a rating is shown at its answer, and disappears when it is withdrawn', () => {
  const rating = { thumb: 'up' as const, includes_text: false }
  const rated = withRating(opened(one), 2, rating)
  expect(rated.messages.map((each) => each.rating)).toEqual([undefined, rating])
  expect(withRating(rated, 2, null).messages[1]!.rating).toBeUndefined()
})
