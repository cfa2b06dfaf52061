import { ChatHandout } from '../handout/HandoutSheet.tsx'
import { ReportDialog } from '../report/ReportDialog.tsx'

type Props = { what: 'handout' | 'report'; chatId: number; onClose: () => void }

/** The dialog that an entry of a conversation's menu opens. */
export function ChatDialog({ what, chatId, onClose }: Props) {
  if (what === 'handout') return <ChatHandout chatId={chatId} onClose={onClose} />
  return <ReportDialog what={{ kind: 'chat', id: chatId }} onClose={onClose} />
}
