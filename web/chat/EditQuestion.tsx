import { type KeyboardEvent, type SubmitEvent, useLayoutEffect, useState } from 'react'
import { PROMPT_MAX } from '#shared/limits.ts'
import { Button } from '../ui/Button.tsx'
import { useFocusAtEnd } from '../ui/useFocusAtEnd.ts'
import { more } from './more-words.ts'
import css from './question.module.css'

type Props = { text: string; onSend: (text: string) => void; onCancel: () => void }

/** The last question as an editable field. Enter asks again, Escape cancels. */
export function EditQuestion({ text, onSend, onCancel }: Props) {
  const [draft, setDraft] = useState(text)
  const field = useFocusAtEnd()
  // the button that opens it is below the answer, which may be longer than the window
  useLayoutEffect(() => {
    field.current!.form!.scrollIntoView({ block: 'nearest' })
  }, [field])
  const cancel = () => {
    onCancel()
    focusOnEdit()
  }
  const send = () => {
    const wanted = draft.trim()
    if (!wanted) return
    if (wanted === text.trim()) cancel()
    else onSend(wanted)
  }
  const handleKey = (event: KeyboardEvent) => {
    // 229 is the Enter that ends a composition in Safari, where isComposing is already false
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Escape') {
      // keeps the panel open
      event.preventDefault()
      event.stopPropagation()
      cancel()
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={css.edit}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={field}
        // for browsers that cannot size the field by its content
        rows={Math.min(8, draft.split('\n').length + Math.ceil(draft.length / 40))}
        maxLength={PROMPT_MAX}
        aria-label={more('editQuestion')}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={handleKey}
        enterKeyHint="send"
      />
      <div>
        <Button onClick={cancel}>{more('cancel')}</Button>
        <Button type="submit" kind="primary" disabled={!draft.trim()}>
          {more('askAgain')}
        </Button>
      </div>
    </form>
  )
}

/** Returns the focus to where an edit was started. */
function focusOnEdit(): void {
  requestAnimationFrame(() => [...document.querySelectorAll<HTMLElement>('[data-edits]')].at(-1)?.focus())
}
