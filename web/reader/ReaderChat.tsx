import { lazy, Suspense } from 'react'
import type { ChatPanelProps } from '../chat/chat-panel-props.ts'
import { ChatPlacement } from './ChatPlacement.tsx'

const ChatPanel = lazy(() => import('../chat/ChatPanel.tsx').then((module) => ({ default: module.ChatPanel })))

type Props = ChatPanelProps & {
  isTall: boolean
  beginsTall: boolean
}

/** The conversation beside or over the text; the container is shown before the conversation has loaded. */
export function ReaderChat({ isTall, beginsTall, ...panel }: Props) {
  return (
    <ChatPlacement placement={panel.placement} isTall={isTall} beginsTall={beginsTall} onClose={panel.onClose}>
      <Suspense>
        <ChatPanel {...panel} />
      </Suspense>
    </ChatPlacement>
  )
}
