import { Ellipsis, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { CloseButton } from '../ui/CloseButton.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { lazily } from '../ui/lazily.ts'
import menuCss from '../ui/popover-menu.module.css'
import { usePopoverMenu } from '../ui/usePopoverMenu.ts'
import type { MenuActs, MenuFacts } from './ChatMenu.tsx'
import css from './chat.module.css'
import { steady } from './steady.tsx'
import { chat } from './words.ts'

const ChatMenu = lazily(() => import('./ChatMenu.tsx'), 'ChatMenu')
const ChatDialog = lazily(() => import('./ChatDialog.tsx'), 'ChatDialog')

type Props = MenuFacts &
  MenuActs & {
    title: string
    onClose: () => void
  }

/** The conversation's title, menu and close button. */
export const ChatHeader = steady(function ChatHeader({ title, onClose, ...conversation }: Props) {
  const { chatId, isNew, mayShare, onShare } = conversation
  const { button, menu, close } = usePopoverMenu(chat('menu'))
  const [opened, setOpened] = useState<'handout' | 'report'>()
  return (
    <header className={css.header}>
      <h2 lang={isNew || title === chat('conversation') ? undefined : ''} className={css.title} title={title}>
        {title}
      </h2>
      {chatId && mayShare && (
        <IconButton label={chat('shareConversation')} data-hint="share_conversation" onClick={onShare}>
          <Share2 aria-hidden size={18} strokeWidth={1.75} />
        </IconButton>
      )}
      <IconButton label={chat('menu')} {...button}>
        <Ellipsis aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      <div className={menuCss.menu} {...menu}>
        <Suspense>
          <ChatMenu {...conversation} close={close} onOpen={setOpened} />
        </Suspense>
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
