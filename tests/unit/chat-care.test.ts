import { describe, expect, test } from 'vitest'
import type { Care } from '../../shared/contract/care.ts'
import { type ChatAction, type ChatState, chatReducer, emptyChat, maySend, quietOf } from '../../web/chat/chat-state.ts'

const reply: Care = {
  kind: 'suicide',
  response: 'reply',
  language: 'en',
  help: 'Call [988](tel:988).',
  is_whole: false,
}
const lines: Care = { ...reply, kind: 'grief', response: 'lines' }
const LOST = { detail: 'Connection lost.', retryable: true }

const stateAfter = (...actions: ChatAction[]): ChatState => actions.reduce(chatReducer, emptyChat)
const asked = (care?: Care): ChatAction => ({ type: 'asked', prompt: 'Why?', key: 'k', care })
const info = (care?: Care): ChatAction => ({
  type: 'event',
  event: {
    event: 'chat_info',
    data: { chat_id: 1, message_id: 2, title: 'Conversation', is_owner: true, is_public: false, care },
  },
})
const answerOf = ({ messages }: ChatState) => messages.at(-1)

describe('help', () => {
  test('is shown with the first event of an answer, or earlier if it is known', () => {
    expect(answerOf(stateAfter(asked(), info(reply)))).toMatchObject({ care: reply, isStreaming: true, content: '' })
    expect(answerOf(stateAfter(asked(reply)))?.care).toEqual(reply)
    expect(answerOf(stateAfter(asked(reply), info()))?.care).toEqual(reply)
  })

  test('that was created here is replaced by the server’s, and never replaces it', () => {
    const own = { ...reply, is_whole: true }
    expect(answerOf(stateAfter(asked(), { type: 'helped', care: own }, info(reply)))?.care).toEqual(reply)
    expect(answerOf(stateAfter(asked(), info(reply), { type: 'helped', care: own }))?.care).toEqual(reply)
  })

  test('completes a failed answer: there is no error and no retry', () => {
    const state = stateAfter(asked(), { type: 'helped', care: reply }, { type: 'failed', failure: LOST })
    expect(state.failure).toBeNull()
    expect(state.activity).toBeNull()
    expect(answerOf(state)).toMatchObject({
      ...{ status: 'complete', isStreaming: false, content: '' },
      care: { ...reply, is_whole: true },
    })
    expect(maySend(state, 'And now?')).toBe(true)
  })

  test('in two lines stays above a failure, and during a retry', () => {
    const failed = stateAfter(asked(), info(lines), { type: 'failed', failure: LOST })
    expect(failed.failure).toMatchObject({ ...LOST, prompt: 'Why?' })
    expect(answerOf(failed)).toMatchObject({ status: 'failed', care: lines, isStreaming: false })
    const again = chatReducer(failed, { type: 'retried', key: 'l' })
    expect(again.messages).toHaveLength(2)
    expect(answerOf(again)).toMatchObject({ care: lines, isStreaming: true })
  })

  test('changes nothing for any other answer that fails', () => {
    const state = stateAfter(asked(), { type: 'failed', failure: LOST })
    expect(state.messages.map(({ role }) => role)).toEqual(['user'])
    expect(state.failure).toMatchObject(LOST)
  })
})

test('the screen is as quiet as the strongest help in the conversation', () => {
  expect(quietOf(stateAfter(asked()))).toBeNull()
  expect(quietOf(stateAfter(asked(lines)))).toBe('lines')
  const ended: ChatAction = {
    type: 'event',
    event: { event: 'stream_end', data: { message_id: 2, status: 'complete' } },
  }
  expect(quietOf(stateAfter(asked(reply), info(), ended, asked(lines)))).toBe('reply')
})
