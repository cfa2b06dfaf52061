import { Pencil, Trash2 } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import type { ChatListItem } from '#shared/contract/chat.ts'
import { deleteWithUndo } from '../chat/delete-with-undo.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Link } from '../ui/Link.tsx'
import { lazily } from '../ui/lazily.ts'
import { pageLanguage } from '../words/language.ts'
import { listedChat } from './listed-chat.ts'
import { conversations } from './words.ts'

const RenameForm = lazily(() => import('./RenameForm.tsx'), 'RenameForm')

/** Whether the title or the place of a conversation contains a text in small letters. */
export function hasWords(chat: ChatListItem, text: string): boolean {
  const { name, place } = listedChat(chat)
  return `${chat.title} ${name} ${place}`.toLowerCase().includes(text)
}

/** A conversation in a list, which its visitor can rename and delete. */
export function ListedChat({ chat }: { chat: ChatListItem }) {
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
