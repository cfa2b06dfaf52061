import { Bookmark as BookmarkIcon, NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { useBible } from '../data/hooks.ts'
import { isPublished } from '../data/published-hooks.ts'
import bar from '../reader/bars.module.css'
import { toast } from '../ui/toast.ts'
import type { Study } from './document/study.ts'
import { type Color, FIRST_LIST, newId, QUOTE_MAX, type StudyPlace } from './items.ts'
import { lastOrder } from './lists.ts'
import { NoteSheet } from './NoteSheet.tsx'
import { covering, inside, samePlace } from './places.ts'
import { markedWords } from './reader/words.ts'
import { removeItem } from './remove-item.ts'
import { Swatches } from './Swatches.tsx'
import css from './study-actions.module.css'
import { loadStudy, useStudy } from './useStudy.ts'
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
  const { items, isLoading, hasFailed } = useStudy()
  const bible = useBible(translation)
  // the highlight of some words that was just made: another colour changes it
  const [made, setMade] = useState<string | null>(null)
  const [noted, setNoted] = useState<{ at: StudyPlace; quote: string } | null>(null)
  if (hasFailed) return <p className={css.failed}>{words('storageOff')}</p>
  const here = items.filter(({ at }) => at.book === place.book && at.chapter === place.chapter)
  const whole: StudyPlace = { edition: translation, ...place }
  // not stored where the publisher of the text forbids it
  const quote = () => (bible && isPublished(bible) ? '' : text().slice(0, QUOTE_MAX))
  const highlights = here.filter((item) => item.kind === 'highlight')
  const current = highlights.filter((item) => item.id === made || covering(item, whole))
  const marks = here.filter((item) => item.kind === 'bookmark' && samePlace(item.at, whole))

  const highlight = async (color: Color) => {
    const shown = root()
    if (!shown) return
    const range = current.some(({ id }) => id === made) ? undefined : markedWords(shown, place.verses)
    const marked = range && wordsMarked()
    onKeep()
    const study = await load()
    if (!study) return
    setMade(range ? addHighlight(study, { ...whole, words: range }, color, marked ?? '') : paint(study, color))
  }
  const paint = (to: Study, color: Color): string | null => {
    const same = current.filter((item) => item.color === color)
    if (same.length > 0) {
      for (const item of same) removeItem(to, item)
      return null
    }
    if (current.length > 0) {
      for (const { id } of current) to.change(id, { color })
      return made
    }
    to.remove(...highlights.filter((item) => inside(item, whole)).map(({ id }) => id))
    addHighlight(to, whole, color, quote())
    return null
  }
  const wordsMarked = () => (quote() ? `${getSelection() ?? ''}`.replace(/\s+/g, ' ').trim().slice(0, QUOTE_MAX) : '')
  const bookmark = async () => {
    const [first] = marks
    onKeep()
    const study = await load()
    if (!study) return
    if (first) return removeItem(study, first)
    study.add({ ...fresh(whole, quote()), kind: 'bookmark', list: FIRST_LIST, order: lastOrder(items, FIRST_LIST) })
    toast(words('bookmarkAdded'))
  }
  return (
    <div className={css.actions} aria-busy={isLoading}>
      <Swatches
        value={current.at(-1)?.color ?? null}
        disabled={isLoading}
        onChoose={(color) => void highlight(color)}
      />
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
        aria-pressed={marks.length > 0}
        disabled={isLoading}
        onClick={() => void bookmark()}
      >
        <BookmarkIcon aria-hidden size={17} strokeWidth={1.75} fill={marks.length > 0 ? 'currentColor' : 'none'} />
        {words('bookmark')}
      </button>
      {noted && <NoteSheet {...noted} chapter={name} onClose={() => setNoted(null)} />}
    </div>
  )
}

/** The study; undefined, with a message, if the browser keeps none. */
const load = () => loadStudy().catch(() => void toast(words('storageOff')))

/** What every new item has. */
function fresh(at: StudyPlace, quote: string) {
  const now = Date.now()
  return { id: newId(), at, quote, labels: [], made: now, edited: now }
}

function addHighlight(study: Study, at: StudyPlace, color: Color, quote: string): string {
  const item = fresh(at, quote)
  study.add({ ...item, kind: 'highlight', color })
  return item.id
}
