import { type SubmitEvent, useState } from 'react'
import { CHAT_TITLE_MAX } from '#shared/limits.ts'
import { renameChat } from '../data/chat-hooks.ts'
import { ConnectionError } from '../data/reach.ts'
import { Button } from '../ui/Button.tsx'
import { useBusy } from '../ui/useBusy.ts'
import css from './conversations.module.css'

type Props = { id: number; name: string; onClose: () => void }

/** Edits a conversation's title inside the list. */
export function RenameForm({ id, name, onClose }: Props) {
  const [title, setTitle] = useState(name)
  const [problem, setProblem] = useState('')
  const [isBusy, run] = useBusy((error) => {
    const why = error instanceof ConnectionError ? error.message : 'Please try again.'
    setProblem(`The title could not be saved. ${why}`)
  })
  const save = () => {
    const text = title.trim()
    if (!text) return setProblem('A conversation needs a title.')
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
        aria-label="Title"
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
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" kind="primary" disabled={isBusy}>
        Save
      </Button>
      <p role="alert" id={`problem-${id}`}>
        {problem}
      </p>
    </form>
  )
}
