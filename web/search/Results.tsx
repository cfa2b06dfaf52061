import type { SearchResult, TocBook } from '#shared/contract/bible.ts'
import { chapterName } from '../data/places.ts'
import { readPath } from '../data/read-path.ts'
import { Link } from '../ui/Link.tsx'
import { markedParts } from './marked-parts.ts'
import css from './search.module.css'

type Props = {
  results: readonly SearchResult[]
  books: readonly TocBook[]
  lang: string | undefined
  dir: 'ltr' | 'rtl' | undefined
  isOld: boolean
  /** The translation to open beside the reader's own, if the verses are from another one. */
  beside?: string
}

/** Found verses with the found words marked. Each opens in the reader. */
export function Results({ results, books, lang, dir, isOld, beside }: Props) {
  return (
    <ol className={css.results} aria-busy={isOld}>
      {results.map(({ book, chapter, verse, html }) => {
        const named = books.find(({ id }) => id === book) ?? { id: book, name: book }
        return (
          <li key={`${book}.${chapter}.${verse}`}>
            <Link to={readPath({ book, chapter, verses: [verse] }, { with: beside ?? null })}>
              <span className={css.where}>{`${chapterName(named, chapter)}:${verse}`}</span>
              <span className={css.words} lang={lang} dir={dir}>
                {markedParts(html).map(({ text, isMarked }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a result never move
                  isMarked ? <mark key={index}>{text}</mark> : text,
                )}
              </span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
