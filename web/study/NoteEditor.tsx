import { NOTE_MAX } from '#shared/note-limits.ts'
import { Button } from '../ui/Button.tsx'
import { useFocusAtEnd } from '../ui/useFocusAtEnd.ts'
import type { Study } from './document/study.ts'
import type { StudyNote } from './items.ts'
import { LabelField } from './LabelField.tsx'
import css from './study.module.css'
import { study as words } from './words.ts'

type Props = {
  study: Study
  /** The note as the document has it; one without words is added with its first letter. */
  note: StudyNote
  onDone: () => void
}

/** Edits a note. Each letter is stored at once, so that nothing is lost, and what another device writes appears. */
export function NoteEditor({ study, note, onDone }: Props) {
  const field = useFocusAtEnd()
  const isStored = () => study.items().some(({ id }) => id === note.id)
  const write = (text: string) => {
    if (isStored()) study.change(note.id, { text })
    else if (text.trim()) study.add({ ...note, text, made: Date.now(), edited: Date.now() })
  }
  // a note from a file or another device may be longer
  const left = Math.max(NOTE_MAX - note.text.length, 0)
  return (
    <form
      className={css.editor}
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
      }}
    >
      <textarea
        ref={field}
        dir="auto"
        aria-label={words('yourNote')}
        placeholder={words('writeHere')}
        rows={7}
        maxLength={NOTE_MAX}
        value={note.text}
        onChange={(event) => write(event.target.value)}
      />
      <div className={css.later} data-shown={note.text !== ''}>
        <LabelField study={study} labels={note.labels} onLabels={(labels) => study.change(note.id, { labels })} />
      </div>
      <div className={css.foot}>
        <p role="status" className={css.said}>
          {left < 500 ? words('left', { count: left }) : note.text ? words('kept') : ''}
        </p>
        <Button type="submit" kind="primary">
          {words('done')}
        </Button>
      </div>
    </form>
  )
}
