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

test('a question waits for a connection only if this device has no answer', () => {
  expect(activityText({ state: 'thinking', isHere: true }, true, false)).toBe('Thinking...')
  expect(activityText({ state: 'searching', isHere: true }, false, true)).toBe('Searching the Scriptures...')
  expect(activityText({ state: 'thinking', isHere: false }, true, false)).toContain('Your question is saved')
  expect(activityText({ state: 'thinking', isHere: false }, false, true)).toBe('Connection lost. Reconnecting...')
})
