import { expect, test } from 'vitest'
import { published } from '../../web/chat/chat-actions.ts'
import { type ChatAction, chatReducer, emptyChat, isFragile } from '../../web/chat/chat-state.ts'
import { isUnchanged } from '../../web/chat/conversation-acts.ts'

const asked = chatReducer(emptyChat, { type: 'asked', prompt: 'Why by night?', key: 'one' })
const write = (state: typeof asked) =>
  chatReducer(state, { type: 'event', event: { event: 'content', data: { content: 'He was' } } })

test('words of an answer that the conversation does not wait for change nothing', () => {
  expect(write(asked)).toMatchObject({ activity: { state: 'writing' } })
  expect(write(emptyChat)).toBe(emptyChat)
})

test('a reload would lose what is not stored, and what is not kept', () => {
  const failed = chatReducer(asked, { type: 'failed', failure: { error: 'lost', retryable: true } })
  const unkept = { ...emptyChat, is_kept: false }
  expect([asked, failed, unkept, emptyChat].map(isFragile)).toEqual([true, true, true, false])
})

/** A retry of a stopped answer with words, and what the server says about it. */
const stopped = { ...chatReducer(asked, message('stream_end', { message_id: 2, status: 'stopped' })), answer_id: 2 }
function message(event: string, data: object) {
  return { type: 'event', event: { event, data } } as Extract<ChatAction, { type: 'event' }>
}
function retried(...events: ChatAction[]) {
  const cut = {
    ...stopped,
    messages: stopped.messages.map((each, at) => (at === 1 ? { ...each, content: 'He' } : each)),
  }
  return [{ type: 'retried', key: 'two' } as const, ...events].reduce(chatReducer, cut)
}
const accepted = message('chat_info', { chat_id: 1, message_id: 3, title: '', is_owner: true, is_public: false })
const ends = (status: string) => message('stream_end', { message_id: 3, status })
const failure = { type: 'failed', failure: { error: 'busy', retryable: true } } as const
const kept = { activity: null, answer_id: 2, messages: [{ role: 'user' }, { id: 2, status: 'stopped', content: 'He' }] }

test('a retry that is refused, fails or is stopped before its first word shows the words before it again', () => {
  expect(retried()).toMatchObject({ messages: [{}, { content: '', isStreaming: true }] })
  const failed = message('error', { error: 'busy', detail: '', retryable: true })
  expect(retried(failure)).toMatchObject({ ...kept, failure: { error: 'busy', prompt: 'Why by night?' } })
  expect(retried(accepted, failed, ends('failed'))).toMatchObject({ ...kept, failure: { error: 'busy' } })
  const empty = message('final_content', { content: '', citations: [] })
  expect(retried(accepted, empty, ends('stopped'))).toMatchObject({ ...kept, failure: null })
})

test('a retry with words replaces the words before it', () => {
  const words = message('content', { content: 'He came' })
  const state = retried(accepted, words, ends('stopped'))
  expect(state).toMatchObject({ answer_id: 3, messages: [{}, { id: 3, content: 'He came', status: 'stopped' }] })
})

test('what is loaded for a conversation is not shown over a question that was asked meanwhile', () => {
  const next = chatReducer(stopped, { type: 'asked', prompt: 'Who?', key: 'three' })
  expect([stopped, next, { ...stopped, chat_id: 7 }].map((now) => isUnchanged(now, stopped))).toEqual([
    true,
    false,
    false,
  ])
})

test('a late reply to Publish changes only the conversation that was published', () => {
  const other = { ...emptyChat, chat_id: 2, is_kept: false }
  expect(chatReducer(other, { type: 'changed', change: published(1, true) })).toBe(other)
  expect(chatReducer(other, { type: 'changed', change: published(2, true) })).toMatchObject({
    is_public: true,
    is_kept: true,
  })
})

test.each(['refused', 'being written'])('a question that is %s when its chat is deleted begins another one', (when) => {
  const first = [accepted, message('content', { content: 'He came' }), ends('complete')].reduce(chatReducer, asked)
  const next = chatReducer(first, { type: 'asked', prompt: 'Was he afraid?', key: 'two' })
  const taken = when === 'refused' ? next : chatReducer(next, accepted)
  const isRefused = when === 'refused'
  expect(chatReducer(taken, { type: 'failed', failure: { error: 'gone', retryable: true, isRefused } })).toMatchObject({
    ...{ chat_id: null, answer_id: null, activity: null },
    messages: [{ role: 'user', content: 'Was he afraid?' }],
    failure: { error: 'gone', prompt: 'Was he afraid?', retryable: true, isRefused },
  })
})
