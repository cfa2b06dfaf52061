import { lazy, type ReactNode, Suspense } from 'react'
import { Hidden } from '../ui/Hidden.tsx'
import chat from './chat.module.css'
import css from './question.module.css'
import type { ShownMessage } from './shown-message.ts'
import { versionNumbers } from './versions.ts'

const EditQuestion = lazy(() => import('./EditQuestion.tsx').then((module) => ({ default: module.EditQuestion })))
const QuestionVersions = lazy(() =>
  import('./QuestionVersions.tsx').then((module) => ({ default: module.QuestionVersions })),
)

type Props = {
  question: ShownMessage
  isEditing: boolean
  /** The shown version is an earlier one that the conversation did not continue from. */
  isPast: boolean
  isBusy: boolean
  onSend: (text: string) => void
  onCancel: () => void
  onPick: (version: number) => void
}

/** A visitor's question: its bubble or its edit field, and below it the version switcher. */
export function Question({ question, isEditing, isPast, isBusy, onSend, onCancel, onPick }: Props) {
  const all = versionNumbers(question)
  const bubble: ReactNode = (
    <div className={chat.question}>
      <Hidden>You asked: </Hidden>
      {question.content}
    </div>
  )
  return (
    <div className={css.turn} data-anchor>
      {isEditing ? (
        <Suspense fallback={bubble}>
          <EditQuestion text={question.content} onSend={onSend} onCancel={onCancel} />
        </Suspense>
      ) : (
        bubble
      )}
      {all.length > 1 && !isEditing && (
        <Suspense>
          <QuestionVersions all={all} shown={question.version ?? 1} isDisabled={isBusy} onPick={onPick} />
        </Suspense>
      )}
      {isPast && <p className={css.past}>The conversation continues from another version.</p>}
    </div>
  )
}
