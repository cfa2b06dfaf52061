import { Suspense, useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { screens } from '#shared/screens.ts'
import { Title } from '../../app/Title.tsx'
import { useToc } from '../../data/hooks.ts'
import { useTranslation } from '../../data/useTranslation.ts'
import { Link } from '../../ui/Link.tsx'
import { lazily } from '../../ui/lazily.ts'
import page from '../../ui/page.module.css'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { BookmarkLists } from './BookmarkLists.tsx'
import { filterItems } from './filter-items.ts'
import { NotesFilters } from './NotesFilters.tsx'
import { NotesList } from './NotesList.tsx'
import css from './notes.module.css'
import { readFilter, writeFilter } from './notes-address.ts'
import { useNotes } from './useNotes.ts'

const NotesFiles = lazily(() => import('../files/NotesFiles.tsx'), 'NotesFiles')

/** All of the visitor's highlights, notes and bookmarks: to search, filter, sort and open. */
export function NotesScreen() {
  const { study, items, total, labels, hasFailed } = useNotes()
  const [translation] = useTranslation()
  const { books = [] } = useToc(translation)
  const [params, setParams] = useSearchParams()
  const filter = readFilter(params)
  const change = (next: Partial<typeof filter>) =>
    setParams(writeFilter({ ...filter, ...next }), { replace: true, preventScrollReset: true })
  const wanted = useDeferredValue(params.toString())
  const shown = useMemo(() => filterItems(items, readFilter(new URLSearchParams(wanted))), [items, wanted])
  const isPlain = !filter.text && !filter.book && !filter.label
  // the first look has only the beginning of the whole list
  const isListed = study !== null || wanted === ''
  return (
    <div className={`${page.page} ${css.page}`}>
      <Title of={screens['/notes'].title} />
      <h1>My Notes</h1>
      {hasFailed && <p role="alert">This browser keeps no notes: its storage is turned off.</p>}
      {total > 0 && (
        <>
          <SearchBox label="Search your notes" value={filter.text} onType={(text) => change({ text })} />
          <NotesFilters {...{ items, labels, books, filter }} onFilter={change} />
          <p role="status" className={css.count}>
            {isListed && counted(study ? shown.length : total, total)}
          </p>
        </>
      )}
      {study && items.length === 0 && (
        <p className={css.empty}>
          Select a verse in the reader to highlight it, write a note or set a bookmark. Everything you keep is here, on
          this device, also without a network.
        </p>
      )}
      {isListed &&
        (study && filter.kind === 'bookmark' && isPlain ? (
          <BookmarkLists {...{ study, items, books }} />
        ) : (
          <NotesList key={wanted} {...{ study, books }} items={shown} />
        ))}
      <Suspense>{study && <NotesFiles {...{ study, items }} />}</Suspense>
      {study && (
        <p className={css.count}>
          <Link to="/settings#devices">Use your notes on another device</Link>
        </p>
      )}
    </div>
  )
}

function counted(shown: number, all: number): string {
  const total = all === 1 ? 'One entry' : `${all.toLocaleString()} entries`
  return shown === all ? total : `${shown.toLocaleString()} of ${all.toLocaleString()}`
}
