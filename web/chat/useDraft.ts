import { useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '../data/create-store.ts'
import { draftOf, nameDraft, onDrafts, setTraceless, writeDraft } from './drafts.ts'

/**
 * The draft of a chat, and the visitor's note that goes with the next question. What was typed into or attached to a new
 * chat during its first answer moves with the chat to its id; a note does not move to another chat. Drafts survive
 * reloads; those of a quiet conversation are never stored.
 */
export function useDraft(
  chatId: number | null,
  { isAnswering, isQuiet }: { isAnswering: boolean; isQuiet: boolean },
): [string, (text: string) => void, string | null, (note: string | null) => void] {
  const [note, setNote] = useState<string | null>(null)
  const before = useRef(chatId)
  const draft = useStore({ subscribe: onDrafts, get: () => draftOf(chatId) })
  useLayoutEffect(() => setTraceless(chatId, isQuiet), [chatId, isQuiet])
  useLayoutEffect(() => {
    if (before.current === chatId) return
    const isNamed = before.current === null && isAnswering
    before.current = chatId
    if (isNamed) nameDraft(chatId as number)
    else setNote(null)
  }, [chatId, isAnswering])
  return [draft, (text) => writeDraft(chatId, text), note, setNote]
}
