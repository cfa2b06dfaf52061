import { Navigate, useParams } from 'react-router-dom'
import { parseVerses } from '#shared/bible/verses.ts'
import css from '../app/message.module.css'
import { useChat } from '../data/hooks.ts'
import { readPath } from '../data/read-path.ts'
import { more } from './more-words.ts'

/** Redirects the link of a public chat to its passage, or to Home when the chat cannot be opened. */
export function ChatRedirectScreen() {
  const { id = '' } = useParams()
  const chatId = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : null
  const { data: chat, error } = useChat(chatId)
  if (chatId === null || error) return <Navigate replace to="/" />
  if (!chat) return <p className={css.message}>{more('redirecting')}</p>
  const { reference, is_public } = chat
  if (!is_public || !reference?.translation || !reference.book_id || !reference.chapter)
    return <Navigate replace to="/" />
  const place = { book: reference.book_id, chapter: reference.chapter, verses: parseVerses(reference.verse) }
  return <Navigate replace to={readPath(place, { chatId })} />
}
