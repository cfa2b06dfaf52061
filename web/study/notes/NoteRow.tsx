import { Bookmark, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TocBook } from '#shared/contract/bible.ts'
import { readPath } from '../../data/read-path.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Link } from '../../ui/Link.tsx'
import { Quote } from '../ItemCard.tsx'
import type { StudyItem } from '../items.ts'
import { placeName } from '../place-name.ts'
import css from './notes.module.css'

const when = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' })

/** The words of a text without the signs of markdown, for a short view of it. */
const withoutMarkdown = (text: string) =>
  text
    .slice(0, 600)
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]{1,3}/g, '')
    .replace(/\n{2,}/g, '\n')
    .trim()

type Props = { item: StudyItem; books: readonly TocBook[]; onOpen: () => void; children?: ReactNode }

/** One item of the list: its place leads to the text, the pencil opens it here. */
export function NoteRow({ item, books, onOpen, children }: Props) {
  const name = placeName(item.at, books)
  const begins = item.kind === 'note' ? withoutMarkdown(item.text) : ''
  return (
    <li>
      <div className={css.entry}>
        <Link to={readPath(item.at)}>
          {item.kind === 'bookmark' && <Bookmark aria-label="Bookmark" size={15} strokeWidth={1.9} />}
          {name}
        </Link>
        {begins && <p className={css.begins}>{begins}</p>}
        {item.quote && (item.kind !== 'note' || !begins) && <Quote item={item} />}
        <p className={css.facts}>
          {item.edited > 0 && <time dateTime={new Date(item.edited).toISOString()}>{when.format(item.edited)}</time>}
          {item.labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
      </div>
      {children}
      <IconButton label={`Open what you kept at ${name}`} aria-haspopup="dialog" onClick={onOpen}>
        <Pencil aria-hidden size={17} strokeWidth={1.75} />
      </IconButton>
    </li>
  )
}
