import type { Suggestion } from '#shared/contract/bible.ts'
import type { Care } from '#shared/contract/care.ts'
import type { Chat, ChatEvent } from '#shared/contract/chat.ts'
import type { AnswerHere } from '../offline/device/answer-here.ts'
import { isSameQuestion } from './is-same-question.ts'
import type { ShownMessage } from './shown-message.ts'
import { replaceLastTurn, storedVersions } from './versions.ts'
import { withoutChat } from './without-chat.ts'

export type Activity = {
  state: 'queued' | 'thinking' | 'searching' | 'reading' | 'writing'
  label?: string
  position?: number
  /** True when an answer was interrupted and restarts. */
  isAgain?: boolean
  /** This device looks for the answer, without the server. */
  isHere?: boolean
}

/** `error` is a code that the catalog `failures` explains; a refused call has the sentence `detail`. */
export type Failure = {
  prompt: string
  error?: string
  detail?: string
  retryable: boolean
  retryAfter?: number
  /** The question was not accepted and will not be sent by itself: it is only on the screen. */
  isRefused?: boolean
}

export type ChatState = {
  chat_id: number | null
  title: string
  is_owner: boolean
  is_public: boolean
  /** False for a conversation that is in no list and is deleted when it is closed. */
  is_kept: boolean
  reference: Chat['reference']
  messages: ShownMessage[]
  /** The server's id of the last answer; null when the server does not know the last question. */
  answer_id: number | null
  /** The activity of the answer in progress; null when none is. */
  activity: Activity | null
  failure: Failure | null
  /** Why a stored chat could not be opened: it does not exist for this visitor, or the server is unreachable. */
  missing: 'gone' | 'unreachable' | null
}

export type ChatAction =
  | { type: 'opened'; chat: Chat }
  | { type: 'unavailable'; missing: 'gone' | 'unreachable' }
  | { type: 'cleared' }
  | { type: 'asked'; prompt: string; note?: string; key: string; care?: Care; isEdit?: boolean }
  | { type: 'helped'; care: Care }
  | { type: 'answered_here'; answer: AnswerHere }
  | { type: 'retried'; key: string }
  | { type: 'event'; event: ChatEvent }
  | { type: 'failed'; failure: Omit<Failure, 'prompt'> }
  /** A change that needs no name here, pure as well. */
  | { type: 'changed'; change: (state: ChatState) => ChatState }

export const emptyChat: ChatState = {
  chat_id: null,
  title: '',
  is_owner: true,
  is_public: false,
  is_kept: true,
  reference: null,
  messages: [],
  answer_id: null,
  activity: null,
  failure: null,
  missing: null,
}

/** Whether a question may be sent: none is in progress, and it is neither blank nor already asked. */
export function maySend(state: ChatState, prompt: string, note?: string): boolean {
  const text = prompt.trim()
  if (!text || state.activity || !state.is_owner) return false
  return !state.messages.some((message) => message.role === 'user' && isSameQuestion({ prompt: text, note }, message))
}

/** The next state of the panel. Pure: every state transition of a chat goes through this function. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'opened':
      return opened(action.chat)
    case 'unavailable':
      return { ...emptyChat, is_owner: false, missing: action.missing }
    case 'cleared':
      return emptyChat
    case 'asked': {
      const question = { ...shown('user', action.prompt, action.key), ...(action.note && { note: action.note }) }
      const asked = action.isEdit ? replaceLastTurn(state, question) : [...state.messages, question]
      return {
        ...state,
        failure: null,
        answer_id: null,
        activity: { state: 'thinking' },
        messages: [...asked, pending(action.key, action.care)],
      }
    }
    case 'answered_here':
      return { ...withAnswer(state, (answer) => ({ ...answer, ...action.answer })), activity: null }
    case 'retried': {
      const last = lastUserIndex(state) + 1
      const before = state.messages[last]
      const again = { ...pending(action.key, before?.care), before: before?.content ? before : undefined }
      return {
        ...state,
        failure: null,
        activity: { state: 'thinking' },
        messages: [...state.messages.slice(0, last), again],
      }
    }
    case 'helped':
      return withAnswer(state, (answer) => ({ ...answer, care: answer.care ?? action.care }))
    case 'event':
      return received(state, action.event)
    case 'failed':
      return failed(state, action.failure)
    case 'changed':
      return action.change(state)
  }
}

/** The text of the last question, for Retry and for restoring it to the input. */
export function lastPrompt(state: ChatState): string {
  return state.messages[lastUserIndex(state)]?.content ?? ''
}

/** The note that was attached to the last question. */
export function lastNote(state: ChatState): string | undefined {
  return state.messages[lastUserIndex(state)]?.note
}

/**
 * The answer whose question an edit of the last question replaces on the server; undefined when the server does not
 * know the question.
 */
export function replacedAnswer(state: ChatState): number | undefined {
  return state.answer_id ?? state.messages[lastUserIndex(state)]?.replaces
}

/** Whether the last question was asked with this key. */
export function isLastQuestion(state: ChatState, key: string): boolean {
  return state.messages[lastUserIndex(state)]?.key === `user-${key}`
}

/** The follow-up questions of the last answer; undefined if it has none. */
export function followUps({ messages }: ChatState): Suggestion[] | undefined {
  const last = messages.at(-1)
  return last?.status === 'complete' ? last.follow_ups : undefined
}

/** How quiet the screen is: nothing beside a reply to a visitor in danger, no hints beside two lines of help. */
export function quietOf({ messages }: Pick<ChatState, 'messages'>): Care['response'] | null {
  const responses = messages.flatMap(({ care }) => care?.response ?? [])
  return responses.includes('reply') ? 'reply' : (responses[0] ?? null)
}

