import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import type { AnswerSource } from '../data/stream.ts'
import { type ChatState, quietOf } from './chat-state.ts'
import { addToDraft } from './drafts.ts'
import { keepUnsent, keptLate, noteAsking } from './unsent.ts'

type Asking = Extract<AnswerSource, { kind: 'ask' }>

type Options = {
  state: ChatState
  /** A question that is asked again whenever the panel is opened. */
  question: string | null
  running: RefObject<AbortController | null>
  /** The last question, until the server has accepted it. */
  untaken: RefObject<Asking | null>
  /** The visitor has stopped it. */
  isStopWanted: RefObject<boolean>
  isInDanger: (source: Asking, signal: AbortSignal) => Promise<boolean>
}

/**
 * Keeps the last question when its conversation is left or closed before the server has accepted it: a refused one becomes
 * a draft, a stopped one is dropped, others are sent later. Returns a function that ends the answer in progress and leaves
 * for another conversation.
 */
export function useLeftQuestion(options: Options): () => void {
  const { state, question, running, untaken, isStopWanted, isInDanger } = options
  const keepRefused = useEffectEvent(() => {
    const { chat_id, failure, is_kept } = state
    const isWanted = failure?.isRefused && failure.prompt !== question
    if (isWanted && is_kept && quietOf(state) !== 'reply') addToDraft(chat_id, failure.prompt)
  })
  const leave = useEffectEvent(() => {
    keepRefused()
    const waiting = untaken.current
    untaken.current = null
    if (!running.current) return
    running.current.abort()
    if (!waiting || isStopWanted.current || !state.activity || waiting.request.is_kept === false) return
    void isInDanger(waiting, running.current.signal).then((isIn) => {
      if (isIn) return
      keepUnsent(waiting.request, waiting.key)
      keptLate.notify()
    })
  })
  const asked = useEffectEvent(() => untaken.current?.key)
  useLayoutEffect(() => {
    noteAsking(() => asked())
    addEventListener('pagehide', keepRefused)
    return () => {
      removeEventListener('pagehide', keepRefused)
      leave()
    }
  }, [])
  return leave
}
