import { Pencil, Trash2 } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import type { ChatListItem } from '#shared/contract/chat.ts'
import { screenTitle } from '../app/screen-title.ts'
import { Title } from '../app/Title.tsx'
import { deleteWithUndo } from '../chat/delete-with-undo.ts'
import { useChats } from '../data/chat-hooks.ts'
import { ConnectionError } from '../data/reach.ts'
import { KEPT_QUESTIONS } from '../data/stored.ts'
import { useStored } from '../data/useStored.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Link } from '../ui/Link.tsx'
import { lazily } from '../ui/lazily.ts'
import page from '../ui/page.module.css'
import { SearchBox } from '../ui/SearchBox.tsx'
import { pageLanguage } from '../words/language.ts'
import css from './conversations.module.css'
import { listedChat } from './listed-chat.ts'
import { conversations } from './words.ts'

const KeptTalks = lazily(() => import('../offline/device/KeptTalks.tsx'), 'KeptTalks')
const RenameForm = lazily(() => import('./RenameForm.tsx'), 'RenameForm')

/** All of the visitor's conversations, newest first, with a filter field. */
export function ConversationsScreen() {
  const { chats, error, isLoading, mutate } = useChats()
  const [typed, setTyped] = useState('')
  const [kept] = useStored(KEPT_QUESTIONS, '')
  const hasKept = kept !== ''
  const text = typed.trim().toLowerCase()
  const shown = chats.filter((chat) => {
    const { name, place } = listedChat(chat)
    return `${chat.title} ${name} ${place}`.toLowerCase().includes(text)
  })
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
      {chats.length > 0 && shown.length === 0 && <p role="status">{conversations('none')}</p>}
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
        <span lang="">{name}</span>
        <small>
          {place && `${place} · `}
          <time dateTime={updated_at}>{dayOf(updated_at)}</time>
          {is_public && ` · ${conversations('published')}`}
        </small>
      </Link>
      <IconButton ref={pencil} label={conversations('rename', { name })} onClick={() => setIsRenaming(true)}>
        <Pencil aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      <IconButton
        label={conversations('delete', { name })}
        onClick={(event) => {
          focusBeside(event.currentTarget.closest('li'))
          deleteWithUndo(id, () => {})
        }}
      >
        <Trash2 aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
    </li>
  )
}

/** Moves the focus from a row that disappears to the last button of the next or previous one, or else to the heading. */
function focusBeside(row: Element | null): void {
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const buttons = beside?.querySelectorAll('button')
  const target = [...(buttons ?? [])].at(-1) ?? document.querySelector<HTMLElement>('main h1')
  target?.focus()
}

const dayOf = (date: string) =>
  new Date(date).toLocaleDateString(pageLanguage(), { day: 'numeric', month: 'short', year: 'numeric' })
