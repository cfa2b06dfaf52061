import { useEffect, useEffectEvent, useState } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'
import type { Care } from '#shared/contract/care.ts'
import type { ChatRequest } from '#shared/contract/chat.ts'
import { type ChatAction, type ChatState, emptyChat } from './chat-state.ts'
import { dropUnsent, findUnsent, isKeyKnown, type Unsent } from './unsent.ts'

export type AddressQuestion = {
  chatId: number | null
  question: string | null
  /** The question in the browser's history entry, if it was asked there before. */
  askedBefore: Unsent | null
  care: Care | null
  place: Pick<ChatRequest, 'bookId' | 'chapter'>
  state: ChatState
  dispatch: (actions: ChatAction[]) => void
  /** A question of this chat that was already asked. */
  asked: { current: string | null }
  ask: (prompt: string, state: ChatState, known?: Care) => void
  resend: (unsent: Unsent) => void
  onChat: (chatId: number | null) => void
}

/** Asks the question of the address, or sends it again with its key if it was asked before. `clear` leaves the open chat. */
export function useAddressQuestion(options: AddressQuestion, clear: () => void): void {
  const { chatId, question, askedBefore, care, place, state, asked, ask, resend, onChat } = options
  const sendAgain = (unsent: Unsent) => {
    if (state.chat_id && !unsent.sent) clear()
    resend(unsent)
  }
  const onAddress = useEffectEvent(() => {
    if (chatId) return
    if (!question) {
      // the visitor switched from a chat to none
      if (state.chat_id) clear()
      return
    }
    if (asked.current === question) return
    const kept = findUnsent(null, place, question)
    const unsent = kept ?? (askedBefore?.request.prompt === question ? askedBefore : null)
    if (unsent && (unsent.sent || isKeyKnown(unsent.at))) return sendAgain(unsent)
    asked.current = question
    if (unsent) return void findTaken(unsent).then((id) => onTaken(unsent, id, Boolean(kept)))
    if (state.chat_id) clear()
    ask(question, state.chat_id ? emptyChat : state, care ?? undefined)
  })
  // a question of this device's store waits for the server; any other one was taken, or is no longer wanted
  const onTaken = useEffectEvent((unsent: Unsent, id: number | null | undefined, isKept: boolean) => {
    if (chatId || question !== unsent.request.prompt || state.activity) return
    if (id) dropUnsent(unsent.key)
    if (id) onChat(id)
    else if (isKept) sendAgain(unsent)
    else if (id === undefined) onChat(null)
  })
  const step = useHistoryStep()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes
  useEffect(() => onAddress(), [chatId, question, care, step])
}

/**
 * The chat of a question that the server may have taken so long ago that it has forgotten the question's key. Undefined if
 * it has none, null if the server cannot be asked.
 */
const findTaken = (unsent: Unsent): Promise<number | null | undefined> =>
  import('../offline/find-stored.ts').then(({ findStored }) => findStored(unsent)).catch(() => null)

/**
 * The last step back or forward. Such a step may come before the id of a new chat, which is in the address already, is
 * rendered: the id is then null before and after it.
 */
function useHistoryStep(): Location {
  const location = useLocation()
  const isStep = useNavigationType() === 'POP'
  const [step, setStep] = useState(location)
  if (isStep && step !== location) setStep(location)
  return step
}
