import { findBook } from '#shared/bible/books.ts'
import type { DeviceAnswer } from '#shared/builtin/answer-on-device.ts'
import type { ChatRequest } from '#shared/contract/chat.ts'
import type { ShownMessage } from '../../chat/shown-message.ts'
import { dropUnsent } from '../../chat/unsent.ts'
import { hasIndex } from '../../data/kept-translation.ts'
import { askDevice } from './device-call.ts'
import { keepQuestion } from './kept-questions.ts'
import { talkOf } from './kept-talk.ts'
import { storeKept } from './store-kept.ts'

/** An answer of this device. `kept` says whether it is kept for the server: not if there is no room for it. */
export type AnswerHere = DeviceAnswer & { is_local: 'kept' | 'unkept' } & typeof done

const done = { status: 'complete', isStreaming: false, model_provider: 'builtin' } as const

/**
 * Answers a question on this device and keeps it until the server has stored it. Null if this device does not keep the
 * translation, or cannot answer from it. `messages`: those of the conversation, with the question and its pending answer.
 * `isWanted` says whether it still waits for an answer; `onBegin` is called if this device will try to answer.
 */
export async function answerHere(
  { request, key }: { request: ChatRequest; key: string },
  messages: readonly ShownMessage[],
  isWanted: () => boolean,
  onBegin: () => void,
): Promise<AnswerHere | null> {
  if (!(await hasIndex(request.bible_id)) || !isWanted()) return null
  onBegin()
  const earlier = messages.slice(0, -2)
  const answer = await ask(request, earlier).catch(() => null)
  if (!answer || !isWanted()) return null
  dropUnsent(key)
  // a conversation that is not to be kept is nowhere
  const mayKeep = request.is_kept !== false
  const talk = talkOf(earlier) ?? key
  const isKept = mayKeep && keepQuestion({ request, key, talk, at: Date.now(), answer })
  // the network may be back already
  if (isKept) void storeKept()
  return { ...answer, ...done, is_local: isKept ? 'kept' : 'unkept' }
}

async function ask(request: ChatRequest, earlier: readonly ShownMessage[]): Promise<DeviceAnswer> {
  const { bible_id, bookId, chapter, verses, prompt } = request
  const place = {
    ...{ bible_id, book: findBook(bookId)?.id ?? bookId, chapter: Number(chapter) },
    verses: (verses ?? []).map(Number),
  }
  const history = earlier
    .map(({ role, content }, i) => ({ role, content, has_reply: earlier[i + 1]?.care?.response === 'reply' }))
    .filter(({ content }) => content)
  return askDevice({ question: prompt, place, history })
}
