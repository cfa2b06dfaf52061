import { Star } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import type { Book } from '#shared/bible/books.ts'
import type { Bible } from '#shared/contract/bible.ts'
import { useBookHolders } from '../data/book-holders.ts'
import { useBibles } from '../data/hooks.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { wordIn } from '../words/words.ts'
import { useFavourites } from './favourites.ts'
import { grouped, matching } from './translation-groups.ts'
import css from './translation-sheet.module.css'
import { translations } from './words.ts'

type Props = { book: Book | undefined; onClose: () => void }

/** Chooses among many translations: favourites, the reader's languages, all others; those without the open book are grey. */
export function TranslationSheet({ book, onClose }: Props) {
  const { bibles = [] } = useBibles()
  const [chosen, choose] = useTranslation()
  const [favourites, toggle] = useFavourites()
  const [typed, setTyped] = useState('')
  const lack = useBookHolders(book?.id ?? null)?.lack
  const found = matching(bibles, useDeferredValue(typed))
  const own = [bibles.find(({ id }) => id === chosen)?.language ?? 'en', ...navigator.languages]
  const row = (bible: Bible) => {
    const isFavourite = favourites.includes(bible.id)
    const isLacking = book && lack?.includes(bible.id)
    return (
      <li key={bible.id} className={css.row} data-lacking={isLacking || undefined}>
        <button
          type="button"
          aria-current={bible.id === chosen ? 'true' : undefined}
          onClick={() => {
            choose(bible.id)
            onClose()
          }}
        >
          <span lang={bible.language} dir={bible.direction} className={css.name}>
            {bible.name}
          </span>
          <span className={css.short}>
            {isLacking ? translations('without', { book: wordIn('books', book.id) ?? book.name }) : bible.abbreviation}
          </span>
        </button>
        <IconButton
          label={translations(isFavourite ? 'remove' : 'add', { name: bible.name })}
          aria-pressed={isFavourite}
          onClick={() => toggle(bible.id)}
        >
          <Star aria-hidden size={18} strokeWidth={1.75} fill={isFavourite ? 'currentColor' : 'none'} />
        </IconButton>
      </li>
    )
  }
  return (
    <Sheet label={translations('choose')} title={translations('title')} onClose={onClose}>
      <div className={css.find}>
        <SearchBox label={translations('find')} value={typed} onType={setTyped} />
      </div>
      <div className={css.groups}>
        {grouped(found, favourites, own).map(({ key, name, bibles: group }) => (
          <section key={key} aria-label={name}>
            <h3>{name}</h3>
            <ul>{group.map(row)}</ul>
          </section>
        ))}
        <p role="status" className={css.none}>
          {found.length === 0 && translations('none', { typed: typed.trim() })}
        </p>
      </div>
    </Sheet>
  )
}
