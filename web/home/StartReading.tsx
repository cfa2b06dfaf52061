import { ArrowRight } from 'lucide-react'
import { useToc } from '../data/hooks.ts'
import { chapterName, resolvePlace } from '../data/places.ts'
import { readPath } from '../data/read-path.ts'
import { LAST_PLACE_KEY, LAST_VERSE_KEY, useStored } from '../data/useStored.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { Link } from '../ui/Link.tsx'
import { homeBody } from './body-words.ts'
import css from './start-reading.module.css'

/** A link back to the last open chapter; for new readers, a place to begin. */
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
  return (
    <Link className={css.link} to={`${readPath({ book, chapter: Number(chapter) })}${anchor}`}>
      <span>
        <small>{homeBody(isPlace ? 'continue' : 'start')}</small>
        {asked ? chapterName(asked.book, asked.chapter) : '\u00a0'}
        {!isPlace && <small>{homeBody('mark')}</small>}
      </span>
      <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
    </Link>
  )
}
