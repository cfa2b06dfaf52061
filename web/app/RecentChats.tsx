import { RECENT_CHATS_IN_MENU } from '#shared/limits.ts'
import { useChats } from '../data/hooks.ts'
import { chapterName } from '../data/places.ts'
import { readPath } from '../data/read-path.ts'
import { Link } from '../ui/Link.tsx'
import css from './menu.module.css'

/** The five latest chats; a chat without a place cannot be opened and is left out. */
export function RecentChats({ onClose }: { onClose: () => void }) {
  const { chats } = useChats()
  const shown = chats.filter((chat) => chat.reference).slice(0, RECENT_CHATS_IN_MENU)
  if (shown.length === 0) return null
  return (
    <section aria-label="Recent chats">
      <h2>Recent chats</h2>
      <ul>
        {shown.map(({ id, title, reference }) => (
          <li key={id}>
            <Link
              className={css.chat}
              to={readPath({ book: reference!.book_id, chapter: reference!.chapter }, { chatId: id })}
              onClick={onClose}
            >
              <span className={css.chatTitle}>{title.replace(/^[^:]*:\s*/, '') || 'Untitled Chat'}</span>
              <span className={css.chatPlace}>
                {chapterName({ id: reference!.book_id, name: reference!.book }, reference!.chapter)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
