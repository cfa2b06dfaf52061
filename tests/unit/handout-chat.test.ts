import { expect, test } from 'vitest'
import { chatParts } from '../../api/share/handout-chat.ts'
import type { Chat } from '../../shared/contract/chat.ts'

const words = { id: 1, status: 'complete', isStreaming: false }
const asked = { ...words, role: 'user', content: 'I cannot stop drinking' }
const care = { kind: 'addiction', response: 'lines', language: 'en', is_whole: false, help: 'Call [1](tel:1).' }
const span = { start: 0, end: 3 }
const answered = { ...words, role: 'assistant', content: 'An answer.', spans: [span] }

const partsOf = (...messages: object[]) => chatParts({ messages } as unknown as Chat, 'WEB')
const help = { kind: 'answer', text: care.help, spans: [], edition: 'WEB' }
const answer = { kind: 'answer', text: 'An answer.', spans: [span], edition: 'WEB' }

test('help is printed before its answer, and the signs stay with the answer', () => {
  expect(partsOf(asked, { ...answered, care })).toEqual([{ kind: 'asked', text: asked.content }, help, answer])
})

test('a fixed reply is printed as its page shows it now, and not as it was stored', () => {
  expect(partsOf({ ...answered, care: { ...care, is_whole: true } })).toEqual([help])
})

test('help is printed even if its answer has no words', () => {
  expect(partsOf({ ...answered, content: '', status: 'failed', care })).toEqual([help])
})

test('an answer that is being written is left out', () => {
  expect(partsOf(asked, { ...answered, isStreaming: true, care })).toEqual([{ kind: 'asked', text: asked.content }])
})

test('a conversation that is too long to print is refused', () => {
  const long = { ...answered, content: 'x'.repeat(200_001) }
  expect(() => partsOf(long)).toThrow()
  expect(() => partsOf({ ...long, care: { ...care, is_whole: true } })).not.toThrow()
})
