import { BookOpen, ChevronDown, Menu as MenuIcon, Search } from 'lucide-react'
import { useMatch } from 'react-router-dom'
import { findBook } from '#shared/bible/books.ts'
import { useToc } from '../data/hooks.ts'
import { chapterName, resolvePlace } from '../data/places.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { useEditionHead } from '../edition/useEditionHead.ts'
import { ReadingButton } from '../reader/settings/ReadingButton.tsx'
import controls from '../ui/controls.module.css'
import { IconButton } from '../ui/IconButton.tsx'
import { Link } from '../ui/Link.tsx'
import { Brand } from './Brand.tsx'
import css from './header.module.css'
import { TranslationPicker } from './TranslationPicker.tsx'
import { app } from './words.ts'

type Props = {
  isMenuOpen: boolean
  isTextOpen?: boolean
  onMenu?: () => void
  onPlace?: () => void
  onText?: () => void
}
type BarProps = Props & { place: string | null; inert?: boolean }

/** Menu, site name, current place, search. */
export function Header(props: Props) {
  useEditionHead()
  return <HeaderBar {...props} place={usePlaceName()} />
}

/** The header, with or without a place of the reader. */
export function HeaderBar({ isMenuOpen, isTextOpen = false, onMenu, onPlace, onText, place, ...rest }: BarProps) {
  const isReader = place !== null
  return (
    <header className={css.header} data-print="never" data-place={isReader} {...rest}>
      <div className={css.start}>
        <IconButton label={app('menu')} data-hint="menu" aria-expanded={isMenuOpen} onClick={onMenu}>
          <MenuIcon aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
        <Brand />
      </div>
      {/* in the reader, other controls are at other places: as new elements they do not jump there */}
      <div key={`${isReader}`} className={css.place}>
        <button id="place" type="button" className={css.placeButton} aria-haspopup="dialog" onClick={onPlace}>
          {place ? (
            <>
              <PlaceName of={place} />
              <ChevronDown aria-hidden size={15} strokeWidth={2} />
            </>
          ) : (
            <>
              <BookOpen aria-hidden size={17} strokeWidth={1.75} />
              <span className={css.placeName}>{app('read')}</span>
            </>
          )}
        </button>
        {place && <TranslationPicker look="short" />}
      </div>
      <div key={+isReader} className={css.end}>
        {place && <ReadingButton isOpen={isTextOpen} onOpen={onText} />}
        <Link to="/search" className={controls.icon} aria-label={app('search')} title={app('search')}>
          <Search aria-hidden size={19} strokeWidth={1.75} />
        </Link>
      </div>
    </header>
  )
}

/** "John 3" while the reader is open, null elsewhere. */
function usePlaceName(): string | null {
  const match = useMatch('/read/:bookId/:chapter')
  const [translation] = useTranslation()
  const { books } = useToc(translation)
  if (!match) return null
  const { bookId = '', chapter = '' } = match.params
  const asked = books && resolvePlace(books, bookId, chapter)
  if (asked?.kind === 'chapter') return chapterName(asked.book, asked.chapter)
  // the usual name until the translation's own name is loaded, and for a book that the translation lacks
  const usual = findBook(bookId)
  return usual && asked?.kind !== 'elsewhere' ? chapterName(usual, Number(chapter) || 1) : ''
}

/** A place whose number stays visible when its full name does not fit. */
function PlaceName({ of: place }: { of: string }) {
  const [, book = place, chapter = ''] = /^(.*\S)\s+(\S+)$/.exec(place) ?? []
  return (
    <span className={css.placeParts}>
      <span className={css.placeName}>{book}</span>
      <span>&nbsp;{chapter}</span>
    </span>
  )
}
