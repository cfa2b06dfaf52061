import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Chat, ChatEvent } from '#shared/contract/chat.ts'
import { fetchChat, refreshChats, stopAnswer } from '../data/hooks.ts'
import { online } from '../data/online.ts'
import { type AnswerSource, followAnswer } from '../data/stream.ts'
import type { ChatAction, ChatState } from './chat-state.ts'
import { createFrameBatcher } from './frame-batcher.ts'
import { LOST } from './lost.ts'
import { dropUnsent, type Unsent } from './unsent.ts'
import { useLeftQuestion } from './useLeftQuestion.ts'
import { useUntakenQuestion } from './useUntakenQuestion.ts'

type Options = {
  state: ChatState
  /** The question in the address. */
  question: string | null
  dispatch: (actions: ChatAction[]) => void
  onChat: (chatId: number | null) => void
  /** Called with a chat's first question when the server was unreachable, and with what is kept of it. */
  onUnsent: (question: string, unsent: Unsent | null) => void
}

/** The answer in progress: `run` asks for one or follows one to its end, and ends the one before it. */
export function useAnswerRun({ state, question, dispatch, onChat, onUnsent }: Options) {
  const [isConnected, setIsConnected] = useState(true)
  const running = useRef<AbortController | null>(null)
  const isStopWanted = useRef(false)
  // the last question, until the server has accepted it
  const untaken = useRef<Extract<AnswerSource, { kind: 'ask' }> | null>(null)
  const latest = useEffectEvent(() => ({ state, onChat }))
  const abort = () => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])

  const accepted = (chatId: number) => {
    if (untaken.current) dropUnsent(untaken.current.key)
    untaken.current = null
    setIsConnected(true)
    if (isStopWanted.current) void stopAnswer(chatId)
    latest().onChat(chatId)
    void refreshChats()
  }
  const { help, isInDanger, keep, watchSilence } = useUntakenQuestion({
    ...{ state, dispatch, onChat, onUnsent, untaken, isStopWanted },
  })
  const leave = useLeftQuestion({ state, question, running, untaken, isStopWanted, isInDanger })
  const show = (chat: Chat) => {
    dispatch([{ type: 'opened', chat }])
    if (isWriting(chat)) void run({ kind: 'follow', chatId: chat.chat_id })
  }
  const reload = async (chatId: number, signal: AbortSignal) => {
    const chat = await fetchChat(chatId).catch(() => null)
    if (signal.aborted) return
    abort()
    if (chat) show(chat)
    else dispatch([{ type: 'failed', failure: LOST }])
  }
  const fail = async (source: AnswerSource, signal: AbortSignal, error: unknown) => {
    // without a network and a service worker it cannot be loaded
    const failures = await import('./conversation-failures.ts').catch(() => null)
    const chat = source.kind === 'retry' ? await failures?.answeredChat(error, source.chatId) : null
    if (signal.aborted) return
    if (chat) return show(chat)
    if (source.kind === 'ask') dropUnsent(source.key)
    await help(source, signal, failures?.careIn(error))
    const said = failures?.failureOf(error, latest().state.chat_id) ?? LOST
    if (!signal.aborted) dispatch([{ type: 'failed', failure: { ...said, isRefused: untaken.current === source } }])
  }
  const run = async (source: AnswerSource) => {
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    isStopWanted.current = false
    untaken.current = source.kind === 'ask' ? source : null
    setIsConnected(true)
    if (isOffline(source, state) && (await keep(source, signal))) return
    const batch = createFrameBatcher<ChatAction>((actions) => signal.aborted || dispatch(actions))
    const onEvent = readerOf(batch, accepted, (chatId) => void reload(chatId, signal))
    const onConnection = (isThere: boolean) => {
      setIsConnected(isThere)
      if (!isThere) void keep(source, signal).then((isAnswered) => isAnswered && !signal.aborted && abort())
    }
    const unwatch = watchSilence(source, signal, () => onConnection(false))
    try {
      const result = await followAnswer(source, { signal, onEvent, onConnection })
      batch.flush()
      if (signal.aborted) return
      if (result === 'lost') dispatch([{ type: 'failed', failure: LOST }])
      if (result === 'ended' || result === 'lost') void refreshChats()
    } catch (error) {
      batch.flush()
      await fail(source, signal, error)
    } finally {
      unwatch()
      if (!signal.aborted) setIsConnected(true)
    }
  }
  const stop = () => {
    // a first question has no id yet: it is stopped when it gets one
    isStopWanted.current = true
    const waiting = untaken.current
    if (waiting) dropUnsent(waiting.key)
    if (waiting && !(isConnected && online.isOnline())) {
      running.current?.abort()
      setIsConnected(true)
      dispatch([{ type: 'failed', failure: { error: 'unsent', retryable: true } }])
      if (!state.chat_id) onChat(null)
    } else if (state.chat_id) void stopAnswer(state.chat_id)
  }
  return { run, stop, isConnected, abort, leave, untaken }
}

/**
 * Puts the events of one answer into a batch. If a later connection names another one, another tab has replaced the
 * question: the rest is dropped, and only `onOther` is called. Both callbacks get the chat's id.
 */
function readerOf(
  batch: ReturnType<typeof createFrameBatcher<ChatAction>>,
  onAccepted: (chatId: number) => void,
  onOther: (chatId: number) => void,
) {
  let answer: number | null = 0
  return (event: ChatEvent): void => {
    if (answer === null) return
    const info = event.event === 'chat_info' ? event.data : null
    if (info && answer && answer !== info.message_id) {
      answer = null
      onOther(info.chat_id)
      return
    }
    batch.push({ type: 'event', event })
    if (!info) return
    answer = info.message_id
    batch.flush()
    onAccepted(info.chat_id)
  }
}

/** Whether the server is away, or has not yet stored what this device has answered in the conversation. */
const isOffline = (source: AnswerSource, { chat_id, messages }: ChatState): boolean =>
  source.kind === 'ask' && (!online.isOnline() || (!chat_id && messages.some(({ is_local }) => is_local === 'kept')))

/** Whether an answer of a stored chat is still being written. */
export function isWriting({ messages }: Chat): boolean {
  return messages.some(({ isStreaming }) => isStreaming)
}
