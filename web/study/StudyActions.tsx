import { Bookmark as BookmarkIcon, NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { useBible } from '../data/hooks.ts'
import { isPublished } from '../data/published-hooks.ts'
import bar from '../reader/bars.module.css'
import { QUOTE_MAX, type StudyPlace } from './items.ts'
import { NoteSheet } from './NoteSheet.tsx'
import { Swatches } from './Swatches.tsx'
import css from './study-actions.module.css'
import { useMarking } from './useMarking.ts'
import { study as words } from './words.ts'

type Props = {
  place: { book: string; chapter: number; verses: readonly number[] }
  translation: string
  /** "John 3", in the words of the translation. */
  name: string
  /** The text of the chapter, and of its selected verses. */
  root: () => HTMLElement | null
  text: () => string
  /** Keeps the verses while the browser's own selection is cleared. */
  onKeep: () => void
}

/** Highlight, note and bookmark for the selected verses. */
export function StudyActions({ place, translation, name, root, text, onKeep }: Props) {
  const bible = useBible(translation)
  const [noted, setNoted] = useState<{ at: StudyPlace; quote: string } | null>(null)
  const whole: StudyPlace = { edition: translation, ...place }
  // not stored where the publisher of the text forbids it
  const quote = () => (bible && isPublished(bible) ? '' : text().slice(0, QUOTE_MAX))
  const { color, isMarked, isLoading, problem, ...marking } = useMarking({ whole, root, quote, onKeep })
  if (problem === 'storageOff') return <p className={css.failed}>{words('storageOff')}</p>
  return (
    <div className={css.actions} aria-busy={isLoading}>
      <Swatches value={color} disabled={isLoading} onChoose={marking.highlight} />
      <button
        type="button"
        className={bar.action}
        aria-haspopup="dialog"
        disabled={isLoading}
        onClick={() => {
          setNoted({ at: whole, quote: quote() })
          onKeep()
        }}
      >
        <NotebookPen aria-hidden size={17} strokeWidth={1.75} />
        {words('note')}
      </button>
      <button
        type="button"
        className={bar.action}
        aria-pressed={isMarked}
        disabled={isLoading}
        onClick={marking.bookmark}
      >
        <BookmarkIcon aria-hidden size={17} strokeWidth={1.75} fill={isMarked ? 'currentColor' : 'none'} />
        {words('bookmark')}
      </button>
      {noted && <NoteSheet {...noted} chapter={name} onClose={() => setNoted(null)} />}
    </div>
  )
}
