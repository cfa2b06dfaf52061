import { ArrowUp, Square, X } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'
import { PROMPT_MAX } from '#shared/limits.ts'
import { useSettings } from '../data/hooks.ts'
import { STUDY_KEY, useStored } from '../data/useStored.ts'
import { lazily } from '../ui/lazily.ts'
import css from './chat-input.module.css'
import { isSecondTap } from './is-second-tap.ts'
import { steady } from './steady.tsx'
import { chat } from './words.ts'

const AttachNote = lazily(() => import('../study/attach/AttachNote.tsx'), 'AttachNote')

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  draft: string
  onDraft: (text: string) => void
  onSend: (text: string) => void
  onStop: () => void
  isBusy: boolean
  /** Below a reply to a visitor in danger, only the field is shown. */
  isQuiet: boolean
  /** The verses that the question will be about, formatted for display. */
  about: string | null
  bookId: string
  chapter: number
  /** The note of the visitor's that goes with the question. */
  note: string | null
  onNote: (text: string | null) => void
  onClearVerses: () => void
  /** Above the field, where no button of the field covers it. */
  children: ReactNode
}

/** The question field. Enter sends; Shift+Enter and the Enter that ends an IME composition do not. */
export const ChatInput = steady(function ChatInput({
  field,
  draft,
  onDraft,
  onSend,
  onStop,
  isBusy,
  isQuiet,
  about,
  bookId,
  chapter,
  note,
  onNote,
  onClearVerses,
  children,
}: Props) {
  const [hasStudy] = useStored<string>(STUDY_KEY, '')
  const { data: settings } = useSettings()
  // the built-in finder reads no notes
  const isRead = settings?.has_model !== false
  const mayAttach = hasStudy && !isQuiet && (isRead || note !== null)
  useGrowth(field, draft)
  useFocusAfterAnswer(field, isBusy)
  // when a tap on Send has sent the last question
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy || !draft.trim()) return
    onSend(draft)
  }
  const handleKey = (event: KeyboardEvent) => {
    // 229 is the Enter that ends a composition in Safari, where isComposing is already false
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key === 'Enter' && !event.shiftKey && !isComposing) send(event)
  }
  return (
    <form className={css.form} onSubmit={send}>
      {children}
      <div className={css.field}>
        {about && !isQuiet && (
          <p className={css.about}>
            <span>{chat('about', { about })}</span>
            <button type="button" aria-label={chat('aboutChapter')} onClick={onClearVerses}>
              <X aria-hidden size={14} />
            </button>
          </p>
        )}
        <textarea
          ref={field}
          rows={1}
          maxLength={PROMPT_MAX}
          aria-label={chat('yourQuestion')}
          placeholder={chat('askOwn')}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={handleKey}
          enterKeyHint="send"
        />
        {mayAttach && (
          <Suspense>
            <AttachNote {...{ chapter, note, onNote }} book={bookId} />
          </Suspense>
        )}
        {isBusy ? (
          <button
            key="stop"
            type="button"
            className={css.send}
            aria-label={chat('stop')}
            title={chat('stop')}
            onClick={(event) => isSecondTap(event, sentAt.current) || onStop()}
          >
            <Square aria-hidden size={14} fill="currentColor" />
          </button>
        ) : (
          <button
            key="send"
            type="submit"
            className={css.send}
            aria-label={chat('send')}
            title={chat('send')}
            disabled={!draft.trim()}
            onClick={({ detail, timeStamp }) => {
              if (detail > 0) sentAt.current = timeStamp
            }}
          >
            <ArrowUp aria-hidden size={18} strokeWidth={2} />
          </button>
        )}
      </div>
    </form>
  )
})

/** Fits the field's height to its text, up to the limit in the style sheet. */
function useGrowth(field: RefObject<HTMLTextAreaElement | null>, draft: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the draft
  useEffect(() => {
    const area = field.current!
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
  }, [field, draft])
}

/** On devices with a keyboard, returns the focus to the field unless it has moved elsewhere. */
function useFocusAfterAnswer(field: RefObject<HTMLTextAreaElement | null>, isBusy: boolean): void {
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    const isOver = wasBusy.current && !isBusy
    wasBusy.current = isBusy
    const at = document.activeElement
    const isIdle = at === null || at === document.body || field.current?.form?.contains(at)
    if (isOver && isIdle && matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [field, isBusy])
}
