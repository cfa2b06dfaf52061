import { booksOfTestament, type TestamentTab } from '#shared/bible/testaments.ts'
import type { TocBook } from '#shared/contract/bible.ts'
import { Segments } from '../ui/Segments.tsx'
import css from './search.module.css'
import { searchWords } from './words.ts'

export type Among = { testament: TestamentTab | null; book: string | null }

/**
 * Limits the search to the whole Bible, a testament, or one book. Choosing a testament clears a book of the other one.
 */
export function SearchFilters({
  among,
  books,
  onAmong,
}: {
  among: Among
  books: readonly TocBook[]
  onAmong: (among: Among) => void
}) {
  const { testament, book } = among
  const offered = testament ? booksOfTestament(books, testament) : books
  const handleTestament = (value: TestamentTab | 'all') => {
    const next = value === 'all' ? null : value
    const keepsBook = !next || booksOfTestament(books, next).some(({ id }) => id === book)
    onAmong({ testament: next, book: keepsBook ? book : null })
  }
  return (
    <div className={css.filters}>
      <Segments<TestamentTab | 'all'>
        legend={searchWords('where')}
        isLegendHidden
        value={testament ?? 'all'}
        options={[
          { value: 'all', label: searchWords('all') },
          { value: 'ot', label: searchWords('oldTestament') },
          { value: 'nt', label: searchWords('newTestament') },
        ]}
        onChange={handleTestament}
      />
      <select
        aria-label={searchWords('book')}
        className={css.book}
        value={offered.some(({ id }) => id === book) ? (book ?? '') : ''}
        onChange={(event) => onAmong({ testament, book: event.target.value || null })}
      >
        <option value="">{searchWords('allBooks')}</option>
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The filters in an address; invalid values are ignored. */
export function readAmong(params: URLSearchParams): Among {
  const testament = params.get('testament')
  const book = params.get('book')
  return {
    testament: testament === 'ot' || testament === 'nt' ? testament : null,
    book: book && /^\w{3}$/.test(book) ? book.toUpperCase() : null,
  }
}

/** Where was searched, as the messages about what was found have it. */
export type SearchedIn = { where: 'book' | TestamentTab | 'all'; book: string }

/** What the filters limit the search to. */
export function searchedIn({ testament, book }: Among, books: readonly TocBook[]): SearchedIn {
  const named = book && books.find(({ id }) => id === book)?.name
  return named ? { where: 'book', book: named } : { where: testament ?? 'all', book: '' }
}
