import { type SubmitEvent, useState } from 'react'
import { CHAT_TITLE_MAX } from '#shared/limits.ts'
import { renameChat } from '../data/chat-hooks.ts'
import { ConnectionError } from '../data/reach.ts'
import { Button } from '../ui/Button.tsx'
import { useBusy } from '../ui/useBusy.ts'
import css from './conversations.module.css'
import { conversations } from './words.ts'

type Props = { id: number; name: string; onClose: () => void }

/** Edits a conversation's title inside the list. */
export function RenameForm({ id, name, onClose }: Props) {
  const [title, setTitle] = useState(name)
  const [problem, setProblem] = useState('')
  const [isBusy, run] = useBusy((error) => {
    const isReason = error instanceof ConnectionError
    setProblem(isReason ? conversations('notSavedBecause', { problem: error.message }) : conversations('notSaved'))
  })
  const save = () => {
    const text = title.trim()
    if (!text) return setProblem(conversations('needsTitle'))
    if (text === name) return onClose()
    setProblem('')
    run(() => renameChat(id, text).then(onClose))
  }
  return (
    <form
      className={css.rename}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && onClose()}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: the visitor has just asked to type here
        autoFocus
        aria-label={conversations('title')}
        aria-invalid={problem !== ''}
        aria-describedby={`problem-${id}`}
        maxLength={CHAT_TITLE_MAX}
        value={title}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTitle(event.target.value)
          setProblem('')
        }}
      />
      <div>
        <Button onClick={onClose}>{conversations('cancel')}</Button>
        <Button type="submit" kind="primary" disabled={isBusy}>
          {conversations('save')}
        </Button>
      </div>
      <p role="alert" id={`problem-${id}`}>
        {problem}
      </p>
    </form>
  )
}
