import { Suspense, useId, useState } from 'react'
import { useMatch } from 'react-router-dom'
import { findBook } from '#shared/bible/books.ts'
import { useBookHolders } from '../data/book-holders.ts'
import { useBibles } from '../data/hooks.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { lazily } from '../ui/lazily.ts'
import css from './header.module.css'
import { app } from './words.ts'

const TranslationSheet = lazily(() => import('../translations/TranslationSheet.tsx'), 'TranslationSheet')

/** More than these are chosen in a sheet, where one can search. */
const MOST_IN_A_LIST = 12

/**
 * A native select of translations; those without the open book are marked. `short` shows the abbreviation and opens the
 * full names. Many translations open a sheet instead.
 */
export function TranslationPicker({ look }: { look: 'short' | 'full' }) {
  const id = useId()
  const [translation, choose] = useTranslation()
  const { bibles, error } = useBibles()
  const [isNear, setIsNear] = useState(false)
  const book = findBook(useMatch('/read/:bookId/:chapter')?.params.bookId ?? '')
  // most translations have the 66 books, so the book lists are loaded only when the picker is about to be used
  const holders = useBookHolders(book && (isNear || book.testament === 'DC') ? book.id : null)
  const current = bibles?.find((bible) => bible.id === translation)
  const [isChoosing, setIsChoosing] = useState(false)
  const list =
    bibles && bibles.length > MOST_IN_A_LIST ? (
      <>
        <button
          type="button"
          aria-label={app('translationNamed', { name: current?.name ?? '' })}
          aria-haspopup="dialog"
          className={look === 'short' ? css.shortSelect : css.opener}
          onClick={() => setIsChoosing(true)}
        >
          {look === 'full' && current?.name}
        </button>
        {isChoosing && (
          <Suspense>
            <TranslationSheet book={book} onClose={() => setIsChoosing(false)} />
          </Suspense>
        )}
      </>
    ) : (
      <select
        id={id}
        aria-label={app('translation')}
        className={look === 'short' ? css.shortSelect : css.select}
        value={translation}
        disabled={!bibles}
        onPointerEnter={() => setIsNear(true)}
        onFocus={() => setIsNear(true)}
        onChange={(event) => choose(event.target.value)}
      >
        {bibles?.map((bible) => (
          <option key={bible.id} value={bible.id} lang={bible.language}>
            {book && holders?.lack.includes(bible.id)
              ? app('withoutBook', { name: bible.name, book: book.name })
              : bible.name}
          </option>
        ))}
      </select>
    )
  if (look === 'full') {
    const isMissing = error || bibles?.length === 0
    return isMissing ? <p className={css.missing}>{app('noTranslations')}</p> : list
  }
  return (
    <span className={css.short}>
      <span aria-hidden>{current?.abbreviation ?? ''}</span>
      {list}
    </span>
  )
}
