import { ArrowUp, Square, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { PROMPT_MAX } from '#shared/limits.ts'
import { useOnline } from '../data/useOnline.ts'
import css from './chat.module.css'
import { steady } from './steady.tsx'

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  draft: string
  onDraft: (text: string) => void
  onSend: (text: string) => void
  onStop: () => void
  isBusy: boolean
  /** Beneath a reply to a visitor in danger there is the field and nothing else. */
  isQuiet: boolean
  /** A language model wrote the answer above it. */
  isByModel: boolean
  /** The verses that the question will be about, as people write them. */
  about: string | null
  onClearVerses: () => void
}

/** Where a question is written. Enter sends it; Shift+Enter and the Enter of an input method do not. */
export const ChatInput = steady(function ChatInput({
  field,
  draft,
  onDraft,
  onSend,
  onStop,
  isBusy,
  isQuiet,
  isByModel,
  about,
  onClearVerses,
}: Props) {
  useGrowth(field, draft)
  useFocusAfterAnswer(field, isBusy)
  const handleKey = (event: KeyboardEvent) => {
    // 229 is the Enter that ends a composition in Safari, which says no longer that it composes
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    if (!isBusy && draft.trim()) onSend(draft)
  }
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && draft.trim()) onSend(draft)
      }}
    >
      {about && !isQuiet && (
        <p className={css.about}>
          About {about}
          <button type="button" aria-label="Ask about the whole chapter" onClick={onClearVerses}>
            <X aria-hidden size={14} />
          </button>
        </p>
      )}
      <div className={css.field}>
        <textarea
          ref={field}
          rows={1}
          maxLength={PROMPT_MAX}
          aria-label="Your question"
          placeholder="Ask your own question..."
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={handleKey}
          enterKeyHint="send"
        />
        {isBusy ? (
          <button key="stop" type="button" className={css.send} aria-label="Stop" title="Stop" onClick={onStop}>
            <Square aria-hidden size={14} fill="currentColor" />
          </button>
        ) : (
          <button key="send" type="submit" className={css.send} aria-label="Send" title="Send" disabled={!draft.trim()}>
            <ArrowUp aria-hidden size={18} strokeWidth={2} />
          </button>
        )}
      </div>
      <Note isQuiet={isQuiet} isByModel={isByModel} />
    </form>
  )
})

/** What a reader should know before they ask. */
function Note({ isQuiet, isByModel }: Pick<Props, 'isQuiet' | 'isByModel'>) {
  const isOnline = useOnline()
  if (!isOnline) {
    return (
      <p role="status" className={css.note}>
        You are offline. A question waits until you are connected again; reading goes on.
      </p>
    )
  }
  if (isQuiet) return null
  return (
    <p className={css.note}>
      {isByModel && 'AI can make mistakes. '}
      <Link to="/trust">How it is checked</Link> · <Link to="/instructions">What it is told</Link>
    </p>
  )
}

/** The field is as high as its text, up to the height that the style sheet allows. */
function useGrowth(field: RefObject<HTMLTextAreaElement | null>, draft: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is what the height follows
  useEffect(() => {
    const area = field.current!
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
  }, [field, draft])
}

/** On a machine with a keyboard the focus returns to the field, unless it has moved elsewhere meanwhile. */
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
