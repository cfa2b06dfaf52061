import { useEffect } from 'react'
import { bookById } from '#shared/bible/books.ts'
import { nameOfOne } from '#shared/bible/name-of-one.ts'
import { usePassage } from '../../data/passage-hooks.ts'
import { type CameFrom, type Place, parsePlace, readPath } from '../../data/read-path.ts'
import { Link } from '../../ui/Link.tsx'
import type { ChapterNote } from '../text/chapter-html.ts'
import css from './note-popover.module.css'
import { Popover } from './Popover.tsx'
import { notes } from './words.ts'

type Props = {
  note: ChapterNote
  marker: HTMLElement
  /** The display name of the note's chapter. */
  from: string
  translation: string
  /** The translation's language and direction. */
  lang: string
  dir: 'ltr' | 'rtl'
  /** True when opened by tap or key: the focus moves inside, and it stays open until it is closed. */
  isPinned: boolean
  onClose: () => void
  onHover: (isInside: boolean) => void
}

/** The text of one note, beside its marker. */
export function NotePopover({ note, marker, from, translation, isPinned, onClose, onHover, ...language }: Props) {
  useEffect(() => {
    marker.setAttribute('aria-expanded', 'true')
    return () => marker.setAttribute('aria-expanded', 'false')
  }, [marker])
  const refs = note.parts.flatMap(({ ref: target }) => (target ? [target] : []))
  return (
    <Popover
      label={note.kind === 'crossref' ? notes('crossReferences') : notes('footnote')}
      marker={marker}
      isPinned={isPinned}
      onClose={onClose}
      onHover={onHover}
    >
      <p className={css.words} {...language}>
        {note.parts.map(({ text, ref: target }, index) => {
          const place = target ? parsePlace(target) : null
          const key = index
          return place ? (
            <Link key={key} to={readPath(place)} state={{ cameFrom: from } satisfies CameFrom} onClick={onClose}>
              {text}
            </Link>
          ) : (
            <span key={key}>{text}</span>
          )
        })}
      </p>
      {note.kind === 'crossref' && refs.length > 0 && <Previews {...{ refs, from, translation, language, onClose }} />}
    </Popover>
  )
}

const PREVIEWS = 3

type PreviewsProps = Pick<Props, 'from' | 'translation' | 'onClose'> & {
  refs: readonly string[]
  language: Pick<Props, 'lang' | 'dir'>
}

/** The first verses of a cross reference, so that a glance is enough. */
function Previews({ refs, from, translation, language, onClose }: PreviewsProps) {
  const places = refs
    .map(parsePlace)
    .filter((place): place is Place => place !== null)
    .slice(0, PREVIEWS)
  const { passages, isLoading } = usePassage(
    translation,
    places.length ? places.map(nameOf).join(';') : null,
    translation,
  )
  if (isLoading) return <PreviewsToCome count={places.length} />
  if (!passages?.length) return null
  return (
    <ul className={css.previews} {...language}>
      {passages.map(({ ref, book, chapter, verses }) => (
        <li key={ref}>
          <Link
            to={readPath({ book, chapter, verses: verses.map(({ verse }) => verse) })}
            state={{ cameFrom: from } satisfies CameFrom}
            onClick={onClose}
          >
            {ref}
          </Link>
          <q>{verses.map(({ text }) => text).join(' ')}</q>
        </li>
      ))}
    </ul>
  )
}

/** Reserves the room of previews that are loading. */
function PreviewsToCome({ count }: { count: number }) {
  return (
    <ul className={css.previews} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike
        <li key={index} className={css.toCome} />
      ))}
    </ul>
  )
}

function nameOf({ book, chapter, verses }: Place): string {
  return `${nameOfOne(bookById(book)?.name ?? book)} ${chapter}${verses?.length ? `:${verses[0]}` : ''}`
}
