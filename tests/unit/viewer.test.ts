import { expect, test } from 'vitest'
import { moveTo, onPublished, startView } from '../../api/chat/viewer.ts'
import type { Frame } from '../../shared/server/answer-stream.ts'

const frame = (seq: number, event: Frame['event'] = 'content'): Frame => ({
  ...{ id: `1-${seq}`, event, data: '{}' },
  prev: seq === 0 ? '0-0' : `1-${seq - 1}`,
})

/** A view that has received the frames of the log up to `seq`. */
const viewAt = (seq: number, isOwner = true) => ({ ...startView(isOwner, `1-${seq}`), isLive: true })

test('a view sends each frame of the log and moves its cursor', () => {
  const view = startView(true)
  expect([frame(0), frame(1)].map((each) => moveTo(view, each))).toEqual(['send', 'send'])
  expect(view.cursor).toBe('1-1')
})

test('after a lost start text is skipped until the answer starts over', () => {
  const view = startView(true)
  expect(moveTo(view, frame(3))).toBe('skip')
  expect(moveTo(view, frame(4))).toBe('skip')
  expect(moveTo(view, frame(5, 'reset'))).toBe('send')
  expect(moveTo(view, frame(6))).toBe('send')
})

test('text after lost frames is skipped, also if a status is the first frame after them', () => {
  const view = viewAt(1)
  expect([frame(4, 'status'), frame(5)].map((each) => moveTo(view, each))).toEqual(['send', 'skip'])
  expect(moveTo(view, frame(6, 'final_content'))).toBe('send')
})

test('after a lost start the complete answer is sent', () => {
  const view = startView(true)
  expect(moveTo(view, frame(3))).toBe('skip')
  expect(moveTo(view, frame(4, 'final_content'))).toBe('send')
})

test('the end of another visitor’s answer is asked for, and the cursor stays before it', () => {
  const view = viewAt(1, false)
  expect(moveTo(view, frame(2, 'final_content'))).toBe('ask')
  expect(view.cursor).toBe('1-1')
})

test('a published frame is next, a repetition or after a gap', () => {
  expect(onPublished(viewAt(1), frame(2))).toBe('next')
  expect(onPublished(viewAt(1), frame(1))).toBe('ignore')
  expect(onPublished(viewAt(1), frame(3))).toBe('gap')
})

test('a frame published during a read of the log requests another read', () => {
  const view = { ...viewAt(1), busy: true }
  expect(onPublished(view, frame(2))).toBe('ignore')
  expect(view.again).toBe(true)
})

test('after a failed read the log is read again, unless the reader has too much unread', () => {
  expect(onPublished({ ...viewAt(1), isLive: false }, frame(2))).toBe('replay')
  expect(onPublished({ ...viewAt(1), isLive: false, isFull: true }, frame(2))).toBe('ignore')
})
