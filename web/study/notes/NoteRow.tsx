import { Bookmark, Pencil } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { TocBook } from '#shared/contract/bible.ts'
import { readPath } from '../../data/read-path.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Link } from '../../ui/Link.tsx'
import { pageLanguage } from '../../words/language.ts'
import { Quote } from '../ItemCard.tsx'
import type { StudyItem } from '../items.ts'
import { placeName } from '../place-name.ts'
import { placeToRead } from '../verse-places.ts'
import css from './notes.module.css'
import { notes } from './words.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A date for display. Hundreds of rows share the formatter of a language. */
function writtenDate(time: number): string {
  const language = pageLanguage()
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' })
  formats.set(language, format)
  return format.format(time)
}

/** The words of a text without the signs of markdown, for a short view of it. */
const withoutMarkdown = (text: string) =>
  text
    .slice(0, 600)
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]{1,3}/g, '')
    .replace(/\n{2,}/g, '\n')
    .trim()

type Props = {
  item: StudyItem
  /** The translation that is read. */
  translation: string
  books: readonly TocBook[]
  onOpen: () => void
  children?: ReactNode
}

/**
 * One item of the list: its place leads to the text, in the numbers of the translation that is read; the pencil opens
 * it here.
 */
export function NoteRow({ item, translation, books, onOpen, children }: Props) {
  const navigate = useNavigate()
  const name = placeName(item.at, books)
  const begins = item.kind === 'note' ? withoutMarkdown(item.text) : ''
  const isElsewhere = item.at.edition !== translation
  const read = (event: MouseEvent) => {
    if (event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void placeToRead(item.at, translation).then((place) => navigate(readPath(place)))
  }
  return (
    <li>
      <div className={css.entry}>
        <Link to={readPath(item.at)} onClick={isElsewhere ? read : undefined}>
          {item.kind === 'bookmark' && <Bookmark aria-label={notes('bookmark')} size={15} strokeWidth={1.9} />}
          {name}
        </Link>
        {begins && (
          <p lang="" dir="auto" className={css.begins}>
            {begins}
          </p>
        )}
        {item.quote && (item.kind !== 'note' || !begins) && <Quote item={item} />}
        <p className={css.facts}>
          {item.edited > 0 && <time dateTime={new Date(item.edited).toISOString()}>{writtenDate(item.edited)}</time>}
          {item.labels.map((label) => (
            <span key={label} lang="">
              {label}
            </span>
          ))}
        </p>
      </div>
      {children}
      <IconButton label={notes('open', { place: name })} aria-haspopup="dialog" onClick={onOpen}>
        <Pencil aria-hidden size={17} strokeWidth={1.75} />
      </IconButton>
    </li>
  )
}
