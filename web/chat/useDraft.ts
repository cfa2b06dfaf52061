import { useLayoutEffect, useRef } from 'react'
import { useStore } from '../data/create-store.ts'
import { draftOf, onDrafts, setTraceless, writeDraft } from './drafts.ts'

/**
 * The draft of a chat. Text typed into a new chat during its first answer moves with the chat to its id. Drafts survive
 * reloads; those of a quiet conversation are never stored.
 */
export function useDraft(
  chatId: number | null,
  { isAnswering, isQuiet }: { isAnswering: boolean; isQuiet: boolean },
): [string, (text: string) => void] {
  const before = useRef(chatId)
  const draft = useStore({ subscribe: onDrafts, get: () => draftOf(chatId) })
  useLayoutEffect(() => setTraceless(chatId, isQuiet), [chatId, isQuiet])
  useLayoutEffect(() => {
    const isNamed = before.current === null && chatId !== null && isAnswering
    before.current = chatId
    const typed = isNamed ? draftOf(null) : ''
    if (!typed) return
    writeDraft(chatId, typed)
    writeDraft(null, '')
  }, [chatId, isAnswering])
  return [draft, (text) => writeDraft(chatId, text)]
}
