import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { Hidden } from '../ui/Hidden.tsx'
import { lazily } from '../ui/lazily.ts'
import panel from './chat.module.css'
import css from './question.module.css'
import type { ShownMessage } from './shown-message.ts'
import { steady } from './steady.tsx'
import { versionNumbers } from './versions.ts'
import { chat } from './words.ts'

const EditQuestion = lazily(() => import('./EditQuestion.tsx'), 'EditQuestion')
const QuestionVersions = lazily(() => import('./QuestionVersions.tsx'), 'QuestionVersions')

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
export const Question = steady(function Question(props: Props) {
  const { question, isEditing, isPast, isBusy, onSend, onCancel, onPick } = props
  const all = versionNumbers(question)
  const bubble: ReactNode = <Bubble text={question.content} note={question.note} />
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
      {isPast && (
        <p className={css.past} data-print="never">
          {chat('otherVersion')}
        </p>
      )}
    </div>
  )
})

/** The words of a question. Those of a long one are folded, so that its answer is in sight. */
function Bubble({ text, note }: { text: string; note: string | undefined }) {
  const shown = useRef<HTMLDivElement>(null)
  const [isOpened, setIsOpened] = useState(false)
  const [isCut, setIsCut] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = shown.current!
    setIsCut(scrollHeight > clientHeight + 1)
  }, [text, isOpened])
  return (
    <div className={panel.question}>
      <Hidden>{chat('youAsked')} </Hidden>
      <div ref={shown} lang="" className={isOpened ? undefined : css.folded}>
        {text}
      </div>
      {isCut && (
        <button type="button" className={css.more} aria-label={chat('showQuestion')} onClick={() => setIsOpened(true)}>
          {chat('showAll')}
        </button>
      )}
      {note && (
        <details className={css.note}>
          <summary>{chat('withNote')}</summary>
          <p lang="">{note}</p>
        </details>
      )}
    </div>
  )
}
