import { Ellipsis, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { IconButton } from '../ui/IconButton.tsx'
import css from './chat.module.css'

type Props = {
  title: string
  chatId: number | null
  isOwner: boolean
  isPublic: boolean
  auditPath: string | null
  onNew: () => void
  onShare: () => void
  onPrivate: () => void
  onDelete: () => void
  onClose: () => void
}

/** The conversation's title, its menu and the way out. */
export function ChatHeader({ title, chatId, isOwner, isPublic, auditPath, onClose, ...on }: Props) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const choose = (act: () => void) => () => {
    menu.current?.hidePopover()
    act()
  }
  // the list opens under its button, wherever the panel stands
  useEffect(() => {
    const list = menu.current!
    const place = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'open') return
      const { bottom, right } = document.getElementById(`${id}-button`)!.getBoundingClientRect()
      list.style.insetBlockStart = `${bottom + 4}px`
      list.style.insetInlineEnd = `${document.documentElement.clientWidth - right}px`
    }
    list.addEventListener('beforetoggle', place)
    return () => list.removeEventListener('beforetoggle', place)
  }, [id])
  return (
    <header className={css.header}>
      <h2 className={css.title} title={title}>
        {title}
      </h2>
      <IconButton id={`${id}-button`} label="Conversation menu" popoverTarget={id} aria-haspopup="menu">
        <Ellipsis aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      <div ref={menu} id={id} popover="auto" className={css.menu}>
        <button type="button" onClick={choose(on.onNew)}>
          Start a new conversation
        </button>
        {chatId && (
          <button type="button" onClick={choose(on.onShare)}>
            {isPublic || !isOwner ? 'Share' : 'Publish and share'}
          </button>
        )}
        {auditPath && <Link to={auditPath}>See AI Prompt</Link>}
        {chatId && isOwner && isPublic && (
          <button type="button" onClick={choose(on.onPrivate)}>
            Make private
          </button>
        )}
        {chatId && isOwner && (
          <button type="button" data-kind="danger" onClick={choose(on.onDelete)}>
            Delete chat
          </button>
        )}
      </div>
      <IconButton label="Close" onClick={onClose}>
        <X aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
    </header>
  )
}
