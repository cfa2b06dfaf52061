import { useState } from 'react'
import { useOlderChats } from '../data/chat-hooks.ts'
import { Button } from '../ui/Button.tsx'
import css from './conversations.module.css'
import { hasWords, ListedChat } from './ListedChat.tsx'
import { conversations } from './words.ts'

/** The button that was pressed is gone. */
const focus = (list: HTMLElement | null) => list?.focus({ preventScroll: true })

/** The conversations after one of them, once the visitor asks for them; `text` filters them like those before. */
export function OlderChats({ olderThan, text }: { olderThan: number; text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { chats, olderThan: next, error, isLoading, mutate } = useOlderChats(isOpen ? olderThan : null)
  if (!isOpen)
    return (
      <div className={css.said}>
        <Button onClick={() => setIsOpen(true)}>{conversations('older')}</Button>
      </div>
    )
  return (
    <>
      {isLoading && <p role="status">{conversations('loading')}</p>}
      {error && (
        <div role="alert" className={css.said}>
          <p>{conversations('failed')}</p>
          <Button onClick={() => void mutate()}>{conversations('tryAgain')}</Button>
        </div>
      )}
      <ul className={`${css.list} ${css.older}`} tabIndex={-1} ref={focus}>
        {chats
          .filter((chat) => hasWords(chat, text))
          .map((chat) => (
            <ListedChat key={chat.id} chat={chat} />
          ))}
      </ul>
      {next && <OlderChats olderThan={next} text={text} />}
    </>
  )
}
