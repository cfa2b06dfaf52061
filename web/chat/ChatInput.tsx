import { ArrowUp, Square, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { PROMPT_MAX } from '#shared/limits.ts'
import css from './chat.module.css'

type Props = {
  draft: string
  onDraft: (text: string) => void
  onSend: (text: string) => void
  onStop: () => void
  isBusy: boolean
  /** The verses that the question will be about, as people write them. */
  about: string | null
  onClearVerses: () => void
}

/** Where a question is written. Enter sends it; Shift+Enter and the Enter of an input method do not. */
export function ChatInput({ draft, onDraft, onSend, onStop, isBusy, about, onClearVerses }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    const area = field.current!
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
  })
  // on a machine with a keyboard one goes on writing where one was
  useEffect(() => {
    if (wasBusy.current && !isBusy && matchMedia('(pointer: fine)').matches)
      field.current?.focus({ preventScroll: true })
    wasBusy.current = isBusy
  }, [isBusy])
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
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
      {about && (
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
      <p className={css.note}>
        AI can make mistakes. <Link to="/about-philip">How answers are made</Link>
      </p>
    </form>
  )
}
