import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Hidden } from '../ui/Hidden.tsx'
import { AnswerTools } from './AnswerTools.tsx'
import css from './chat.module.css'
import type { ChatPanelProps } from './chat-panel-props.ts'
import type { Activity, ChatState } from './chat-state.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { Markdown } from './Markdown.tsx'
import { useStickToBottom } from './useStickToBottom.ts'

type Props = Pick<ChatPanelProps, 'onOpenReference'> & {
  state: ChatState
  isLoading: boolean
  isConnected: boolean
  hasAudit: boolean
  onRetry: () => void
  onEdit: (text: string) => void
  children: ReactNode
}

/** The turns of a conversation, oldest first, with what the answer in flight is doing below them. */
export function Messages({
  state,
  isLoading,
  isConnected,
  hasAudit,
  onOpenReference,
  onRetry,
  onEdit,
  children,
}: Props) {
  const { messages, activity, failure, chat_id } = state
  const last = messages.at(-1)
  const stick = useStickToBottom<HTMLDivElement>(messages.length, `${last?.content.length ?? 0} ${last?.status}`)
  const says = isConnected ? activityText(activity) : 'The connection was lost. Reconnecting...'
  return (
    <div className={css.scroller} ref={stick.ref}>
      <div className={css.messages} role="log" aria-live="off" aria-busy={activity !== null}>
        {isLoading && <p className={css.activity}>Loading chat...</p>}
        {messages.map((message, index) =>
          message.role === 'user' ? (
            <div key={message.key} className={css.question} data-anchor>
              <Hidden>You asked: </Hidden>
              {message.content}
            </div>
          ) : (
            <div key={message.key} className={css.answer} data-status={message.status}>
              <Hidden>Answer: </Hidden>
              {message.content && (
                <Markdown
                  text={message.content}
                  isStreaming={message.isStreaming}
                  citations={message.citations}
                  chatId={chat_id}
                  onOpenReference={onOpenReference}
                />
              )}
              {!message.isStreaming && (
                <AnswerTools
                  message={message}
                  chatId={chat_id}
                  hasAudit={hasAudit}
                  onRetry={
                    state.is_owner && index === messages.length - 1 && message.status !== 'complete'
                      ? onRetry
                      : undefined
                  }
                  onEdit={
                    state.is_owner && index === messages.length - 1
                      ? () => onEdit(messages[index - 1]?.content ?? '')
                      : undefined
                  }
                />
              )}
            </div>
          ),
        )}
        {activity && activity.state !== 'writing' && <p className={css.activity}>{says}</p>}
        {activity?.state === 'writing' && !isConnected && <p className={css.activity}>{says}</p>}
        {failure && <FailureNotice failure={failure} onRetry={onRetry} onEdit={onEdit} />}
        {children}
      </div>
      <div role="status" className={css.spoken}>
        {activity ? 'Answering…' : last?.role === 'assistant' && last.status === 'complete' ? 'Answer complete.' : ''}
      </div>
      {stick.isAway && activity && (
        <button type="button" className={css.latest} onClick={stick.toBottom}>
          <ArrowDown aria-hidden size={16} /> Jump to latest
        </button>
      )}
    </div>
  )
}

function activityText(activity: Activity | null): string {
  switch (activity?.state) {
    case 'searching':
      return 'Searching the Scriptures...'
    case 'reading':
      return 'Reading the Scriptures...'
    case 'queued':
      return activity.position ? `Waiting: ${activity.position} before you...` : 'Thinking...'
    default:
      return 'Thinking...'
  }
}
