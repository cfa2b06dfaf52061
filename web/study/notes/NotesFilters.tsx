import { useDeferredValue, useMemo } from 'react'
import { bookById, bookOrder } from '#shared/bible/books.ts'
import type { TocBook } from '#shared/contract/bible.ts'
import { Segments } from '../../ui/Segments.tsx'
import type { StudyItem, StudyKind } from '../items.ts'
import type { Filter, Sort } from './filter-items.ts'
import css from './notes.module.css'

const none: readonly StudyItem[] = []

type Props = {
  items: readonly StudyItem[]
  labels: readonly string[]
  books: readonly TocBook[]
  filter: Filter
  onFilter: (change: Partial<Filter>) => void
}

/** Which of the items are listed, and in which order. Only books and labels in use are offered. */
export function NotesFilters({ items, labels, books, filter, onFilter }: Props) {
  // many options take long to lay out: after the first view
  const listed = useDeferredValue(items, filter.book ? items : none)
  const used = useMemo(
    () => [...new Set(listed.map(({ at }) => at.book))].sort((a, b) => bookOrder(a) - bookOrder(b)),
    [listed],
  )
  const nameOf = (id: string) => books.find((book) => book.id === id)?.name ?? bookById(id)?.name ?? id
  return (
    <div className={css.filters}>
      <Segments<StudyKind | 'all'>
        legend="What to list"
        isLegendHidden
        value={filter.kind ?? 'all'}
        options={[
          { value: 'all', label: 'All' },
          { value: 'note', label: 'Notes' },
          { value: 'highlight', label: 'Highlights' },
          { value: 'bookmark', label: 'Bookmarks' },
        ]}
        onChange={(kind) => onFilter({ kind: kind === 'all' ? null : kind })}
      />
      <div className={css.selects}>
        <select
          aria-label="Book"
          value={filter.book ?? ''}
          onChange={(event) => onFilter({ book: event.target.value || null })}
        >
          <option value="">All books</option>
          {used.map((id) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </select>
        {labels.length > 0 && (
          <select
            aria-label="Label"
            value={filter.label ?? ''}
            onChange={(event) => onFilter({ label: event.target.value || null })}
          >
            <option value="">All labels</option>
            {labels.map((label) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        )}
        <select
          aria-label="Order"
          value={filter.sort}
          onChange={(event) => onFilter({ sort: event.target.value as Sort })}
        >
          <option value="bible">Order of the Bible</option>
          <option value="date">Newest first</option>
        </select>
      </div>
    </div>
  )
}
