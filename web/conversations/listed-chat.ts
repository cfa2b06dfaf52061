import type { ChatListItem } from '#shared/contract/chat.ts'
import { CARE_TITLE } from '#shared/distress/care-title.ts'
import { chapterName } from '../data/places.ts'
import { readPath } from '../data/read-path.ts'
import { listed } from './listed-words.ts'

/** How a list shows a chat: its title without the place before it, the place if it has one, and its address. */
export function listedChat({ id, title, reference }: ChatListItem): { name: string; place: string; path: string } {
  const name = title === CARE_TITLE ? listed('conversation') : title.replace(/^[^:]*:\s*/, '') || listed('untitled')
  if (!reference) return { name, place: '', path: `/chat/${id}` }
  const { book_id, book, chapter } = reference
  const path = readPath({ book: book_id, chapter }, { chatId: id })
  return { name, place: chapterName({ id: book_id, name: book }, chapter), path }
}
