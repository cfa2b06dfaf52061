import type { ShownMessage } from '../../chat/shown-message.ts'
import { type KeptQuestion, keptQuestions } from './kept-questions.ts'

/** The key of the first question of a conversation that only this device has. */
export function talkOf(messages: readonly ShownMessage[]): string | undefined {
  return messages.find(({ role, is_local }) => role === 'assistant' && is_local)?.key.slice('assistant-'.length)
}

/** The last kept conversation about a passage that the server has nothing of, as the panel shows it. */
export function keptTalkAt({ bookId, chapter }: { bookId: string; chapter: number | string }): ShownMessage[] | null {
  const here = keptQuestions().filter(
    ({ request }) => !request.chat_id && request.bookId === bookId && Number(request.chapter) === Number(chapter),
  )
  const talk = here.at(-1)?.talk
  const messages = here.filter((each) => each.talk === talk).flatMap(messagesOf)
  return messages.length > 0 ? messages : null
}

function messagesOf({ request, key, answer }: KeptQuestion): ShownMessage[] {
  const both = { id: null, isStreaming: false, status: 'complete' as const, has_audit_data: false }
  const { prompt, note } = request
  return [
    { ...both, key: `user-${key}`, role: 'user', content: prompt, citations: [], ...(note && { note }) },
    { ...both, key: `assistant-${key}`, role: 'assistant', ...answer, model_provider: 'builtin', is_local: 'kept' },
  ]
}
