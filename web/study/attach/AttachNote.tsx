import { NotebookPen, X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { notes } from '../notes/words.ts'
import css from './attach.module.css'
import { NotePicker } from './NotePicker.tsx'

type Props = {
  /** The chapter that the question is about: its notes are offered first. */
  book: string
  chapter: number
  note: string | null
  onNote: (text: string | null) => void
}

/** Lets the visitor add one of their notes to a question, and shows all of what will be sent. */
export function AttachNote({ book, chapter, note, onNote }: Props) {
  const [isPicking, setIsPicking] = useState(false)
  return (
    <>
      {note === null ? (
        <button
          type="button"
          className={css.add}
          aria-label={notes('addNote')}
          title={notes('addNote')}
          aria-haspopup="dialog"
          onClick={() => setIsPicking(true)}
        >
          <NotebookPen aria-hidden size={18} strokeWidth={1.75} />
        </button>
      ) : (
        <section className={css.attached} aria-label={notes('sentWith')}>
          <p className={css.about}>{notes('sentWith')}</p>
          <IconButton label={notes('doNotSend')} onClick={() => onNote(null)}>
            <X aria-hidden size={16} strokeWidth={1.75} />
          </IconButton>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long note is scrolled with the keyboard */}
          <p lang="" dir="auto" className={css.words} tabIndex={0}>
            {note}
          </p>
        </section>
      )}
      {isPicking && (
        <NotePicker
          {...{ book, chapter }}
          onPick={(text) => {
            onNote(text)
            setIsPicking(false)
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </>
  )
}
