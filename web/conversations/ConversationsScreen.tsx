import { Pencil, Trash2 } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import type { ChatListItem } from '#shared/contract/chat.ts'
import { screens } from '#shared/screens.ts'
import { Title } from '../app/Title.tsx'
import { deleteWithUndo } from '../chat/delete-with-undo.ts'
import { useChats } from '../data/hooks.ts'
import { ConnectionError } from '../data/reach.ts'
import { KEPT_QUESTIONS } from '../data/stored.ts'
import { useStored } from '../data/useStored.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Link } from '../ui/Link.tsx'
import { lazily } from '../ui/lazily.ts'
import page from '../ui/page.module.css'
import { SearchBox } from '../ui/SearchBox.tsx'
import css from './conversations.module.css'
import { listedChat } from './listed-chat.ts'

const KeptTalks = lazily(() => import('../offline/device/KeptTalks.tsx'), 'KeptTalks')
const RenameForm = lazily(() => import('./RenameForm.tsx'), 'RenameForm')

const when = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' })

/** All of the visitor's conversations, newest first, with a filter field. */
export function ConversationsScreen() {
  const { chats, error, isLoading, mutate } = useChats()
  const [typed, setTyped] = useState('')
  const [kept] = useStored(KEPT_QUESTIONS, '')
  const hasKept = kept !== ''
  const text = typed.trim().toLowerCase()
  const shown = chats.filter((chat) => `${chat.title} ${listedChat(chat).place}`.toLowerCase().includes(text))
  return (
    <div className={`${page.page} ${css.page}`}>
      <Title of={screens['/conversations'].title} />
      <h1>Conversations</h1>
      {chats.length > 0 && <SearchBox label="Search your conversations" value={typed} onType={setTyped} />}
      {isLoading && <p role="status">Loading your conversations...</p>}
      {error && (
        <div role="alert" className={css.said}>
          <p>
            {error instanceof ConnectionError
              ? 'Your conversations appear here when you’re back online.'
              : 'Your conversations could not be loaded.'}
          </p>
          <Button onClick={() => void mutate()}>Try again</Button>
        </div>
      )}
      {!isLoading && !error && chats.length === 0 && !hasKept && (
        <div className={css.said}>
          <p>
            You haven’t asked anything yet. Your questions are saved here, and only you can see them until you share
            them.
          </p>
          <Link to="/">Ask a question</Link>
        </div>
      )}
      {hasKept && (
        <Suspense>
          <KeptTalks className={css.list} />
        </Suspense>
      )}
      {chats.length > 0 && shown.length === 0 && <p role="status">No conversation has these words in its title.</p>}
      <ul className={css.list}>
        {shown.map((chat) => (
          <Row key={chat.id} chat={chat} />
        ))}
      </ul>
    </div>
  )
}

function Row({ chat }: { chat: ChatListItem }) {
  const { id, updated_at, is_public } = chat
  const { name, place, path } = listedChat(chat)
  const [isRenaming, setIsRenaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsRenaming(false)
    requestAnimationFrame(() => pencil.current?.focus())
  }
  if (isRenaming) {
    return (
      <li>
        <Suspense>
          <RenameForm id={id} name={name} onClose={close} />
        </Suspense>
      </li>
    )
  }
  return (
    <li>
      <Link to={path}>
        <span>{name}</span>
        <small>
          {[place, when.format(new Date(updated_at)), is_public && 'published'].filter(Boolean).join(' · ')}
        </small>
      </Link>
      <IconButton ref={pencil} label={`Rename ${name}`} onClick={() => setIsRenaming(true)}>
        <Pencil aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      <IconButton label={`Delete ${name}`} onClick={() => deleteWithUndo(id, () => {})}>
        <Trash2 aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
    </li>
  )
}
