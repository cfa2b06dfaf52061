import { ArrowUp } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { Rating } from '#shared/contract/chat.ts'
import { useOnline } from '../data/useOnline.ts'
import { Hidden } from '../ui/Hidden.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { lazily } from '../ui/lazily.ts'
import { Answer } from './Answer.tsx'
import { activityText } from './activity-text.ts'
import css from './chat.module.css'
import type { ChatPanelProps } from './chat-panel-props.ts'
import type { ChatState } from './chat-state.ts'
import { Question } from './Question.tsx'
import type { ShownMessage } from './shown-message.ts'
import { usePeeks } from './usePeeks.ts'
import { useStickToBottom } from './useStickToBottom.ts'
import { withPeeks } from './versions.ts'
import { chat } from './words.ts'

const SpokenSentences = lazily(() => import('./SpokenSentences.tsx'), 'SpokenSentences')
const FailureNotice = lazily(() => import('./FailureNotice.tsx'), 'FailureNotice')

type Props = Pick<ChatPanelProps, 'onOpenReference' | 'translation' | 'hasAudit'> & {
  state: ChatState
  isLoading: boolean
  isConnected: boolean
  /** The conversation has a reply to a visitor in danger, so nothing else is offered. */
  isQuiet: boolean
  onRetry: () => void
  /** Replaces the last question. */
  onEdit: (text: string) => void
  /** Chooses the version of the last question that contains this message. */
  onChoose: (messageId: number) => void
  onRate: (answerId: number, rating: Rating | null) => void
  children: ReactNode
}

/** The turns of a conversation, oldest first, followed by the activity of the answer in progress. */
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
  onChoose,
  onRate,
  children,
}: Props) {
  const { activity, failure } = state
  const [peeks, peek] = usePeeks()
  const messages = withPeeks(state.messages, peeks)
  const lastQuestion = messages.findLast(({ role }) => role === 'user')
  // the key of the question that is edited: an edit that is not finished never moves to another question
  const [edited, setEdited] = useState('')
  const isEditing = edited === lastQuestion?.key
  const startEdit = () => setEdited(lastQuestion!.key)
  const isOnline = useOnline()
  const last = messages.at(-1)
  const revision = `${last?.content.length ?? 0} ${last?.status}`
  const stick = useStickToBottom<HTMLDivElement>(messages.length, revision, !state.is_owner)
  const isStill = useIsStill(activity?.state === 'writing' ? last?.content : undefined)
  const says = activityText(activity, isConnected, isOnline, isStill)
  return (
    <>
      <div className={css.scroller} ref={stick.ref}>
        <div
          className={css.messages}
          role="log"
          aria-label={chat('messages')}
          aria-live="off"
          aria-busy={activity !== null}
          data-answered={messages.length > 0}
        >
          {isLoading && <p className={css.activity}>{chat('loading')}</p>}
          {messages.map((message, index) => {
            const isLast = index === messages.length - 1
            if (message.role === 'user') {
              const isLastQuestion = message === lastQuestion
              return (
                <Question
                  // biome-ignore lint/suspicious/noArrayIndexKey: an index key keeps the focus on the version buttons
                  key={`question ${index}`}
                  question={message}
                  isEditing={isLastQuestion && isEditing && !activity}
                  isPast={!isLastQuestion && isPeeked(state.messages, message)}
                  isBusy={activity !== null}
                  onSend={(text) => {
                    setEdited('')
                    onEdit(text)
                  }}
                  onCancel={() => setEdited('')}
                  onPick={(version) => {
                    const other = message.other_versions?.find((each) => each.version === version)
                    if (isLastQuestion && other) onChoose(other.message_id)
                    else peek(message.key, version)
                  }}
                />
              )
            }
            return (
              <Answer
                key={message.key}
                message={message}
                isLast={isLast}
                {...{ state, translation, hasAudit, isQuiet, onOpenReference, onRetry, onRate }}
                onEdit={startEdit}
              />
            )
          })}
          {says && <p className={css.activity}>{says}</p>}
          {failure && !isEditing && (
            <Suspense>
              <FailureNotice failure={failure} onRetry={onRetry} onEdit={startEdit} />
            </Suspense>
          )}
          {children}
        </div>
        <Spoken isAnswering={activity !== null} last={last} />
      </div>
      {/* beside the field, never over the words */}
      {stick.hasNews && !isQuiet && (
        <IconButton label={chat('toLatest')} className={css.latest} onClick={stick.toBottom}>
          <ArrowUp aria-hidden size={18} />
        </IconButton>
      )}
    </>
  )
}

/** Whether the shown version of a question differs from the chosen one. */
const isPeeked = (messages: readonly ShownMessage[], { key, version }: ShownMessage): boolean =>
  messages.some((message) => message.key === key && message.version !== version)

const STILL_AFTER_MS = 4000

/** True once streaming text has not changed for a while. */
function useIsStill(text: string | undefined): boolean {
  const [still, setStill] = useState<string>()
  useEffect(() => {
    if (text === undefined) return
    const timer = setTimeout(() => setStill(text), STILL_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text !== undefined && still === text
}

/** Announces that an answer starts, its sentences, that help is shown, and how the answer ended. */
function Spoken({ isAnswering, last }: { isAnswering: boolean; last: ShownMessage | undefined }) {
  const [says, setSays] = useState('')
  const was = useRef(isAnswering)
  useEffect(() => {
    if (was.current === isAnswering) return
    was.current = isAnswering
    if (isAnswering) setSays(chat('answering'))
    else if (last?.role !== 'assistant') setSays('')
    else setSays(chat(last.status === 'stopped' ? 'answerStopped' : 'answerComplete'))
  }, [isAnswering, last])
  const isHelped = last?.care !== undefined
  useEffect(() => {
    if (isHelped) setSays(chat('helpShown'))
  }, [isHelped])
  const [hasAnswered, setHasAnswered] = useState(isAnswering)
  if (isAnswering && !hasAnswered) setHasAnswered(true)
  return (
    <>
      <Hidden role="status">{says}</Hidden>
      {hasAnswered && last?.role === 'assistant' && (
        <Suspense>
          <SpokenSentences key={last.key} text={last.care?.is_whole ? '' : last.content} isComplete={!isAnswering} />
        </Suspense>
      )}
    </>
  )
}
