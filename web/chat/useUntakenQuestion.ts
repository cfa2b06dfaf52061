import { type RefObject, useEffectEvent } from 'react'
import { online } from '../data/online.ts'
import type { AnswerSource } from '../data/stream.ts'
import type { ChatAction, ChatState } from './chat-state.ts'
import { keepUnsent, type Unsent } from './unsent.ts'
import { useWithoutNetwork } from './useWithoutNetwork.ts'

/** A server that can be reached takes a question sooner than this. */
const EARLY_MS = 2000

type Options = {
  state: ChatState
  dispatch: (actions: ChatAction[]) => void
  onChat: (chatId: number | null) => void
  /** Called with a chat's first question when the server was unreachable, and with what is kept of it. */
  onUnsent: (question: string, unsent: Unsent | null) => void
  /** The last question, until the server has accepted it. */
  untaken: RefObject<Extract<AnswerSource, { kind: 'ask' }> | null>
  /** The visitor has stopped it. */
  isStopWanted: RefObject<boolean>
}

/**
 * Keeps the last question on this device until the server has accepted it, and shows what this device does for it. No
 * question in distress, stopped or not to be kept is stored.
 */
export function useUntakenQuestion({ state, dispatch, onChat, onUnsent, untaken, isStopWanted }: Options) {
  const latest = useEffectEvent(() => ({ onUnsent }))
  const { help, findHelp, isInDanger, answerHere, showLooking } = useWithoutNetwork({
    ...{ state, dispatch, onChat, untaken },
  })
  const mayKeep = (source: AnswerSource, signal: AbortSignal) =>
    untaken.current === source && !isStopWanted.current && !signal.aborted

  /** Keeps a question that the server cannot be asked; true if it is answered here. */
  const keep = (source: AnswerSource, signal: AbortSignal): Promise<boolean> => {
    const isWanted = () => mayKeep(source, signal)
    return showLooking(source, isWanted, async () => {
      const isUnsafe = await isInDanger(source, signal)
      if (source.kind !== 'ask' || !isWanted()) return false
      if (source.request.is_kept !== false) {
        const unsent = isUnsafe ? null : keepUnsent(source.request, source.key)
        if (!source.request.chat_id) latest().onUnsent(source.request.prompt, unsent)
      }
      return !isUnsafe && answerHere(source, signal)
    })
  }

  const keepEarly = async (source: AnswerSource, signal: AbortSignal) => {
    if (source.kind !== 'ask' || source.request.is_kept === false || !mayKeep(source, signal)) return
    const isUnsafe = await isInDanger(source, signal, findHelp)
    if (!isUnsafe && mayKeep(source, signal)) keepUnsent(source.request, source.key)
  }

  /**
   * While the server is silent, keeps a question so early that a reload neither loses it nor asks it again with another key.
   * Calls back when the server turns out to be away, which may be long before the first attempt fails. Returns a function
   * that ends this.
   */
  const watchSilence = (source: AnswerSource, signal: AbortSignal, onAway: () => void): (() => void) => {
    const early = setTimeout(() => void keepEarly(source, signal), EARLY_MS)
    const unsubscribe = online.subscribe(() => !online.isOnline() && mayKeep(source, signal) && onAway())
    return () => {
      clearTimeout(early)
      unsubscribe()
    }
  }
  return { help, isInDanger, keep, watchSilence }
}
