import { ArrowDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useOnline } from '../data/useOnline.ts'
import { Hidden } from '../ui/Hidden.tsx'
import { AnswerTools } from './AnswerTools.tsx'
import { activityText } from './activity-text.ts'
import { CareHelp } from './CareHelp.tsx'
import css from './chat.module.css'
import type { ChatPanelProps } from './chat-panel-props.ts'
import type { ChatState, ShownMessage } from './chat-state.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { Markdown } from './Markdown.tsx'
import { useAbbreviation } from './useAbbreviation.ts'
import { useStickToBottom } from './useStickToBottom.ts'

type Props = Pick<ChatPanelProps, 'onOpenReference' | 'translation'> & {
  state: ChatState
  isLoading: boolean
  isConnected: boolean
  hasAudit: boolean
  /** The conversation has a reply to a visitor in danger: nothing is offered beside it. */
  isQuiet: boolean
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
  isQuiet,
  translation,
  onOpenReference,
  onRetry,
  onEdit,
  children,
}: Props) {
  const { messages, activity, failure, chat_id } = state
  const isOnline = useOnline()
  const edition = useAbbreviation(state.reference?.translation ?? translation)
  const last = messages.at(-1)
  const stick = useStickToBottom<HTMLDivElement>(messages.length, `${last?.content.length ?? 0} ${last?.status}`)
  const isStill = useIsStill(activity?.state === 'writing' ? last?.content : undefined)
  const says = activityText(activity, isConnected, isOnline, isStill)
  return (
    <div className={css.scroller} ref={stick.ref}>
      <div
        className={css.messages}
        role="log"
        aria-label="Messages"
        aria-live="off"
        aria-busy={activity !== null}
        data-answered={messages.length > 0}
      >
        {isLoading && <p className={css.activity}>Loading chat...</p>}
        {messages.map((message, index) => {
          const isLast = index === messages.length - 1
          if (message.role === 'user') {
            return (
              <div key={message.key} className={css.question} data-anchor>
                <Hidden>You asked: </Hidden>
                {message.content}
              </div>
            )
          }
          return (
            <div key={message.key} className={css.answer} data-status={message.status}>
              <Hidden>Answer: </Hidden>
              {message.care && <CareHelp care={message.care} />}
              {message.content && !message.care?.is_whole && (
                <Markdown
                  text={message.content}
                  isStreaming={message.isStreaming}
                  spans={message.spans}
                  citations={message.citations}
                  edition={edition}
                  translation={translation}
                  chatId={chat_id}
                  onOpenReference={onOpenReference}
                />
              )}
              {!message.isStreaming && !(failure && isLast) && (
                <AnswerTools
                  message={message}
                  chatId={chat_id}
                  hasAudit={hasAudit}
                  onRetry={state.is_owner && isLast && !isQuiet && message.status !== 'complete' ? onRetry : undefined}
                  onEdit={
                    state.is_owner && isLast && !isQuiet ? () => onEdit(messages[index - 1]?.content ?? '') : undefined
                  }
                />
              )}
            </div>
          )
        })}
        {says && <p className={css.activity}>{says}</p>}
        {failure && <FailureNotice failure={failure} onRetry={onRetry} onEdit={onEdit} />}
        {children}
      </div>
      <Spoken isAnswering={activity !== null} last={last} />
      {stick.isAway && !isQuiet && (
        <button type="button" className={css.latest} onClick={stick.toBottom}>
          <ArrowDown aria-hidden size={16} />
          {activity ? 'Jump to latest' : <Hidden>Jump to latest</Hidden>}
        </button>
      )}
    </div>
  )
}

const STILL_AFTER_MS = 4000

/** True once a text that is being written has not changed for a while. */
function useIsStill(text: string | undefined): boolean {
  const [still, setStill] = useState<string>()
  useEffect(() => {
    if (text === undefined) return
    const timer = setTimeout(() => setStill(text), STILL_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text !== undefined && still === text
}

/** Says that an answer begins, that help is shown, and how it ended; never its words as they come. */
function Spoken({ isAnswering, last }: { isAnswering: boolean; last: ShownMessage | undefined }) {
  const [says, setSays] = useState('')
  const was = useRef(isAnswering)
  useEffect(() => {
    if (was.current === isAnswering) return
    was.current = isAnswering
    if (isAnswering) setSays('Answering…')
    else if (last?.role !== 'assistant') setSays('')
    else setSays(last.status === 'stopped' ? 'Answer stopped.' : 'Answer complete.')
  }, [isAnswering, last])
  const isHelped = last?.care !== undefined
  useEffect(() => {
    if (isHelped) setSays('Help is shown, with numbers to call.')
  }, [isHelped])
  return (
    <div role="status" className={css.spoken}>
      {says}
    </div>
  )
}
