import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { Care } from '#shared/contract/care.ts'
import type { Chat, ChatEvent, ChatRequest, Rating } from '#shared/contract/chat.ts'
import { CallError } from '../data/client.ts'
import { fetchChat, refreshChats, stopAnswer } from '../data/hooks.ts'
import { localCare } from '../data/local-care.ts'
import { type AnswerSource, followAnswer } from '../data/stream.ts'
import { useOnline } from '../data/useOnline.ts'
import {
  type ChatAction,
  type ChatState,
  chatReducer,
  emptyChat,
  isLastQuestion,
  lastPrompt,
  maySend,
  replacedAnswer,
} from './chat-state.ts'
import { actsOn } from './conversation-acts.ts'
import { answeredChat, failureOf, isAnswered, LOST } from './conversation-failures.ts'
import { createFrameBatcher } from './frame-batcher.ts'
import { dropUnsent, findUnsent, keepUnsent, type Unsent } from './unsent.ts'

export type ChatPlace = Pick<ChatRequest, 'bible_id' | 'bookId' | 'chapter' | 'verses' | 'plan_step_id'>

export type Conversation = {
  state: ChatState
  /** The passage for new questions. */
  place: ChatPlace
  isLoading: boolean
  /** False while a running answer is reconnecting. */
  isConnected: boolean
  /** Sends a question; false when it may not be sent now. */
  send: (prompt: string) => boolean
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
  setPublic: (isPublic: boolean) => void
}

type Options = {
  chatId: number | null
  question: string | null
  /** The help for the question, if it is known to express distress. */
  care: Care | null
  place: ChatPlace
  onChat: (chatId: number | null) => void
  /** Called with a chat's first question when the server was unreachable. */
  onUnsent: (question: string) => void
}

