import { Suspense, useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Title } from '../../app/Title.tsx'
import { useToc } from '../../data/hooks.ts'
import { useTranslation } from '../../data/useTranslation.ts'
import { Link } from '../../ui/Link.tsx'
import { lazily } from '../../ui/lazily.ts'
import page from '../../ui/page.module.css'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { pageLanguage } from '../../words/language.ts'
import { ProblemAlert } from '../ProblemAlert.tsx'
import { BookmarkLists } from './BookmarkLists.tsx'
import { filterItems } from './filter-items.ts'
import { NotesFilters } from './NotesFilters.tsx'
import { NotesList } from './NotesList.tsx'
import css from './notes.module.css'
import { readFilter, writeFilter } from './notes-address.ts'
import { useNotes } from './useNotes.ts'
import { notes } from './words.ts'

const NotesFiles = lazily(() => import('../files/NotesFiles.tsx'), 'NotesFiles')

/** All of the visitor's highlights, notes and bookmarks: to search, filter, sort and open. */
export function NotesScreen() {
  const { study, items, total, labels, problem } = useNotes()
  const [translation] = useTranslation()
  const { books = [] } = useToc(translation)
  const [params, setParams] = useSearchParams()
  const filter = readFilter(params)
  // drawn at once: in a transition the field would lose letters that follow fast, and the next change would undo this one
  const change = (next: Partial<typeof filter>) =>
    setParams(writeFilter({ ...filter, ...next }), { replace: true, preventScrollReset: true, flushSync: true })
  const wanted = useDeferredValue(params.toString())
  const shown = useMemo(() => filterItems(items, readFilter(new URLSearchParams(wanted))), [items, wanted])
  const isPlain = !filter.text && !filter.book && !filter.label
  // the first look has only the beginning of the whole list
  const isListed = study !== null || wanted === ''
  return (
    <div className={`${page.page} ${css.page}`}>
      <Title of={notes('heading')} />
      <h1>{notes('heading')}</h1>
      {problem && <ProblemAlert problem={problem} />}
      {total > 0 && (
        <>
          <SearchBox label={notes('search')} value={filter.text} onType={(text) => change({ text })} />
          <NotesFilters {...{ items, labels, books, filter }} onFilter={change} />
          <p role="status" className={css.count}>
            {isListed && counted(study ? shown.length : total, total)}
          </p>
        </>
      )}
      {study && items.length === 0 && <p className={css.empty}>{notes('empty')}</p>}
      {isListed &&
        (study && filter.kind === 'bookmark' && isPlain ? (
          <BookmarkLists {...{ study, items, translation, books }} />
        ) : (
          <NotesList key={wanted} {...{ study, translation, books }} items={shown} all={items} />
        ))}
      <Suspense>{study && <NotesFiles {...{ study, items }} />}</Suspense>
      {study && (
        <p className={css.count}>
          <Link to="/settings#devices">{notes('otherDevice')}</Link>
        </p>
      )}
    </div>
  )
}

function counted(shown: number, all: number): string {
  if (shown === all) return notes('entries', { count: all })
  const numbers = new Intl.NumberFormat(pageLanguage())
  return notes('shownOf', { shown: numbers.format(shown), all: numbers.format(all) })
}
