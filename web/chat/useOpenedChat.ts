import { useEffect, useEffectEvent, useState } from 'react'
import type { Message } from '#shared/contract/chat.ts'
import { CallError } from '../data/client.ts'
import { fetchChat } from '../data/hooks.ts'
import { useOnline } from '../data/useOnline.ts'
import type { ChatAction } from './chat-state.ts'
import { moveDraft } from './drafts.ts'
import { isSameQuestion } from './is-same-question.ts'
import { dropUnsent, findUnsent, keptLate, type Unsent } from './unsent.ts'
import { type AddressQuestion, useAddressQuestion } from './useAddressQuestion.ts'
import { isWriting } from './useAnswerRun.ts'

type Options = AddressQuestion & {
  /** Ends the answer in progress, because another conversation is opened. */
  leave: () => void
  follow: (chatId: number) => void
}

/**
 * Opens what the address names: a stored chat by id, or a new one with a question. Without either it opens a question
 * that could not be sent here. `reopen` retries a stored chat that could not be opened.
 */
export function useOpenedChat(options: Options): { isLoading: boolean; reopen: () => void } {
  const { chatId, question, place, state, dispatch, leave, follow, resend, onChat } = options
  const [isLoading, setIsLoading] = useState(false)
  const [opening, setOpening] = useState(0)
  const reopen = () => setOpening((count) => count + 1)
  const clear = () => {
    leave()
    dispatch([{ type: 'cleared' }])
  }

  // the chat that is being written here needs no loading
  const isOpen = useEffectEvent((id: number) => state.chat_id === id)
  const settle = useEffectEvent((action: Extract<ChatAction, { type: 'opened' | 'unavailable' }>) => {
    // a question may have been asked in the conversation that was open while this one loaded
    leave()
    dispatch([action])
    if (action.type !== 'opened') return
    const { chat } = action
    const unsent = chat.is_owner ? findUnsent(chat.chat_id, place) : undefined
    const hasTaken = unsent && isTaken(unsent, chat.messages)
    if (hasTaken) dropUnsent(unsent.key)
    if (isWriting(chat)) follow(chat.chat_id)
    else if (unsent && !hasTaken) resend(unsent)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each opening
  useEffect(() => {
    if (!chatId || isOpen(chatId)) return
    let isOver = false
    // without its messages, a chat whose answer is no longer read is loaded again on the way back
    if (state.activity) clear()
    else leave()
    setIsLoading(true)
    fetchChat(chatId)
      .then(
        (chat) => isOver || settle({ type: 'opened', chat }),
        // ignored on purpose: the panel stays empty, and the visitor counts as a guest
        (error: unknown) =>
          isOver || settle({ type: 'unavailable', missing: isMissing(error) ? 'gone' : 'unreachable' }),
      )
      .finally(() => isOver || setIsLoading(false))
    return () => {
      isOver = true
      setIsLoading(false)
    }
  }, [chatId, opening, dispatch])

  useAddressQuestion(options, clear)

  const sendKept = useEffectEvent(() => {
    const isOther = question || chatId !== state.chat_id || !state.is_kept
    if (isOther || state.activity || (!chatId && state.messages.length)) return
    const unsent = findUnsent(chatId, place)
    if (unsent && isTaken(unsent, state.messages)) dropUnsent(unsent.key)
    else if (unsent) resend(unsent)
  })
  useEffect(() => {
    sendKept()
    return keptLate.subscribe(() => sendKept())
  }, [])

  const isGone = state.missing === 'gone' || state.failure?.error === 'gone'
  const onGone = useEffectEvent(() => {
    if (chatId) moveDraft(chatId)
    // the question on the screen begins another one
    if (chatId && state.failure) onChat(null)
  })
  useEffect(() => {
    if (isGone) onGone()
  }, [isGone])

  const isOnline = useOnline()
  const onOnline = useEffectEvent(() => state.missing === 'unreachable' && reopen())
  useEffect(() => {
    if (isOnline) onOnline()
  }, [isOnline])
  return { isLoading, reopen }
}

/** Whether a chat does not exist, or no longer: a server in trouble may still have it. */
const isMissing = (error: unknown): boolean => error instanceof CallError && error.status < 429

/** Whether a question is the last one of a conversation: the server has accepted it. */
function isTaken({ request }: Unsent, messages: readonly Pick<Message, 'role' | 'content' | 'note'>[]): boolean {
  const last = messages.findLast(({ role }) => role === 'user')
  return last !== undefined && isSameQuestion(request, last)
}
