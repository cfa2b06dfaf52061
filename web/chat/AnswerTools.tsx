import { Check, Copy, Pencil, RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { IconButton } from '../ui/IconButton.tsx'
import { useCopied } from '../ui/useCopied.ts'
import css from './chat.module.css'
import type { ShownMessage } from './chat-state.ts'
import { steady } from './steady.tsx'

type Props = {
  message: ShownMessage
  chatId: number | null
  hasAudit: boolean
  onRetry?: () => void
  onEdit?: () => void
}

/** What can be done with a finished answer. */
export const AnswerTools = steady(function AnswerTools({ message, chatId, hasAudit, onRetry, onEdit }: Props) {
  const [isCopied, copy] = useCopied()
  return (
    <div className={css.tools}>
      {message.status === 'stopped' && <span className={css.state}>Stopped</span>}
      {wordsOf(message) && (
        <IconButton label={isCopied ? 'Copied' : 'Copy answer'} onClick={() => copy(plain(wordsOf(message)))}>
          {isCopied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} strokeWidth={1.75} />}
        </IconButton>
      )}
      {onRetry && (
        <IconButton label="Retry" onClick={onRetry}>
          <RotateCcw aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
      )}
      {onEdit && (
        <IconButton label="Edit and ask again" onClick={onEdit}>
          <Pencil aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
      )}
      {hasAudit && message.has_audit_data && chatId && <Link to={`/audit/${chatId}`}>How this was made</Link>}
    </div>
  )
})

/** All that is shown of an answer, its help first. */
function wordsOf({ care, content }: ShownMessage): string {
  return [care?.help, care?.is_whole ? '' : content].filter(Boolean).join('\n\n')
}

/** The answer as text: links become their words. */
function plain(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\((?:\/read\/|tel:|sms:|https:)[^)]*\)/g, '$1')
}
