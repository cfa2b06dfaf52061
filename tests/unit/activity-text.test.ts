import { expect, test } from 'vitest'
import { activityText } from '../../web/chat/activity-text.ts'
import { chatReducer, emptyChat } from '../../web/chat/chat-state.ts'

test('an answer that starts over says so until it has words again', () => {
  const asked = chatReducer(emptyChat, { type: 'asked', prompt: 'Why?', key: '1' })
  const written = chatReducer(asked, { type: 'event', event: { event: 'content', data: { content: 'He ' } } })
  const again = chatReducer(written, { type: 'event', event: { event: 'reset', data: { reason: 'lost' } } })
  const queued = chatReducer(again, { type: 'event', event: { event: 'status', data: { state: 'thinking' } } })
  for (const { activity } of [again, queued]) {
    expect(activityText(activity, true, true)).toBe('The answer was interrupted. Writing it again...')
  }
  const anew = chatReducer(queued, { type: 'event', event: { event: 'content', data: { content: 'He ' } } })
  expect(activityText(anew.activity, true, true)).toBeNull()
})

test('a pause in the words says that the work continues', () => {
  expect(activityText({ state: 'writing' }, true, true)).toBeNull()
  expect(activityText({ state: 'writing' }, true, true, true)).toBe('Still working...')
})

test('an answer that this device writes does not wait for a connection', () => {
  expect(activityText({ state: 'thinking', isHere: true }, true, false)).toBe('Searching the Scriptures...')
})
