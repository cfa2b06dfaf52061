import { expect, test } from 'vitest'
import { failureEvent } from '#shared/server/failure.ts'
import { failureText, waitText } from '../../web/chat/failure-words.ts'

const shown = (code: string) => failureText({ ...failureEvent(code).data, prompt: '' })

test('the page explains a failed answer with the same words as the server', () => {
  for (const code of ['busy', 'quota', 'unavailable', 'deadline', 'poison', 'blocked', 'gone', 'of-a-newer-server']) {
    expect(shown(code), code).toBe(failureEvent(code).data.detail)
  }
  expect(shown('of-a-newer-server')).toBe(shown('notWritten'))
})

test('a refused question is explained by its sentence', () => {
  expect(failureText({ prompt: '', detail: 'Ask later.', retryable: true })).toBe('Ask later.')
})

test('a wait is shown in seconds, then minutes, then hours', () => {
  expect([90, 91, 5401].map(waitText)).toEqual(['Try again in 90 s', 'Try again in 2 min', 'Try again in 2 h'])
})
