import { useMemo, useState } from 'react'
import { NOTE_MAX } from '#shared/note-limits.ts'
import { useToc } from '../../data/hooks.ts'
import { useTranslation } from '../../data/useTranslation.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import type { StudyItem, StudyNote } from '../items.ts'
import { filterItems } from '../notes/filter-items.ts'
import { useNotes } from '../notes/useNotes.ts'
import { notes } from '../notes/words.ts'
import { ProblemAlert } from '../ProblemAlert.tsx'
import { placeName } from '../place-name.ts'
import css from './attach.module.css'

/** More are found by searching. */
const MOST = 40

type Props = { book: string; chapter: number; onPick: (text: string) => void; onClose: () => void }

/** The visitor's notes to choose one from: those on the chapter first, then the newest. */
export function NotePicker({ book, chapter, onPick, onClose }: Props) {
  const { items, study, problem } = useNotes()
  const [translation] = useTranslation()
  const { books = [] } = useToc(translation)
  const [text, setText] = useState('')
  const all = useMemo(() => items.filter(isNote), [items])
  const isHere = ({ at }: StudyNote) => at.book === book && at.chapter === chapter
  const found = filterItems(all, { text, kind: 'note', book: null, label: null, sort: 'date' }).filter(isNote)
  const sorted = [...found.filter(isHere), ...found.filter((each) => !isHere(each))]
  return (
    <Sheet label={notes('addNote')} title={notes('addNote')} onClose={onClose}>
      <div className={css.picker}>
        <p className={css.promise}>{notes('promise')}</p>
        {all.length > 5 && (
          <input
            type="search"
            className={css.search}
            maxLength={200}
            aria-label={notes('search')}
            placeholder={notes('search')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <ul>
          {sorted.slice(0, MOST).map((note) => (
            <li key={note.id}>
              <button type="button" onClick={() => onPick(note.text.trim().slice(0, NOTE_MAX))}>
                <span className={css.place}>{placeName(note.at, books)}</span>
                <span lang="" dir="auto" className={css.begins}>
                  {note.text.slice(0, 400)}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {problem && <ProblemAlert problem={problem} />}
        {study && all.length === 0 && <p role="status">{notes('noNotes')}</p>}
        {all.length > 0 && found.length === 0 && <p role="status">{notes('noneFound')}</p>}
      </div>
    </Sheet>
  )
}

const isNote = (item: StudyItem): item is StudyNote => item.kind === 'note' && item.text.trim() !== ''
