import { ArrowLeft, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link, useMatch } from 'react-router-dom'
import { booksOfTestament } from '#shared/bible/testaments.ts'
import type { TocBook } from '#shared/contract/bible.ts'
import { useToc } from '../data/hooks.ts'
import { readPath } from '../data/read-path.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Overlay } from '../ui/Overlay.tsx'
import css from './navigator.module.css'

const tabs = [
  { id: 'all', label: 'All', short: 'All' },
  { id: 'ot', label: 'Old Testament', short: 'OT' },
  { id: 'nt', label: 'New Testament', short: 'NT' },
] as const
type Tab = (typeof tabs)[number]['id']

/** The overlay to choose a book and then a chapter. */
export function Navigator({ onClose }: { onClose: () => void }) {
  const [translation] = useTranslation()
  const { books, error } = useToc(translation)
  const here = useMatch('/read/:bookId/:chapter')?.params
  const [tab, setTab] = useState<Tab>('all')
  const [book, setBook] = useState<TocBook | null>(null)
  return (
    <Overlay label="Choose a book and chapter" className={css.navigator} onClose={onClose}>
      <div className={css.head}>
        {book ? (
          <>
            <IconButton label="Back to the books" autoFocus onClick={() => setBook(null)}>
              <ArrowLeft aria-hidden size={20} strokeWidth={1.75} />
            </IconButton>
            <h2>{book.name}</h2>
          </>
        ) : (
          <Tabs tab={tab} onTab={setTab} />
        )}
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
      {error && <p role="alert" className={css.error}>{`Error: ${error.message}`}</p>}
      {book ? (
        <div className={css.chapters}>
          {Array.from({ length: book.chapter_count }, (_, index) => index + 1).map((chapter) => (
            <Link
              key={chapter}
              to={readPath({ book: book.id, chapter })}
              aria-label={`${book.name} ${chapter}`}
              aria-current={here?.bookId === book.id && here.chapter === String(chapter) ? 'page' : undefined}
              onClick={onClose}
            >
              {chapter}
            </Link>
          ))}
        </div>
      ) : (
        <div
          role="tabpanel"
          id="navigator-books"
          aria-labelledby={`navigator-${tab}`}
          className={css.books}
          data-tab={tab}
        >
          {booksOf(books ?? [], tab).map((each) => (
            <button
              key={each.id}
              type="button"
              aria-label={`${each.id}, ${each.name}`}
              title={each.name}
              aria-current={here?.bookId === each.id ? 'true' : undefined}
              onClick={() => setBook(each)}
            >
              <span>{each.id}</span>
            </button>
          ))}
        </div>
      )}
    </Overlay>
  )
}

function booksOf(books: readonly TocBook[], tab: Tab): readonly TocBook[] {
  return tab === 'all' ? books : booksOfTestament(books, tab)
}

function Tabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const list = useRef<HTMLDivElement>(null)
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = (tabs.findIndex(({ id }) => id === tab) + step + tabs.length) % tabs.length
    onTab(tabs[next]!.id)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label="Books" className={css.tabs} onKeyDown={handleKeyDown}>
      {tabs.map(({ id, label, short }) => (
        <button
          key={id}
          id={`navigator-${id}`}
          type="button"
          role="tab"
          aria-selected={tab === id}
          aria-controls="navigator-books"
          title={label}
          tabIndex={tab === id ? 0 : -1}
          // biome-ignore lint/a11y/noAutofocus: focus enters the dialog at its first control
          autoFocus={tab === id}
          onClick={() => onTab(id)}
        >
          <span className={css.long}>{label}</span>
          <span className={css.abbreviated}>{short}</span>
        </button>
      ))}
    </div>
  )
}
