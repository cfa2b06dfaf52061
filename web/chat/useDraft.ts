import { useLayoutEffect, useReducer, useRef } from 'react'

/** What was typed and not sent, for each chat, as long as the page lives; never stored, since it is private. */
const drafts = new Map<number | null, string>()

/** The draft of a chat. What is typed into a new chat during its first answer moves with the chat to its id. */
export function useDraft(chatId: number | null, isAnswering: boolean): [string, (text: string) => void] {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const before = useRef(chatId)
  useLayoutEffect(() => {
    const isNamed = before.current === null && chatId !== null && isAnswering
    before.current = chatId
    const typed = drafts.get(null)
    if (!isNamed || !typed) return
    drafts.set(chatId, typed)
    drafts.delete(null)
    draw()
  }, [chatId, isAnswering])
  return [
    drafts.get(chatId) ?? '',
    (text) => {
      drafts.set(chatId, text)
      draw()
    },
  ]
}
