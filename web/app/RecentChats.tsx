import { RECENT_CHATS_IN_MENU } from '#shared/limits.ts'
import { listedChat } from '../conversations/listed-chat.ts'
import { useChats } from '../data/chat-hooks.ts'
import type { ChosenChat } from '../data/read-path.ts'
import { Link } from '../ui/Link.tsx'
import css from './menu.module.css'
import { menu } from './menu-words.ts'

const CHOSEN: ChosenChat = { isChosen: true }

/** The five latest chats; a chat without a place cannot be opened and is left out. */
export function RecentChats({ onClose }: { onClose: () => void }) {
  const { chats } = useChats()
  const placed = chats.filter((chat) => chat.reference).slice(0, RECENT_CHATS_IN_MENU)
  const shown = placed.map((chat) => ({ id: chat.id, ...listedChat(chat) }))
  if (shown.length === 0) return null
  return (
    <section aria-label={menu('recent')}>
      <h2>{menu('recent')}</h2>
      <ul>
        {shown.map(({ id, name, place, path }) => (
          <li key={id}>
            <Link className={css.chat} to={path} state={CHOSEN} onClick={onClose}>
              <span lang="" className={css.chatTitle}>
                {name}
              </span>
              <span className={css.chatPlace}>{place}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
