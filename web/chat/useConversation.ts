import { useEffect, useReducer, useRef } from 'react'
import type { Care } from '#shared/contract/care.ts'
import type { ChatRequest, Rating } from '#shared/contract/chat.ts'
import { giveChat, givenChat } from '../data/given-chat.ts'
import { newKey } from '../data/new-key.ts'
import { toast } from '../ui/toast.ts'
import {
  type ChatAction,
  type ChatState,
  chatReducer,
  emptyChat,
  isLastQuestion,
  lastNote,
  lastPrompt,
  maySend,
  replacedAnswer,
} from './chat-state.ts'
import type { actsOn } from './conversation-acts.ts'
import { withoutStep } from './gone-step.ts'
import { dropUnsent, inNewChat, type Unsent } from './unsent.ts'
import { isWriting, useAnswerRun } from './useAnswerRun.ts'
import { useOpenedChat } from './useOpenedChat.ts'
import { type ChatPlace, usePlaceToAsk } from './usePlaceToAsk.ts'
import { chat } from './words.ts'

export type Conversation = {
  state: ChatState
  /** The chat that is open or opening; null is one that has not begun. */
  openId: number | null
  /** The passage for new questions. */
  place: ChatPlace
  isLoading: boolean
  /** False while a running answer is reconnecting. */
  isConnected: boolean
  dispatch: (actions: ChatAction[]) => void
  /** Sends a question, with a note of the visitor's if they attached one; false when it may not be sent now. */
  send: (prompt: string, note?: string) => boolean
  /** Replaces the last question, which becomes an earlier version. */
  edit: (prompt: string) => void
  /** Chooses the version of the last question that contains this message. */
  choose: (messageId: number) => void
  /** Stores the visitor's rating of an answer; null withdraws it. */
  rate: (answerId: number, rating: Rating | null) => void
  retry: () => void
  stop: () => void
  clear: () => void
  /** Retries a stored chat that could not be opened. */
  reopen: () => void
  /** Whether the conversation, which has no question yet, will be kept. */
  setKept: (isKept: boolean) => void
}

type Options = {
  chatId: number | null
  question: string | null
  /** The question in the browser's history entry, if it was asked there before. */
  askedBefore: Unsent | null
  /** The help for the question, if it is known to express distress. */
  care: Care | null
  place: ChatPlace
  onChat: (chatId: number | null) => void
  /** Called with a chat's first question when the server was unreachable, and with what is kept of it. */
  onUnsent: (question: string, unsent: Unsent | null) => void
}

/** One conversation: a stored one by id, or a new one, with the answer in progress. */
export function useConversation(options: Options): Conversation {
  const { chatId, question, askedBefore, care, onChat, onUnsent } = options
  const { place, leaveStep } = usePlaceToAsk(options.place)
  const [state, dispatch] = useReducer(manyReducer, chatId, openedWith)
  useEffect(() => giveChat(null), [])
  const { run, stop, isConnected, abort, leave, untaken } = useAnswerRun({
    state,
    question,
    dispatch,
    onChat,
    onUnsent,
  })
  // the chat that was left for a new one, as long as the address still names it
  const left = useRef<number | null>(null)
  if (left.current !== chatId) left.current = null
  // a question from the address is asked only once
  const asked = useRef<string | null>(null)

  const runNew = (key: string, prompt: string, now: ChatState, note?: string, replaces?: number) => {
    const { chat_id } = now
    const is_kept = now.is_kept ? undefined : false
    void run({ kind: 'ask', request: { ...place, is_kept, prompt, note: note || undefined, chat_id, replaces }, key })
  }
  const ask = (prompt: string, now: ChatState, known?: Care, note?: string) => {
    const text = prompt.trim()
    if (!maySend(now, text, note)) return false
    if (!now.chat_id) asked.current = text
    const key = newKey()
    dispatch([{ type: 'asked', prompt: text, note, key, care: known }])
    runNew(key, text, now, note)
    return true
  }
  const resend = ({ request, key, sent }: Unsent) => {
    if (!request.chat_id) asked.current = request.prompt
    if (sent) {
      dropUnsent(key)
      return onChat(sent)
    }
    const { prompt, note, replaces } = request
    dispatch([{ type: 'asked', prompt, note: note ?? undefined, key, isEdit: Boolean(replaces) }])
    void run({ kind: 'ask', request, key })
  }
  const { isLoading, reopen } = useOpenedChat({
    ...{ chatId, question, askedBefore, care, place, state, dispatch, asked, leave, ask, resend, onChat },
    follow: (id) => void run({ kind: 'follow', chatId: id }),
  })

  const retry = () => {
    const { chat_id } = state
    const key = newKey()
    dispatch([{ type: 'retried', key }])
    // reuse the key: the server may have the question even though no response arrived
    const again = untaken.current && isLastQuestion(state, untaken.current.key) ? untaken.current : null
    if (state.failure?.error === 'stepGone') leaveStep()
    // its chat may have been deleted elsewhere, or the plan that it was asked in
    if (again) void run({ ...again, request: requestAgain(again.request, state) })
    else if (chat_id) void run({ kind: 'retry', chatId: chat_id, key })
    else runNew(key, lastPrompt(state), state, lastNote(state))
  }
  const edit = (prompt: string) => {
    const text = prompt.trim()
    if (!text || state.activity || !state.is_owner) return
    const replaces = state.chat_id ? replacedAnswer(state) : undefined
    const [key, note] = [newKey(), lastNote(state)]
    // a question that waits to be sent is replaced, too
    if (untaken.current) dropUnsent(untaken.current.key)
    dispatch([{ type: 'asked', prompt: text, note, key, isEdit: true }])
    runNew(key, text, state, note, replaces)
  }
  const clear = () => {
    abort()
    if (untaken.current) dropUnsent(untaken.current.key)
    asked.current = null
    left.current = chatId
    dispatch([{ type: 'cleared' }])
    onChat(null)
  }
  const send = (prompt: string, note?: string) => ask(prompt, state, undefined, note)
  const change = (make: (now: ChatState) => ChatState) => dispatch([{ type: 'changed', change: make }])
  const act = (run: (acts: ReturnType<typeof actsOn>) => void) => {
    import('./conversation-acts.ts').then(
      (acts) => run(acts.actsOn(state, change)),
      () => toast(chat('notStored')),
    )
  }
  return {
    ...{ openId: state.chat_id ?? (chatId === left.current ? null : chatId) },
    ...{ state, place, isLoading, isConnected, dispatch, send, edit, retry, stop, clear, reopen },
    choose: (messageId) => act(({ choose }) => choose(messageId)),
    rate: (id, rating) => act(({ rate }) => rate(id, rating)),
    setKept: (is_kept) => change((now) => ({ ...now, is_kept })),
  }
}

/** A refused question as it is asked again, without what was deleted. */
function requestAgain(request: ChatRequest, { chat_id, failure }: ChatState): ChatRequest {
  if (!chat_id) return inNewChat(request)
  return failure?.error === 'stepGone' ? withoutStep(request) : request
}

function manyReducer(state: ChatState, actions: ChatAction[]): ChatState {
  return actions.reduce(chatReducer, state)
}

/** Another visitor’s complete conversation is shown at once; every other one is opened after the first render. */
function openedWith(chatId: number | null): ChatState {
  const chat = givenChat(chatId)
  if (!chat || chat.is_owner || isWriting(chat)) return emptyChat
  return chatReducer(emptyChat, { type: 'opened', chat })
}
