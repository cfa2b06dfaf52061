import type { ReactNode } from 'react'
import { Link } from '../ui/Link.tsx'
import { MenuItem } from '../ui/MenuItem.tsx'
import { menuWords } from './menu-words.ts'

/** What decides which entries a conversation's menu has. */
export type MenuFacts = {
  chatId: number | null
  isOwner: boolean
  isPublic: boolean
  isKept: boolean
  /** It has no question yet. */
  isNew: boolean
  /** False where sharing is not offered. A public chat can still be made private. */
  mayShare: boolean
  auditPath: string | null
}

export type MenuActs = {
  onNew: () => void
  onShare: () => void
  onPrivate: () => void
  onDelete: () => void
  onKept: (isKept: boolean) => void
}

type Props = MenuFacts &
  MenuActs & {
    close: () => void
    onOpen: (dialog: 'handout' | 'report') => void
  }

/** The entries of a conversation's menu. */
export function ChatMenu({
  chatId,
  isOwner,
  isPublic,
  isKept,
  isNew,
  mayShare,
  auditPath,
  close,
  onOpen,
  ...on
}: Props): ReactNode {
  const item = (key: Parameters<typeof menuWords>[0], onChoose: () => void, kind?: 'danger') => (
    <MenuItem label={menuWords(key)} {...{ kind, close, onChoose }} />
  )
  return (
    <>
      {item('startNew', on.onNew)}
      {isNew && isOwner && item(isKept ? 'askUnkept' : 'keep', () => on.onKept(!isKept))}
      {chatId && mayShare && (
        <>
          {item(isPublic || !isOwner ? 'share' : 'publish', on.onShare)}
          {item('handout', () => onOpen('handout'))}
        </>
      )}
      {auditPath && (
        <Link role="menuitem" tabIndex={-1} to={auditPath}>
          {menuWords('prompt')}
        </Link>
      )}
      {chatId && isOwner && isPublic && item('makePrivate', on.onPrivate)}
      {chatId && isOwner && item('delete', on.onDelete, 'danger')}
      {chatId && !isOwner && isPublic && item('report', () => onOpen('report'))}
    </>
  )
}
