import { useDeferredValue, useMemo } from 'react'
import { bookById, bookOrder } from '#shared/bible/books.ts'
import type { TocBook } from '#shared/contract/bible.ts'
import { Segments } from '../../ui/Segments.tsx'
import type { StudyItem, StudyKind } from '../items.ts'
import type { Filter, Sort } from './filter-items.ts'
import css from './notes.module.css'
import { notes } from './words.ts'

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
        legend={notes('whatToList')}
        isLegendHidden
        value={filter.kind ?? 'all'}
        options={[
          { value: 'all', label: notes('all') },
          { value: 'note', label: notes('notes') },
          { value: 'highlight', label: notes('highlights') },
          { value: 'bookmark', label: notes('bookmarks') },
        ]}
        onChange={(kind) => onFilter({ kind: kind === 'all' ? null : kind })}
      />
      <div className={css.selects}>
        <select
          aria-label={notes('book')}
          value={filter.book ?? ''}
          onChange={(event) => onFilter({ book: event.target.value || null })}
        >
          <option value="">{notes('allBooks')}</option>
          {used.map((id) => (
            <option key={id} value={id} lang="">
              {nameOf(id)}
            </option>
          ))}
        </select>
        {labels.length > 0 && (
          <select
            aria-label={notes('label')}
            value={filter.label ?? ''}
            onChange={(event) => onFilter({ label: event.target.value || null })}
          >
            <option value="">{notes('allLabels')}</option>
            {labels.map((label) => (
              <option key={label} lang="">
                {label}
              </option>
            ))}
          </select>
        )}
        <select
          aria-label={notes('order')}
          value={filter.sort}
          onChange={(event) => onFilter({ sort: event.target.value as Sort })}
        >
          <option value="bible">{notes('orderOfBible')}</option>
          <option value="date">{notes('newest')}</option>
        </select>
      </div>
    </div>
  )
}
