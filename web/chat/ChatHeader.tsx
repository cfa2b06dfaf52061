import { Ellipsis, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { CloseButton } from '../ui/CloseButton.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Link } from '../ui/Link.tsx'
import { lazily } from '../ui/lazily.ts'
import { MenuItem } from '../ui/MenuItem.tsx'
import menuCss from '../ui/popover-menu.module.css'
import { usePopoverMenu } from '../ui/usePopoverMenu.ts'
import css from './chat.module.css'
import { steady } from './steady.tsx'

const ChatDialog = lazily(() => import('./ChatDialog.tsx'), 'ChatDialog')

type Props = {
  title: string
  chatId: number | null
  isOwner: boolean
  isPublic: boolean
  isKept: boolean
  /** It has no question yet. */
  isNew: boolean
  /** False where sharing is not offered. A public chat can still be made private. */
  mayShare: boolean
  auditPath: string | null
  onNew: () => void
  onShare: () => void
  onPrivate: () => void
  onDelete: () => void
  onKept: (isKept: boolean) => void
  onClose: () => void
}

/** The conversation's title, menu and close button. */
export const ChatHeader = steady(function ChatHeader({
  title,
  chatId,
  isOwner,
  isPublic,
  isKept,
  isNew,
  mayShare,
  auditPath,
  onClose,
  ...on
}: Props) {
  const { button, menu, close } = usePopoverMenu('Conversation menu')
  const [opened, setOpened] = useState<'handout' | 'report'>()
  const item = (label: string, onChoose: () => void, kind?: 'danger') => (
    <MenuItem {...{ label, kind, close, onChoose }} />
  )
  return (
    <header className={css.header}>
      <h2 className={css.title} title={title}>
        {title}
      </h2>
      {chatId && mayShare && (
        <IconButton label="Share conversation" data-hint="share_conversation" onClick={on.onShare}>
          <Share2 aria-hidden size={18} strokeWidth={1.75} />
        </IconButton>
      )}
      <IconButton label="Conversation menu" {...button}>
        <Ellipsis aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      <div className={menuCss.menu} {...menu}>
        {item('Start a new conversation', on.onNew)}
        {isNew && isOwner && item(isKept ? 'Ask without keeping' : 'Keep this conversation', () => on.onKept(!isKept))}
        {chatId && mayShare && (
          <>
            {item(isPublic || !isOwner ? 'Share' : 'Publish and share', on.onShare)}
            {item('Handout...', () => setOpened('handout'))}
          </>
        )}
        {auditPath && (
          <Link role="menuitem" tabIndex={-1} to={auditPath}>
            See AI Prompt
          </Link>
        )}
        {chatId && isOwner && isPublic && item('Make private', on.onPrivate)}
        {chatId && isOwner && item('Delete chat', on.onDelete, 'danger')}
        {chatId && !isOwner && isPublic && item('Report...', () => setOpened('report'))}
      </div>
      {chatId && opened && (
        <Suspense>
          <ChatDialog what={opened} chatId={chatId} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
      <CloseButton onClick={onClose} />
    </header>
  )
})
