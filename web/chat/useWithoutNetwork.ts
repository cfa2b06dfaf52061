import { type RefObject, useEffectEvent, useRef } from 'react'
import type { Care } from '#shared/contract/care.ts'
import type { AnswerSource } from '../data/stream.ts'
import { type Activity, type ChatAction, type ChatState, lastNote, lastPrompt } from './chat-state.ts'

type Asking = Extract<AnswerSource, { kind: 'ask' }>

type Options = {
  state: ChatState
  dispatch: (actions: ChatAction[]) => void
  onChat: (chatId: number | null) => void
  /** The last question, until the server has accepted it. */
  untaken: RefObject<Asking | null>
}

/** What this device does for a question without the server: it shows help, and answers. */
export function useWithoutNetwork({ state, dispatch, onChat, untaken }: Options) {
  const latest = useEffectEvent(() => ({ state, onChat }))
  const answering = useRef<Asking | null>(null)
  // the last question for which this device was asked
  const looked = useRef<AnswerSource | null>(null)

  /** The help that this device finds for a question. */
  const findHelp = async (source: AnswerSource): Promise<Care | null> => {
    if (source.kind === 'follow') return null
    const { prompt, note } =
      source.kind === 'ask' ? source.request : { prompt: lastPrompt(latest().state), note: lastNote(latest().state) }
    const earlier = latest().state.messages.slice(0, -2)
    return import('./help-for.ts').then(({ helpFor }) => helpFor(earlier, prompt, note)).catch(() => null)
  }

  /** Shows help to a visitor in danger even if the server is unreachable or refuses; `sent` came with its refusal. */
  const help = async (source: AnswerSource, signal: AbortSignal, sent?: Care) => {
    const found = sent ?? (await findHelp(source))
    if (found && !signal.aborted) dispatch([{ type: 'helped', care: found }])
    return found
  }

  /** Whether a visitor in danger asks; shows them help, unless the server may still respond: it recognises more. */
  const isInDanger = async (source: AnswerSource, signal: AbortSignal, find = help): Promise<boolean> => {
    const care = latest().state.messages.at(-1)?.care
    return ((await find(source, signal)) ?? care)?.response === 'reply'
  }

  /** Shows what this device does for the question; null if it has no answer, and the question waits for the server. */
  const showHere = (does: 'thinking' | 'searching' | null) => {
    const here: Activity = { state: does ?? 'thinking', isHere: does !== null }
    dispatch([
      { type: 'changed', change: (now) => ({ ...now, activity: now.activity && { ...now.activity, ...here } }) },
    ])
  }

  /** Shows that this device looks for an answer while `look` does, once for each question. */
  const showLooking = async (source: AnswerSource, isWanted: () => boolean, look: () => Promise<boolean>) => {
    const isFirst = isWanted() && looked.current !== source
    looked.current = source
    if (isFirst) showHere('thinking')
    const isAnswered = await look()
    if (isFirst && !isAnswered && isWanted()) showHere(null)
    return isAnswered
  }

  /** Answers, once, if this device keeps the translation. */
  const answerHere = async (source: Asking, signal: AbortSignal): Promise<boolean> => {
    if (answering.current === source) return false
    answering.current = source
    const device = await import('../offline/device/answer-here.ts').catch(() => null)
    // the server may accept it meanwhile
    const isWanted = () => untaken.current === source && !signal.aborted
    const answer = await device?.answerHere(source, latest().state.messages, isWanted, () => showHere('searching'))
    if (!answer || !isWanted()) return false
    untaken.current = null
    dispatch([{ type: 'answered_here', answer }])
    // a reload would ask it again
    if (!source.request.chat_id) latest().onChat(null)
    return true
  }
  return { help, findHelp, isInDanger, answerHere, showLooking }
}
