import { Suspense, useState } from 'react'
import { screenTitle } from '../app/screen-title.ts'
import { Title } from '../app/Title.tsx'
import { useChats } from '../data/chat-hooks.ts'
import { ConnectionError } from '../data/reach.ts'
import { KEPT_QUESTIONS } from '../data/stored.ts'
import { useStored } from '../data/useStored.ts'
import { Button } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import { lazily } from '../ui/lazily.ts'
import page from '../ui/page.module.css'
import { SearchBox } from '../ui/SearchBox.tsx'
import css from './conversations.module.css'
import { hasWords, ListedChat } from './ListedChat.tsx'
import { OlderChats } from './OlderChats.tsx'
import { conversations } from './words.ts'

const KeptTalks = lazily(() => import('../offline/device/KeptTalks.tsx'), 'KeptTalks')

/** All of the visitor's conversations, newest first, with a filter field. */
export function ConversationsScreen() {
  const { chats, olderThan, error, isLoading, mutate } = useChats()
  const [typed, setTyped] = useState('')
  const [kept] = useStored(KEPT_QUESTIONS, '')
  const hasKept = kept !== ''
  const text = typed.trim().toLowerCase()
  const shown = chats.filter((chat) => hasWords(chat, text))
  return (
    <div className={`${page.page} ${css.page}`}>
      <Title of={screenTitle('/conversations')} />
      <h1 tabIndex={-1}>{screenTitle('/conversations')}</h1>
      {chats.length > 0 && <SearchBox label={conversations('search')} value={typed} onType={setTyped} />}
      {isLoading && <p role="status">{conversations('loading')}</p>}
      {error && (
        <div role="alert" className={css.said}>
          <p>{conversations(error instanceof ConnectionError ? 'offline' : 'failed')}</p>
          <Button onClick={() => void mutate()}>{conversations('tryAgain')}</Button>
        </div>
      )}
      {!isLoading && !error && chats.length === 0 && !hasKept && (
        <div className={css.said}>
          <p>{conversations('empty')}</p>
          <Link to="/">{conversations('ask')}</Link>
        </div>
      )}
      {hasKept && (
        <Suspense>
          <KeptTalks className={css.list} />
        </Suspense>
      )}
      {chats.length > 0 && shown.length === 0 && !olderThan && <p role="status">{conversations('none')}</p>}
      <ul className={css.list}>
        {shown.map((chat) => (
          <ListedChat key={chat.id} chat={chat} />
        ))}
      </ul>
      {olderThan && <OlderChats olderThan={olderThan} text={text} />}
    </div>
  )
}
