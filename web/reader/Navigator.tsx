import { ArrowLeft, Search } from 'lucide-react'
import { Fragment, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useMatch, useNavigate } from 'react-router-dom'
import { booksOfTestament } from '#shared/bible/testaments.ts'
import type { TocBook } from '#shared/contract/bible.ts'
import { useToc } from '../data/hooks.ts'
import { readPath } from '../data/read-path.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { CloseButton } from '../ui/CloseButton.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Link } from '../ui/Link.tsx'
import { Overlay } from '../ui/Overlay.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { groupsOf } from './book-groups.ts'
import css from './navigator.module.css'
import { navigatorWords } from './navigator-words.ts'
import { booksNamed, typedPlace } from './typed-place.ts'

type Tab = 'all' | 'ot' | 'nt'

const tab = (id: Tab, title: string, short = title) => ({
  ...{ id, title },
  name: (
    <>
      <span className={css.long}>{title}</span>
      <span className={css.abbreviated}>{short}</span>
    </>
  ),
})
const tabs = () => [
  tab('all', navigatorWords('all')),
  tab('ot', navigatorWords('oldTestament'), navigatorWords('ot')),
  tab('nt', navigatorWords('newTestament'), navigatorWords('nt')),
]

/** The overlay to choose a book and then a chapter. */
export function Navigator({ onClose }: { onClose: () => void }) {
  const [translation] = useTranslation()
  const { books, error } = useToc(translation)
  const here = useMatch('/read/:bookId/:chapter')?.params
  const [testament, setTestament] = useState<Tab>('all')
  const [book, setBook] = useState<TocBook | null>(null)
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const shown = booksNamed(booksOf(books ?? [], testament), typed)
  const go = (event: SubmitEvent) => {
    event.preventDefault()
    const place = typedPlace(typed, books ?? [])
    if (place) {
      onClose()
      void navigate(readPath(place))
    } else if (shown[0]) setBook(shown[0])
  }
  return (
    <Overlay label={navigatorWords('choose')} className={css.navigator} onClose={onClose}>
      <div className={css.head}>
        {book ? (
          <>
            <IconButton label={navigatorWords('backToBooks')} autoFocus onClick={() => setBook(null)}>
              <ArrowLeft aria-hidden size={20} strokeWidth={1.75} />
            </IconButton>
            <h2>{book.name}</h2>
          </>
        ) : (
          <Tabs
            label={navigatorWords('books')}
            panel="navigator"
            {...{ tabs: tabs(), shown: testament }}
            className={css.tabs}
            autoFocus
            onShow={setTestament}
          />
        )}
        <CloseButton onClick={onClose} />
      </div>
      {!book && <Finder typed={typed} onType={setTyped} onGo={go} />}
      {error && (
        <p role="alert" className={css.error}>
          {navigatorWords('error', { message: error.message })}
        </p>
      )}
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
          id="navigator"
          aria-labelledby={`navigator-${testament}`}
          className={css.books}
          data-tab={testament}
        >
          {groupsOf(shown).map(({ id, books: group }) => (
            <Fragment key={id}>
              <h3>{navigatorWords(id)}</h3>
              {group.map((each) => (
                <button
                  key={each.id}
                  type="button"
                  aria-label={`${each.id}, ${each.name}`}
                  title={each.name}
                  aria-current={here?.bookId === each.id ? 'true' : undefined}
                  onClick={() => setBook(each)}
                >
                  <span className={css.name}>{each.name}</span>
                </button>
              ))}
            </Fragment>
          ))}
          {books && shown.length === 0 && <p className={css.none}>{navigatorWords('noBook')}</p>}
        </div>
      )}
    </Overlay>
  )
}

function booksOf(books: readonly TocBook[], tab: Tab): readonly TocBook[] {
  return tab === 'all' ? books : booksOfTestament(books, tab)
}

type FinderProps = { typed: string; onType: (text: string) => void; onGo: (event: SubmitEvent) => void }

/**
 * The field above the books. It has the focus where there is a keyboard; on a phone the keyboard would hide the books.
 */
function Finder({ typed, onType, onGo }: FinderProps) {
  const field = useRef<HTMLInputElement>(null)
  // after the dialog has opened, which focuses its first control
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element around one form would add only a box
    <form role="search" className={css.find} onSubmit={onGo}>
      <Search aria-hidden size={16} strokeWidth={1.75} />
      <input
        ref={field}
        type="search"
        enterKeyHint="go"
        maxLength={60}
        aria-label={navigatorWords('find')}
        placeholder={navigatorWords('findExample')}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </form>
  )
}
