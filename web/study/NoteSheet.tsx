import { useState } from 'react'
import { formatVerses } from '#shared/bible/verses.ts'
import { Overlay } from '../ui/Overlay.tsx'
import { Segments } from '../ui/Segments.tsx'
import { SheetHead } from '../ui/SheetHead.tsx'
import { newId, type StudyNote, type StudyPlace } from './items.ts'
import { NoteEditor } from './NoteEditor.tsx'
import { ProblemAlert } from './ProblemAlert.tsx'
import css from './study.module.css'
import { useStudy } from './useStudy.ts'
import { study as words } from './words.ts'

type Props = {
  at: StudyPlace
  quote: string
  /** "John 3", in the words of the translation. */
  chapter: string
  onClose: () => void
}

/** A new note on some verses, or on their chapter. */
export function NoteSheet({ at, quote, chapter, onClose }: Props) {
  const { study, items, problem } = useStudy(true)
  const [fresh] = useState<StudyNote>(() => blankNote(at, quote))
  const [isWhole, setIsWhole] = useState(false)
  const note = items.find(({ id }) => id === fresh.id)
  const verses = formatVerses(at.verses, { comma: ', ', dash: '–' })
  const place = isWhole ? { ...fresh, at: { ...at, verses: [], words: undefined }, quote: '' } : fresh
  const title = isWhole ? chapter : `${chapter}:${verses}`
  const close = () => {
    if (study && note?.kind === 'note' && !note.text.trim()) study.remove(note.id)
    onClose()
  }
  return (
    <Overlay label={words('noteOn', { place: title })} className={css.sheet} onClose={close}>
      <SheetHead title={title} className={css.head} onClose={close} />
      {!note && !problem && (
        <Segments<'verses' | 'chapter'>
          legend={words('about')}
          isLegendHidden
          value={isWhole ? 'chapter' : 'verses'}
          options={[
            { value: 'verses', label: words('verses', { count: at.verses.length, verses }) },
            { value: 'chapter', label: words('wholeChapter') },
          ]}
          onChange={(value) => setIsWhole(value === 'chapter')}
        />
      )}
      {problem && <ProblemAlert problem={problem} />}
      {study && <NoteEditor study={study} note={note?.kind === 'note' ? note : place} onDone={close} />}
    </Overlay>
  )
}

const blankNote = (at: StudyPlace, quote: string): StudyNote => ({
  ...{ id: newId(), kind: 'note', at, quote, text: '', labels: [], made: 0, edited: 0 },
})
