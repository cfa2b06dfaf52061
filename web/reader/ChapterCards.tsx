import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { chapterName } from '../data/places.ts'
import { readPath } from '../data/read-path.ts'
import type { ChapterPlace } from './neighbours.ts'
import css from './reader.module.css'

type Props = { previous: ChapterPlace | null; next: ChapterPlace | null; chatId: number | null }

/** The way on from the end of a chapter, and the way back. */
export function ChapterCards({ previous, next, chatId }: Props) {
  return (
    <nav aria-label="Chapters" className={css.cards}>
      {previous && (
        <Link rel="prev" className={css.card} to={pathOf(previous, chatId)}>
          <small>
            <ArrowLeft aria-hidden size={14} strokeWidth={1.75} /> Previous
          </small>
          <span>{chapterName(previous.book, previous.chapter)}</span>
        </Link>
      )}
      {next && (
        <Link rel="next" className={`${css.card} ${css.forward}`} to={pathOf(next, chatId)}>
          <small>
            Next <ArrowRight aria-hidden size={14} strokeWidth={1.75} />
          </small>
          <span>{chapterName(next.book, next.chapter)}</span>
        </Link>
      )}
    </nav>
  )
}

/** The address of a chapter, with the chat that stands open beside it. */
export function pathOf({ book, chapter }: ChapterPlace, chatId: number | null): string {
  return readPath({ book: book.id, chapter }, { chatId })
}
