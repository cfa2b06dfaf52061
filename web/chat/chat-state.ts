import type { Suggestion } from '#shared/contract/bible.ts'
import type { Care } from '#shared/contract/care.ts'
import type { Chat, ChatEvent, Citation, Message } from '#shared/contract/chat.ts'
import type { Span } from '#shared/contract/spans.ts'

/** A message as the panel shows it. `key` is stable from the first moment, before the server has named it. */
export type ShownMessage = {
  key: string
  id: number | null
  role: 'user' | 'assistant'
  content: string
  isStreaming: boolean
  status: Message['status']
  citations: Citation[]
  /** What the check found; missing in answers of the time before. */
  spans?: Span[]
  has_audit_data: boolean
  follow_ups?: Suggestion[]
  /** The help that is shown with an answer to a question in distress. */
  care?: Care
  /** What wrote an answer, once it is there. */
  model_name?: string | null
  model_provider?: string | null
}

export type Activity = {
  state: 'queued' | 'thinking' | 'searching' | 'reading' | 'writing'
  label?: string
  position?: number
  /** True where an answer was interrupted and begins anew. */
  isAgain?: boolean
}

export type Failure = { prompt: string; detail: string; retryable: boolean; retryAfter?: number }

export type ChatState = {
  chat_id: number | null
  title: string
  is_owner: boolean
  is_public: boolean
  reference: Chat['reference']
  messages: ShownMessage[]
  /** What the answer in flight is doing; null when none is. */
  activity: Activity | null
  failure: Failure | null
  /** Why a stored chat could not be opened: it is not there for this visitor, or the server was not reached. */
  missing: 'gone' | 'unreachable' | null
}

export type ChatAction =
  | { type: 'opened'; chat: Chat }
  | { type: 'unavailable'; missing: 'gone' | 'unreachable' }
  | { type: 'cleared' }
  | { type: 'asked'; prompt: string; key: string; care?: Care }
  | { type: 'helped'; care: Care }
  | { type: 'retried'; key: string }
  | { type: 'event'; event: ChatEvent }
  | { type: 'failed'; failure: Omit<Failure, 'prompt'> }
  | { type: 'published'; is_public: boolean }

export const emptyChat: ChatState = {
  chat_id: null,
  title: '',
  is_owner: true,
  is_public: false,
  reference: null,
  messages: [],
  activity: null,
  failure: null,
  missing: null,
}

/** Whether a send may begin: not while one is in flight, not blank, not a question that was already asked. */
export function maySend(state: ChatState, prompt: string): boolean {
  const text = prompt.trim()
  if (!text || state.activity || !state.is_owner) return false
  return !state.messages.some((message) => message.role === 'user' && !message.isStreaming && message.content === text)
}

/** The next state of the panel. Pure: every transition of a chat passes here. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'opened':
      return opened(action.chat)
    case 'unavailable':
      return { ...emptyChat, is_owner: false, missing: action.missing }
    case 'cleared':
      return emptyChat
    case 'asked':
      return {
        ...state,
        failure: null,
        activity: { state: 'thinking' },
        messages: [...state.messages, shown('user', action.prompt, action.key), pending(action.key, action.care)],
      }
    case 'retried': {
      const last = lastUserIndex(state)
      return {
        ...state,
        failure: null,
        activity: { state: 'thinking' },
        messages: [...state.messages.slice(0, last + 1), pending(action.key, state.messages[last + 1]?.care)],
      }
    }
    case 'helped':
      return withAnswer(state, (answer) => ({ ...answer, care: answer.care ?? action.care }))
    case 'event':
      return received(state, action.event)
    case 'failed':
      return failed(state, action.failure)
    case 'published':
      return { ...state, is_public: action.is_public }
  }
}

/** The words of the last question, for Retry and for giving them back to the input. */
export function lastPrompt(state: ChatState): string {
  return state.messages[lastUserIndex(state)]?.content ?? ''
}

/** Whether the last question was asked with this key. */
export function isLastQuestion(state: ChatState, key: string): boolean {
  return state.messages[lastUserIndex(state)]?.key === `user-${key}`
}

/** The questions that the last answer leads to; undefined where it leads to none. */
export function followUps({ messages }: ChatState): Suggestion[] | undefined {
  const last = messages.at(-1)
  return last?.status === 'complete' ? last.follow_ups : undefined
}

/** How quiet the screen is: nothing beside a reply to a visitor in danger, no hints beside two lines of help. */
export function quietOf({ messages }: Pick<ChatState, 'messages'>): Care['response'] | null {
  const responses = messages.flatMap(({ care }) => care?.response ?? [])
  return responses.includes('reply') ? 'reply' : (responses[0] ?? null)
}

/** Whether a language model wrote the last answer: not the built-in finder, and not a fixed reply. */
export function isByModel({ messages }: Pick<ChatState, 'messages'>): boolean {
  const last = messages.findLast(({ role, isStreaming }) => role === 'assistant' && !isStreaming)
  return Boolean(last?.model_provider) && last?.model_provider !== 'builtin' && !last?.care?.is_whole
}

/** The title as shown: the text after the first colon where there is one. */
export function shownTitle(title: string): string {
  return title.slice(title.indexOf(':') + 1).trim() || title.trim()
}

function opened(chat: Chat): ChatState {
  const messages = chat.messages.map((message) => ({ ...message, key: `m${message.id}` }))
  const writing = messages.some((message) => message.isStreaming)
  return {
    chat_id: chat.chat_id,
    title: chat.title,
    is_owner: chat.is_owner,
    is_public: chat.is_public,
    reference: chat.reference,
    messages,
    activity: writing ? { state: 'thinking' } : null,
    failure: null,
    missing: null,
  }
}

function received(state: ChatState, event: ChatEvent): ChatState {
  switch (event.event) {
    case 'chat_info': {
      const { chat_id, message_id, title, is_owner, is_public, care } = event.data
      const named = withAnswer(state, (answer) => ({ ...answer, id: message_id, ...(care && { care }) }))
      return { ...named, chat_id, title, is_owner, is_public }
    }
    case 'status': {
      const { state: doing, label, position } = event.data
      const isAgain = state.activity?.isAgain
      return state.activity ? { ...state, activity: { state: doing, label, position, isAgain } } : state
    }
    case 'content': {
      const grown = withAnswer(state, (answer) => ({ ...answer, content: answer.content + event.data.content }))
      return state.activity?.state === 'writing' ? grown : { ...grown, activity: { state: 'writing' } }
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

/** An answer that failed leaves no trace but its help. A reply is complete with it: nothing of it has failed. */
function failed(state: ChatState, failure: Omit<Failure, 'prompt'>): ChatState {
  const care = state.messages.findLast((message) => message.isStreaming)?.care
  const helped = withAnswer(state, (answer) => ({
    ...{ ...answer, content: '', isStreaming: false },
    ...(care?.response === 'reply' ? { status: 'complete', care: { ...care, is_whole: true } } : { status: 'failed' }),
  }))
  return {
    ...state,
    activity: null,
    messages: care ? helped.messages : state.messages.filter((message) => !message.isStreaming),
    failure: care?.response === 'reply' ? null : { ...failure, prompt: lastPrompt(state) },
  }
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