/** One conversation: a stored one by id, or a new one, with the answer in progress. */
export function useConversation({ chatId, question, care, place, onChat, onUnsent }: Options): Conversation {
  const [state, dispatch] = useReducer(manyReducer, emptyChat)
  const [isLoading, setIsLoading] = useState(false)
  const [isConnected, setIsConnected] = useState(true)
  const [opening, setOpening] = useState(0)
  const running = useRef<AbortController | null>(null)
  const isStopWanted = useRef(false)
  // the last question, until the server has accepted it
  const untaken = useRef<Extract<AnswerSource, { kind: 'ask' }> | null>(null)
  // a question from the address is asked only once
  const asked = useRef<string | null>(null)
  const latest = useRef({ state, place, onChat, onUnsent })
  useEffect(() => {
    latest.current = { state, place, onChat, onUnsent }
  })

  const run = useCallback(async (source: AnswerSource) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    isStopWanted.current = false
    untaken.current = source.kind === 'ask' ? source : null
    setIsConnected(true)
    const batch = createFrameBatcher<ChatAction>((actions) => own.signal.aborted || dispatch(actions))
    const onEvent = (event: ChatEvent) => {
      batch.push({ type: 'event', event })
      if (event.event !== 'chat_info') return
      if (untaken.current) dropUnsent(untaken.current.key)
      untaken.current = null
      batch.flush()
      if (isStopWanted.current) void stopAnswer(event.data.chat_id)
      latest.current.onChat(event.data.chat_id)
      void refreshChats()
    }
    // show help even if the server is unreachable or refuses
    const help = async () => {
      const text = source.kind === 'ask' ? source.request.prompt : lastPrompt(latest.current.state)
      const found = source.kind === 'follow' ? null : await localCare(text)
      if (found && !own.signal.aborted) dispatch([{ type: 'helped', care: found }])
      return found
    }
    // do not store a question in distress on the device
    const keep = async () => {
      const found = await help()
      const isInDanger = (found ?? latest.current.state.messages.at(-1)?.care)?.response === 'reply'
      if (source.kind !== 'ask' || untaken.current !== source || own.signal.aborted) return
      if (!isInDanger) keepUnsent(source.request, source.key)
      if (!source.request.chat_id) latest.current.onUnsent(source.request.prompt)
    }
    const onConnection = (isThere: boolean) => {
      setIsConnected(isThere)
      if (!isThere) void keep()
    }
    try {
      const result = await followAnswer(source, { signal: own.signal, onEvent, onConnection })
      batch.flush()
      if (own.signal.aborted) return
      if (result === 'lost') dispatch([{ type: 'failed', failure: LOST }])
      if (result === 'ended' || result === 'lost') void refreshChats()
    } catch (error) {
      batch.flush()
      const chat = source.kind === 'retry' && isAnswered(error) ? await answeredChat(source.chatId) : null
      if (own.signal.aborted) return
      if (chat) {
        dispatch([{ type: 'opened', chat }])
        if (isWriting(chat)) void run({ kind: 'follow', chatId: chat.chat_id })
        return
      }
      if (source.kind === 'ask') dropUnsent(source.key)
      await help()
      if (!own.signal.aborted) dispatch([{ type: 'failed', failure: failureOf(error) }])
    } finally {
      if (!own.signal.aborted) setIsConnected(true)
    }
  }, [])

  const send = useCallback(
    (prompt: string, known?: Care) => {
      const { state: now, place: where } = latest.current
      const text = prompt.trim()
      if (!maySend(now, text)) return false
      if (!now.chat_id) asked.current = text
      const key = crypto.randomUUID()
      dispatch([{ type: 'asked', prompt: text, key, care: known }])
      const request = { ...where, prompt: text, ...(now.chat_id && { chat_id: now.chat_id }) }
      void run({ kind: 'ask', request, key })
      return true
    },
    [run],
  )

  const resend = useCallback(
    ({ request, key }: Unsent) => {
      if (!request.chat_id) asked.current = request.prompt
      dispatch([{ type: 'asked', prompt: request.prompt, key, isEdit: Boolean(request.replaces) }])
      void run({ kind: 'ask', request, key })
    },
    [run],
  )

  // load a stored chat, unless it is the one being written here
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each opening
  useEffect(() => {
    if (!chatId || latest.current.state.chat_id === chatId) return
    let isOver = false
    setIsLoading(true)
    fetchChat(chatId)
      .then(
        (chat) => {
          if (isOver) return
          dispatch([{ type: 'opened', chat }])
          if (isWriting(chat)) return void run({ kind: 'follow', chatId })
          const unsent = chat.is_owner ? findUnsent(chatId, latest.current.place) : undefined
          const isTaken = chat.messages.findLast(({ role }) => role === 'user')?.content === unsent?.request.prompt
          if (unsent && isTaken) dropUnsent(unsent.key)
          else if (unsent) resend(unsent)
        },
        // ignored on purpose: the panel stays empty, and the visitor counts as a guest
        (error: unknown) =>
          isOver || dispatch([{ type: 'unavailable', missing: error instanceof CallError ? 'gone' : 'unreachable' }]),
      )
      .finally(() => isOver || setIsLoading(false))
    return () => {
      isOver = true
    }
  }, [chatId, opening, run, resend])

  // the visitor switched to another chat or to none
  useEffect(() => {
    const open = latest.current.state.chat_id
    if (!chatId && open && !question) {
      running.current?.abort()
      dispatch([{ type: 'cleared' }])
    }
  }, [chatId, question])

  useEffect(() => {
    if (!question || chatId || asked.current === question) return
    const unsent = findUnsent(null, latest.current.place)
    if (unsent?.request.prompt === question) return resend(unsent)
    asked.current = question
    if (latest.current.state.chat_id) {
      running.current?.abort()
      dispatch([{ type: 'cleared' }])
      latest.current.state = emptyChat
    }
    send(question, care ?? undefined)
  }, [question, care, chatId, send, resend])

  // when the panel reopens where a question could not be sent, restore the question
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on opening
  useEffect(() => {
    const unsent = !chatId && !question && findUnsent(null, place)
    if (unsent) resend(unsent)
  }, [])

  const isOnline = useOnline()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the connection changes
  useEffect(() => {
    if (isOnline && state.missing === 'unreachable') reopen()
  }, [isOnline])

  useEffect(() => () => running.current?.abort(), [])

  const retry = () => {
    const { chat_id, failure } = state
    const key = crypto.randomUUID()
    const prompt = failure?.prompt ?? lastPrompt(state)
    dispatch([{ type: 'retried', key }])
    // reuse the key: the server may have the question even though no response arrived
    if (untaken.current && isLastQuestion(state, untaken.current.key)) void run(untaken.current)
    else if (chat_id) void run({ kind: 'retry', chatId: chat_id, key })
    else void run({ kind: 'ask', request: { ...place, prompt }, key })
  }
  const stop = () => {
    // a first question has no id yet: it is stopped when it gets one
    isStopWanted.current = true
    const waiting = untaken.current
    if (waiting && !isConnected) {
      running.current?.abort()
      dropUnsent(waiting.key)
      setIsConnected(true)
      dispatch([{ type: 'failed', failure: { detail: 'Stopped before the question was sent.', retryable: true } }])
      if (!state.chat_id) onChat(null)
    } else if (state.chat_id) void stopAnswer(state.chat_id)
  }
  const edit = (prompt: string) => {
    const text = prompt.trim()
    if (!text || state.activity || !state.is_owner) return
    const { chat_id } = state
    const replaces = replacedAnswer(state)
    const key = crypto.randomUUID()
    dispatch([{ type: 'asked', prompt: text, key, isEdit: true }])
    const request = { ...place, prompt: text, ...(chat_id && { chat_id }), ...(chat_id && replaces && { replaces }) }
    void run({ kind: 'ask', request, key })
  }
  const clear = () => {
    running.current?.abort()
    if (untaken.current) dropUnsent(untaken.current.key)
    asked.current = null
    dispatch([{ type: 'cleared' }])
    onChat(null)
  }
  const reopen = () => setOpening((count) => count + 1)
  const acts = actsOn(state, (action) => dispatch([action]))
  return { state, place, isLoading, isConnected, send, edit, retry, stop, clear, reopen, ...acts }
}

const isWriting = ({ messages }: Chat) => messages.some(({ isStreaming }) => isStreaming)

function manyReducer(state: ChatState, actions: ChatAction[]): ChatState {
  return actions.reduce(chatReducer, state)
}
