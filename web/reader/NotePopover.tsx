import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { bookById } from '#shared/bible/books.ts'
import { usePassage } from '../data/hooks.ts'
import { type Place, parsePlace, readPath } from '../data/read-path.ts'
import type { Note } from './chapter-html.ts'
import css from './note-popover.module.css'

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

const GAP = 10
const EDGE = 12

/** Under the marker where there is room, else above; inside the column's edges. In the page's own coordinates, so it scrolls with the text. */
function usePosition(ref: RefObject<HTMLDivElement | null>, marker: HTMLElement): void {
  useLayoutEffect(() => {
    const popover = ref.current!
    const place = () => {
      const host = (popover.offsetParent ?? document.body).getBoundingClientRect()
      const at = marker.getBoundingClientRect()
      const { offsetWidth: width, offsetHeight: height } = popover
      const isBelow = at.bottom + GAP + height < innerHeight - EDGE || at.top - GAP - height < EDGE + 56
      const wanted = at.left + at.width / 2 - width / 2
      const left = Math.max(EDGE, Math.min(wanted, document.documentElement.clientWidth - width - EDGE))
      popover.style.left = `${left - host.left}px`
      popover.style.top = `${(isBelow ? at.bottom + GAP : at.top - GAP - height) - host.top}px`
      popover.dataset.side = isBelow ? 'below' : 'above'
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(popover)
    addEventListener('resize', place)
    return () => {
      observer.disconnect()
      removeEventListener('resize', place)
    }
  }, [ref, marker])
}

/** Escape closes and gives the focus back; so does a press anywhere else, which keeps the focus it took. */
function useDismiss(ref: RefObject<HTMLDivElement | null>, marker: HTMLElement, onClose: () => void): void {
  useEffect(() => {
    const onKeydown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      marker.focus({ preventScroll: true })
      onClose()
    }
    const onPointerDown = (event: PointerEvent) => {
      const target = event.target as Node
      if (!ref.current?.contains(target) && !marker.contains(target)) onClose()
    }
    document.addEventListener('keydown', onKeydown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeydown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [ref, marker, onClose])
}
