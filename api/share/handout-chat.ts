import type { Chat } from '#shared/contract/chat.ts'
import { tooLong } from './handout-passages.ts'
import type { HandoutPart } from './thread/handout/handout.ts'

const MOST_LETTERS = 200_000

/** The questions and answers of a conversation; answers without words yet are left out. */
export function chatParts({ messages }: Chat, edition: string): HandoutPart[] {
  const written = messages.filter(({ content, isStreaming }) => content.trim() !== '' && !isStreaming)
  if (written.reduce((sum, { content }) => sum + content.length, 0) > MOST_LETTERS) throw tooLong()
  return written.map(
    ({ role, content, spans = [] }): HandoutPart =>
      role === 'user' ? { kind: 'asked', text: content } : { kind: 'answer', text: content, spans, edition },
  )
}
