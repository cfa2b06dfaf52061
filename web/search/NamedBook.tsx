import type { TocBook } from '#shared/contract/bible.ts'
import { chapterName } from '../data/places.ts'
import { parsePlace, readPath } from '../data/read-path.ts'
import { plainName, splitReference } from '../offline/find-chapters.ts'
import { Link } from '../ui/Link.tsx'
import css from './search.module.css'

/** A link to the beginning of the book whose name was searched; its words may also be in verses, as "James" is. */
export function NamedBook({ query, books }: { query: string; books: readonly TocBook[] }) {
  const book = namedBook(query, books)
  if (!book) return null
  return (
    <ul className={css.results}>
      <li>
        <Link to={readPath({ book: book.id, chapter: 1 })}>
          <span className={css.where}>{chapterName(book, 1)}</span>
        </Link>
      </li>
    </ul>
  )
}

const SHORTEST = 3

/** The book with a name, as the translation or English has it; an English short name has three letters or more. */
function namedBook(query: string, books: readonly TocBook[]): TocBook | undefined {
  if (!query || splitReference(query).numbers) return undefined
  const own = books.find(({ name }) => plainName(name) === plainName(query))
  const english = query.length >= SHORTEST ? parsePlace(query)?.book : undefined
  return own ?? books.find(({ id }) => id === english)
}
