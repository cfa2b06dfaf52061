import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { bookById } from '#shared/bible/books.ts'
import { usePassage } from '../data/hooks.ts'
import { type Place, parsePlace, readPath } from '../data/read-path.ts'
import type { Note } from './chapter-html.ts'
import css from './note-popover.module.css'
import { useDismiss, usePosition } from './usePopover.ts'

type Props = {
  note: Note
  marker: HTMLElement
  translation: string
  /** True when it was asked for by tap or key: focus goes in, and it stays until it is closed. */
  isPinned: boolean
  onClose: () => void
  onHover: (isInside: boolean) => void
}

/** The words of one note, beside the marker that stands for it. */
export function NotePopover({ note, marker, translation, isPinned, onClose, onHover }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  usePosition(ref, marker)
  useDismiss(ref, marker, onClose)
  useEffect(() => {
    marker.setAttribute('aria-expanded', 'true')
    return () => marker.setAttribute('aria-expanded', 'false')
  }, [marker])
  useEffect(() => {
    if (isPinned) ref.current?.focus({ preventScroll: true })
  }, [isPinned])
  const refs = note.parts.flatMap(({ ref: target }) => (target ? [target] : []))
  return (
    <div
      ref={ref}
      role="dialog"
      aria-label={note.kind === 'crossref' ? 'Cross references' : 'Footnote'}
      tabIndex={-1}
      className={css.popover}
      onMouseEnter={() => onHover(true)}
      onMouseLeave={() => onHover(false)}
    >
      <p className={css.words}>
        {note.parts.map(({ text, ref: target }, index) => {
          const place = target ? parsePlace(target) : null
          const key = index
          return place ? (
            <Link key={key} to={readPath(place)} onClick={onClose}>
              {text}
            </Link>
          ) : (
            <span key={key}>{text}</span>
          )
        })}
      </p>
      {note.kind === 'crossref' && refs.length > 0 && (
        <Previews refs={refs} translation={translation} onClose={onClose} />
      )}
    </div>
  )
}

const PREVIEWS = 3

type PreviewsProps = { refs: readonly string[]; translation: string; onClose: () => void }

/** The first verses that a cross reference leads to, so that a glance is enough. */
function Previews({ refs, translation, onClose }: PreviewsProps) {
  const places = refs
    .map(parsePlace)
    .filter((place): place is Place => place !== null)
    .slice(0, PREVIEWS)
  const { passages } = usePassage(translation, places.length ? places.map(nameOf).join(';') : null)
  if (!passages?.length) return null
  return (
    <ul className={css.previews}>
      {passages.map(({ ref, book, chapter, verses }) => (
        <li key={ref}>
          <Link to={readPath({ book, chapter, verses: verses.map(({ verse }) => verse) })} onClick={onClose}>
            {ref}
          </Link>
          <q>{verses.map(({ text }) => text).join(' ')}</q>
        </li>
      ))}
    </ul>
  )
}

function nameOf({ book, chapter, verses }: Place): string {
  return `${bookById(book)?.name ?? book} ${chapter}${verses?.length ? `:${verses[0]}` : ''}`
}
