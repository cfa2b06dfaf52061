import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { Care } from '#shared/contract/care.ts'
import type { Chat, ChatEvent, ChatRequest } from '#shared/contract/chat.ts'
import { CallError } from '../data/client.ts'
import { fetchChat, refreshChats, stopAnswer } from '../data/hooks.ts'
import { localCare } from '../data/local-care.ts'
import { ConnectionError } from '../data/reach.ts'
import { type AnswerSource, followAnswer } from '../data/stream.ts'
import {
  type ChatAction,
  type ChatState,
  chatReducer,
  emptyChat,
  isLastQuestion,
  lastPrompt,
  maySend,
} from './chat-state.ts'
import { createFrameBatcher } from './frame-batcher.ts'

export type ChatPlace = Pick<ChatRequest, 'bible_id' | 'bookId' | 'chapter' | 'verses' | 'plan_step_id'>

export type Conversation = {
  state: ChatState
  /** Where new questions are asked. */
  place: ChatPlace
  isLoading: boolean
  /** False while the connection of a running answer is lost and sought again. */
  isConnected: boolean
  /** Sends a question; false when it may not be sent now. */
  send: (prompt: string) => boolean
  retry: () => void
  stop: () => void
  clear: () => void
  /** Asks again for a stored chat that could not be opened. */
  reopen: () => void
  setPublic: (isPublic: boolean) => void
}

type Options = {
  chatId: number | null
  question: string | null
  /** The help for the question, where it is known to be asked in distress. */
  care: Care | null
  place: ChatPlace
  onChat: (chatId: number | null) => void
}

/** One conversation: the stored one of an id, or a new one, and the answer that is being written in it. */
export function useConversation({ chatId, question, care, place, onChat }: Options): Conversation {
  const [state, dispatch] = useReducer(manyReducer, emptyChat)
  const [isLoading, setIsLoading] = useState(false)
  const [isConnected, setIsConnected] = useState(true)
  const [opening, setOpening] = useState(0)
  const running = useRef<AbortController | null>(null)
  const isStopWanted = useRef(false)
  // the last question, until the server has taken it
  const untaken = useRef<Extract<AnswerSource, { kind: 'ask' }> | null>(null)
  const latest = useRef({ state, place, onChat })
  useEffect(() => {
    latest.current = { state, place, onChat }
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
      untaken.current = null
      batch.flush()
      if (isStopWanted.current) void stopAnswer(event.data.chat_id)
      latest.current.onChat(event.data.chat_id)
      void refreshChats()
    }
    // help does not wait for a server that is away or refuses
    const help = async () => {
      const text = source.kind === 'ask' ? source.request.prompt : lastPrompt(latest.current.state)
      const found = source.kind === 'follow' ? null : await localCare(text)
      if (found && !own.signal.aborted) dispatch([{ type: 'helped', care: found }])
    }
    const onConnection = (isThere: boolean) => {
      setIsConnected(isThere)
      if (!isThere) void help()
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
      const key = crypto.randomUUID()
      dispatch([{ type: 'asked', prompt: text, key, care: known }])
      const request = { ...where, prompt: text, ...(now.chat_id && { chat_id: now.chat_id }) }
      void run({ kind: 'ask', request, key })
      return true
    },
    [run],
  )

  // a stored chat, unless it is the one that is being written here
  // biome-ignore lint/correctness/useExhaustiveDependencies: another opening asks once more
  useEffect(() => {
    if (!chatId || latest.current.state.chat_id === chatId) return
    let isOver = false
    setIsLoading(true)
    fetchChat(chatId)
      .then(
        (chat) => {
          if (isOver) return
          dispatch([{ type: 'opened', chat }])
          if (isWriting(chat)) void run({ kind: 'follow', chatId })
        },
        // ignored on purpose: the panel is empty, and the visitor counts as a guest
        (error: unknown) =>
          isOver || dispatch([{ type: 'unavailable', missing: error instanceof CallError ? 'gone' : 'unreachable' }]),
      )
      .finally(() => isOver || setIsLoading(false))
    return () => {
      isOver = true
    }
  }, [chatId, opening, run])

  // the chat was left for another or for none
  useEffect(() => {
    const open = latest.current.state.chat_id
    if (!chatId && open && !question) {
      running.current?.abort()
      dispatch([{ type: 'cleared' }])
    }
  }, [chatId, question])

  // a question of the address is asked once
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (!question || chatId || asked.current === question) return
    asked.current = question
    if (latest.current.state.chat_id) {
      running.current?.abort()
      dispatch([{ type: 'cleared' }])
      latest.current.state = emptyChat
    }
    send(question, care ?? undefined)
  }, [question, care, chatId, send])

  useEffect(() => () => running.current?.abort(), [])

  const retry = () => {
    const { chat_id, failure } = state
    const key = crypto.randomUUID()
    const prompt = failure?.prompt ?? lastPrompt(state)
    dispatch([{ type: 'retried', key }])
    // with its key: the server may have it, although no answer arrived
    if (untaken.current && isLastQuestion(state, untaken.current.key)) void run(untaken.current)
    else if (chat_id) void run({ kind: 'retry', chatId: chat_id, key })
    else void run({ kind: 'ask', request: { ...place, prompt }, key })
  }
  const stop = () => {
    // a first question has no name yet: it is stopped when it gets one
    isStopWanted.current = true
    if (state.chat_id) void stopAnswer(state.chat_id)
    else if (!isConnected) {
      running.current?.abort()
      setIsConnected(true)
      dispatch([{ type: 'failed', failure: { detail: 'Stopped before the question was sent.', retryable: true } }])
    }
  }
  const clear = () => {
    running.current?.abort()
    asked.current = null
    dispatch([{ type: 'cleared' }])
    onChat(null)
  }
  const setPublic = (isPublic: boolean) => dispatch([{ type: 'published', is_public: isPublic }])
  const reopen = () => setOpening((count) => count + 1)
  return { state, place, isLoading, isConnected, send, retry, stop, clear, reopen, setPublic }
}

const LOST = {
  detail: 'The connection was lost. Your question is kept; the answer may be finished in the meantime.',
  retryable: true,
}

const isWriting = ({ messages }: Chat) => messages.some(({ isStreaming }) => isStreaming)

/** A retry that is refused because the answer is there, or on its way: another tab was quicker, or this one lost it. */
const isAnswered = (error: unknown) =>
  error instanceof CallError && ['nothing_to_retry', 'answer_in_progress'].includes(error.error)

/** The stored chat, where its last answer did not fail. */
async function answeredChat(chatId: number): Promise<Chat | null> {
  const chat = await fetchChat(chatId).catch(() => null)
  return chat && chat.messages.at(-1)?.status !== 'failed' ? chat : null
}

function manyReducer(state: ChatState, actions: ChatAction[]): ChatState {
  return actions.reduce(chatReducer, state)
}

function failureOf(error: unknown): { detail: string; retryable: boolean; retryAfter?: number } {
  if (error instanceof ConnectionError) return LOST
  if (!(error instanceof CallError)) return { detail: 'Unknown streaming error', retryable: true }
  const { status, problem, retryAfter } = error
  return { detail: problem.detail, retryable: status >= 429 || status === 409, retryAfter }
}