/** Whether a reload would lose something of the conversation, stop its answer or delete it. */
export function isFragile({ chat_id, is_kept, messages, activity, failure }: ChatState): boolean {
  return !is_kept || activity !== null || failure !== null || (chat_id === null && messages.length > 0)
}

/** Whether a language model wrote the last answer, as opposed to the built-in finder or a fixed reply. */
export function isByModel({ messages }: Pick<ChatState, 'messages'>): boolean {
  const last = messages.findLast(({ role, isStreaming }) => role === 'assistant' && !isStreaming)
  return Boolean(last?.model_provider) && last?.model_provider !== 'builtin' && !last?.care?.is_whole
}

/** The display title: the text after the first colon, if any. */
export function shownTitle(title: string): string {
  return title.slice(title.indexOf(':') + 1).trim() || title.trim()
}

function opened(chat: Chat): ChatState {
  const messages = chat.messages.map(({ other_versions, ...message }) => ({
    ...{ ...message, key: `m${message.id}` },
    ...(other_versions && { other_versions: storedVersions(other_versions) }),
  }))
  const writing = messages.some((message) => message.isStreaming)
  const { chat_id, title, is_owner, is_public, reference } = chat
  return {
    ...emptyChat,
    ...{ chat_id, title, is_owner, is_public, reference, messages },
    is_kept: chat.is_kept !== false,
    answer_id: messages.findLast(({ role }) => role === 'assistant')?.id ?? null,
    activity: writing ? { state: 'thinking' } : null,
  }
}

function received(state: ChatState, event: ChatEvent): ChatState {
  switch (event.event) {
    case 'chat_info': {
      const { chat_id, message_id, title, is_owner, is_public, care } = event.data
      const named = withAnswer(state, (answer) => ({ ...answer, id: message_id, ...(care && { care }) }))
      return { ...named, chat_id, title, is_owner, is_public, answer_id: message_id }
    }
    case 'status': {
      const { state: doing, label, position } = event.data
      const isAgain = state.activity?.isAgain
      return state.activity ? { ...state, activity: { state: doing, label, position, isAgain } } : state
    }
    case 'content': {
      const grown = withAnswer(state, (answer) => ({ ...answer, content: answer.content + event.data.content }))
      if (grown === state || state.activity?.state === 'writing') return grown
      return { ...grown, activity: { state: 'writing' } }
    }
    case 'reset':
      return {
        ...withAnswer(state, (answer) => ({ ...answer, content: '' })),
        activity: { state: 'thinking', isAgain: true },
      }
    case 'final_content':
      return withAnswer(state, (answer) => ({ ...answer, ...event.data }))
    case 'error':
      return failed(state, event.data)
    case 'stream_end':
      return ended(state, event.data)
  }
}

function ended(state: ChatState, data: Extract<ChatEvent, { event: 'stream_end' }>['data']): ChatState {
  const { before, content } = unfinished(state) ?? {}
  if (before && !content?.trim()) return withEarlier(state, before)
  const done = withAnswer(state, (answer) => ({
    ...answer,
    content: data.final_response ?? answer.content,
    id: data.message_id,
    status: data.status,
    isStreaming: false,
    has_audit_data: state.is_owner && data.status === 'complete',
  }))
  return { ...done, activity: null }
}

/**
 * A failed answer is removed except for its help; one with words that it was a retry of is shown again. If a reply is
 * complete with its help, nothing has failed.
 */
function failed(state: ChatState, failure: Omit<Failure, 'prompt'>): ChatState {
  const { care, before } = unfinished(state) ?? {}
  const isHelped = care?.response === 'reply'
  if (before && !isHelped) return failed(withEarlier(state, before), failure)
  const helped = withAnswer(state, (answer) => ({
    ...{ ...answer, content: '', isStreaming: false },
    ...(isHelped ? { status: 'complete', care: { ...care, is_whole: true } } : { status: 'failed' }),
  }))
  const after: ChatState = {
    ...state,
    activity: null,
    messages: care ? helped.messages : state.messages.filter((message) => !message.isStreaming),
    failure: isHelped ? null : { ...failure, prompt: lastPrompt(state) },
  }
  return failure.error === 'gone' && state.is_owner ? withoutChat(after, quietOf(state) === 'reply') : after
}

/** The answer in progress. */
const unfinished = ({ messages }: ChatState) => messages.findLast((message) => message.isStreaming)

/** With the answer that was retried in vain, as the server has it. */
function withEarlier(state: ChatState, before: ShownMessage): ChatState {
  return { ...withAnswer(state, () => before), answer_id: before.id, activity: null }
}

function withAnswer(state: ChatState, change: (answer: ShownMessage) => ShownMessage): ChatState {
  const index = state.messages.findLastIndex((message) => message.isStreaming)
  const answer = state.messages[index]
  return answer ? { ...state, messages: state.messages.with(index, change(answer)) } : state
}

function lastUserIndex(state: ChatState): number {
  return state.messages.findLastIndex((message) => message.role === 'user')
}

function shown(role: ShownMessage['role'], content: string, key: string): ShownMessage {
  return {
    key: `${role}-${key}`,
    id: null,
    role,
    content,
    isStreaming: false,
    status: 'complete',
    citations: [],
    has_audit_data: false,
  }
}

function pending(key: string, care?: Care): ShownMessage {
  return { ...shown('assistant', '', key), isStreaming: true, status: 'pending', ...(care && { care }) }
}
