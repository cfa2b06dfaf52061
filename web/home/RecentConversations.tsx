import { useEffect } from 'react'
import { RECENT_CHATS_ON_HOME } from '#shared/limits.ts'
import { listedChat } from '../conversations/listed-chat.ts'
import { useChats } from '../data/chat-hooks.ts'
import { useStored } from '../data/useStored.ts'
import { Link } from '../ui/Link.tsx'
import { pageLanguage } from '../words/language.ts'
import { homeBody } from './body-words.ts'
import css from './home.module.css'

/** How many conversations there were last time, to reserve their room. */
const COUNT_KEY = 'recent_conversations'

/** The latest conversations, and a link to all of them. */
export function RecentConversations() {
  const { chats, isLoading, error } = useChats()
  const [stored, setStored] = useStored<string>(COUNT_KEY, '0')
  const count = String(Math.min(chats.length, RECENT_CHATS_ON_HOME))
  useEffect(() => {
    if (!isLoading && !error && count !== stored) setStored(count)
  }, [isLoading, error, count, stored, setStored])
  if (isLoading && stored !== '0') return <Waiting rows={Number(stored) || 0} />
  if (chats.length === 0) return null
  const when = new Intl.DateTimeFormat(pageLanguage(), { day: 'numeric', month: 'short' })
  return (
    <section aria-label={homeBody('recent')}>
      <h2>{homeBody('recent')}</h2>
      <ul className={css.recent}>
        {chats.slice(0, RECENT_CHATS_ON_HOME).map((chat) => {
          const { name, place, path } = listedChat(chat)
          return (
            <li key={chat.id}>
              <Link to={path}>
                <span lang="">{name}</span>
                <small>
                  {place && `${place} · `}
                  <time dateTime={chat.updated_at}>{when.format(new Date(chat.updated_at))}</time>
                </small>
              </Link>
            </li>
          )
        })}
      </ul>
      <p className={css.all}>
        <Link to="/conversations">{homeBody('all')}</Link>
      </p>
    </section>
  )
}

function Waiting({ rows }: { rows: number }) {
  return (
    <section aria-hidden>
      <h2>{homeBody('recent')}</h2>
      <ul className={css.recent}>
        {Array.from({ length: Math.min(rows, RECENT_CHATS_ON_HOME) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines without content
          <li key={index} className={css.waiting} />
        ))}
      </ul>
      <p className={css.all}>&nbsp;</p>
    </section>
  )
}
