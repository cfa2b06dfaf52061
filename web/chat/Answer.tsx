import type { Rating } from '#shared/contract/chat.ts'
import { Hidden } from '../ui/Hidden.tsx'
import { AnswerTools } from './AnswerTools.tsx'
import { CareHelp } from './CareHelp.tsx'
import css from './chat.module.css'
import type { ChatPanelProps } from './chat-panel-props.ts'
import type { ChatState } from './chat-state.ts'
import { Markdown } from './Markdown.tsx'
import type { ShownMessage } from './shown-message.ts'
import { chat } from './words.ts'

type Props = Pick<ChatPanelProps, 'onOpenReference' | 'translation'> & {
  message: ShownMessage
  isLast: boolean
  state: ChatState
  hasAudit: boolean
  isQuiet: boolean
  onRetry: () => void
  onEdit: () => void
  onRate: (answerId: number, rating: Rating | null) => void
}

/** An answer: its help, if any, then its text and the tools for it. */
export function Answer({ message, isLast, state, hasAudit, isQuiet, ...rest }: Props) {
  const { chat_id, failure, is_owner } = state
  const mayAskAgain = is_owner && isLast && !isQuiet
  const mayRate = isRateable(state, message, isQuiet)
  return (
    <div className={css.answer} data-status={message.status}>
      <Hidden>{chat('answer')} </Hidden>
      {message.care && <CareHelp care={message.care} isEarlier={!isLatestHelp(state, message)} />}
      {message.content && !message.care?.is_whole && (
        <Markdown
          text={message.content}
          isStreaming={message.isStreaming}
          spans={message.spans}
          citations={message.citations}
          numbering={state.reference?.translation ?? rest.translation}
          translation={rest.translation}
          chatId={chat_id}
          onOpenReference={rest.onOpenReference}
        />
      )}
      {!message.isStreaming && !(failure && isLast) && (
        <AnswerTools
          message={message}
          chatId={chat_id}
          hasAudit={hasAudit}
          onRetry={mayAskAgain && (message.status !== 'complete' || message.is_truncated) ? rest.onRetry : undefined}
          onEdit={mayAskAgain && !message.is_local ? rest.onEdit : undefined}
          onRate={mayRate ? (rating) => rest.onRate(message.id!, rating) : undefined}
        />
      )}
    </div>
  )
}

const isLatestHelp = ({ messages }: ChatState, { key }: ShownMessage): boolean =>
  messages.findLast(({ care }) => care)?.key === key

/** The owner can rate complete answers, except those about danger. */
const isRateable = ({ is_owner, messages }: ChatState, message: ShownMessage, isQuiet: boolean): boolean =>
  is_owner && !isQuiet && message.status === 'complete' && message.id !== null && messages.includes(message)
