import { ArrowRight } from 'lucide-react'
import { bookById } from '#shared/bible/books.ts'
import { nameOfOne } from '#shared/bible/name-of-one.ts'
import { DEFAULT_TRANSLATION } from '#shared/limits.ts'
import { useToc } from '../data/hooks.ts'
import { chapterName, resolvePlace } from '../data/places.ts'
import { readPath } from '../data/read-path.ts'
import { LAST_PLACE_KEY, LAST_VERSE_KEY, useStored } from '../data/useStored.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { Link } from '../ui/Link.tsx'
import { wordIn } from '../words/words.ts'
import { homeBody } from './body-words.ts'
import css from './start-reading.module.css'

/** A link back to the last open chapter; for new readers, a place to begin. Home's page contains the latter. */
export function StartReading() {
  const [last] = useStored<string>(LAST_PLACE_KEY, '')
  const [lastVerse] = useStored<string>(LAST_VERSE_KEY, '')
  const [translation] = useTranslation()
  const { books } = useToc(translation)
  const isPlace = /^[1-4A-Z][A-Z0-9]{2}\/\d{1,3}$/.test(last)
  const [book = '', chapter = ''] = isPlace ? last.split('/') : ['MRK', '1']
  const asked = books && resolvePlace(books, book, chapter)
  if (asked && asked.kind !== 'chapter') return null
  const verse = lastVerse.startsWith(`${last}/`) ? /\d{1,3}$/.exec(lastVerse)?.[0] : undefined
  const anchor = isPlace && verse ? `#v${verse}` : ''
  // its name is known before the books are loaded: the page contains it
  const start = !isPlace && translation === DEFAULT_TRANSLATION ? (wordIn('books', book) ?? bookById(book)?.name) : ''
  const name = asked ? chapterName(asked.book, asked.chapter) : start ? `${nameOfOne(start)} ${chapter}` : '\u00a0'
  return (
    <Link className={css.link} to={`${readPath({ book, chapter: Number(chapter) })}${anchor}`}>
      <span>
        <small>{homeBody(isPlace ? 'continue' : 'start')}</small>
        {name}
        {!isPlace && <small>{homeBody('mark')}</small>}
      </span>
      <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
    </Link>
  )
}
