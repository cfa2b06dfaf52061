import { Check, Copy, Pencil, RotateCcw } from 'lucide-react'
import { Suspense } from 'react'
import type { Rating } from '#shared/contract/chat.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Link } from '../ui/Link.tsx'
import { lazily } from '../ui/lazily.ts'
import { useCopied } from '../ui/useCopied.ts'
import css from './chat.module.css'
import type { ShownMessage } from './shown-message.ts'
import { steady } from './steady.tsx'
import { chat } from './words.ts'

const AnswerRating = lazily(() => import('./AnswerRating.tsx'), 'AnswerRating')

type Props = {
  message: ShownMessage
  chatId: number | null
  hasAudit: boolean
  onRetry?: () => void
  onEdit?: () => void
  /** Omitted for answers that cannot be rated. */
  onRate?: (rating: Rating | null) => void
}

/** The tools for a finished answer. */
export const AnswerTools = steady(function AnswerTools({ message, chatId, hasAudit, onRetry, onEdit, onRate }: Props) {
  const [isCopied, copy] = useCopied()
  return (
    <div className={css.tools}>
      {message.status === 'stopped' && <span className={css.state}>{chat('stopped')}</span>}
      {message.is_truncated && <span className={css.state}>{chat('truncated')}</span>}
      {message.is_local && (
        <span className={css.state}>{chat(message.is_local === 'unkept' ? 'answeredHereUnkept' : 'answeredHere')}</span>
      )}
      {wordsOf(message) && (
        <IconButton label={chat(isCopied ? 'copied' : 'copyAnswer')} onClick={() => copy(plain(wordsOf(message)))}>
          {isCopied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} strokeWidth={1.75} />}
        </IconButton>
      )}
      {onRetry && (
        <IconButton label={chat('retry')} onClick={onRetry}>
          <RotateCcw aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
      )}
      {onEdit && (
        <IconButton label={chat('editAndAsk')} data-edits onClick={onEdit}>
          <Pencil aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
      )}
      {hasAudit && message.has_audit_data && chatId && <Link to={`/audit/${chatId}`}>{chat('howMade')}</Link>}
      {onRate && (
        <Suspense>
          <AnswerRating rating={message.rating} onRate={onRate} />
        </Suspense>
      )}
    </div>
  )
})

/** Everything shown for an answer, help first. */
function wordsOf({ care, content }: ShownMessage): string {
  return [care?.help, care?.is_whole ? '' : content].filter(Boolean).join('\n\n')
}

/** The answer as plain text: links become their text. */
function plain(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\((?:\/read\/|tel:|sms:|https:)[^)]*\)/g, '$1')
}
