import { useEffect, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { parseVerses } from '#shared/bible/verses.ts'
import type { Chat } from '#shared/contract/chat.ts'
import css from '../app/message.module.css'
import { fetchChat } from '../data/hooks.ts'
import { useVersePlaces } from '../data/passage-hooks.ts'
import { readPath } from '../data/read-path.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { placeIn } from '../study/verse-places.ts'
import { more } from './more-words.ts'

/** Redirects the link of a public chat to its passage in the reader's translation, or to Home when it cannot be opened. */
export function ChatRedirectScreen() {
  const { id = '' } = useParams()
  const chatId = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : null
  // not from the cache: it may have been published, or made private, since it was last opened
  const [chat, setChat] = useState<Chat | null>()
  useEffect(() => {
    if (!chatId) return
    fetchChat(chatId).then(setChat, () => setChat(null))
  }, [chatId])
  const [own] = useTranslation()
  const { translation: edition = '', book_id: book = '', chapter = 0, verse } = chat?.reference ?? {}
  const isElsewhere = Boolean(edition && book && chapter && edition !== own)
  const places = useVersePlaces(edition, book, chapter, isElsewhere ? own : null)
  const home = <Navigate replace to="/" />
  if (chatId === null || chat === null) return home
  if (!chat) return <p className={css.message}>{more('redirecting')}</p>
  if (!chat.is_public || !edition || !book || !chapter) return home
  if (isElsewhere && places === undefined) return <p className={css.message}>{more('redirecting')}</p>
  const place = placeIn({ edition, book, chapter, verses: parseVerses(verse) }, places ?? [])
  return <Navigate replace to={readPath(place, { chatId })} />
}
