import type { TocBook } from '#shared/contract/bible.ts'
import { chapterName } from '../data/places.ts'
import { readPath } from '../data/read-path.ts'
import { Link } from '../ui/Link.tsx'
import { findChapters } from './find-chapters.ts'
import css from './offline.module.css'
import { offline } from './words.ts'

/** What a search can still find offline: the chapters of the current translation, by name. */
export function ChapterList({ query, books }: { query: string; books: readonly TocBook[] }) {
  const found = findChapters(query, books)
  return (
    <section aria-label={offline('chapters')} className={css.chapters}>
      <p>{offline(found.length > 0 ? 'searchFound' : 'searchNeeds')}</p>
      <ul>
        {found.map(({ book, chapter, verses }) => (
          <li key={`${book.id}.${chapter}`}>
            <Link to={readPath({ book: book.id, chapter, verses })}>{chapterName(book, chapter)}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
