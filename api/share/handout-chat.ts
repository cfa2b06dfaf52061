import type { Chat } from '#shared/contract/chat.ts'
import { tooLong } from './handout-passages.ts'
import type { HandoutPart } from './thread/handout/handout.ts'

const MOST_LETTERS = 200_000

/** The questions and answers of a conversation, help before its answer; answers without words yet are left out. */
export function chatParts({ messages }: Chat, edition: string): HandoutPart[] {
  const finished = messages.filter(({ isStreaming }) => !isStreaming)
  const written = finished.flatMap((message) => partsOf(message, edition)).filter(({ text }) => text.trim() !== '')
  if (written.reduce((sum, { text }) => sum + text.length, 0) > MOST_LETTERS) throw tooLong()
  return written
}

type WrittenPart = Extract<HandoutPart, { kind: 'asked' | 'answer' }>

function partsOf({ role, content, care, spans = [] }: Chat['messages'][number], edition: string): WrittenPart[] {
  if (role === 'user') return [{ kind: 'asked', text: content }]
  const answer: WrittenPart = { kind: 'answer', text: content, spans, edition }
  if (!care) return [answer]
  // the stored text of a fixed reply may have numbers that are corrected since
  return [{ kind: 'answer', text: care.help, spans: [], edition }, ...(care.is_whole ? [] : [answer])]
}
