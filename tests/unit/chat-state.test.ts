import { expect, test } from 'vitest'
import { chatReducer, emptyChat, isFragile } from '../../web/chat/chat-state.ts'

const asked = chatReducer(emptyChat, { type: 'asked', prompt: 'Why by night?', key: 'one' })

test('a reload would lose what is not stored, and what is not kept', () => {
  const failed = chatReducer(asked, { type: 'failed', failure: { error: 'lost', retryable: true } })
  const unkept = chatReducer(emptyChat, { type: 'kept', is_kept: false })
  expect([asked, failed, unkept, emptyChat].map(isFragile)).toEqual([true, true, true, false])
})
