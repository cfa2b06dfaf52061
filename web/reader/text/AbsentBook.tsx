import type { ReactNode } from 'react'
import type { Book } from '#shared/bible/books.ts'
import type { Bible } from '#shared/contract/bible.ts'
import message from '../../app/message.module.css'
import { Title } from '../../app/Title.tsx'
import { useBookHolders } from '../../data/book-holders.ts'
import { useBibles, useToc } from '../../data/hooks.ts'
import { readPath } from '../../data/read-path.ts'
import { useTranslation } from '../../data/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Rich } from '../../words/Rich.tsx'
import { wordIn } from '../../words/words.ts'
import { textWords } from './text-words.ts'

/** Of hundreds, those of the same language first. */
const MOST_OFFERED = 4

type Props = {
  translation: string
  book: Book
  chapter: string
  /** Shown when no translation has the book, or their names could not be loaded. */
  otherwise: ReactNode
}

/** Reports that the chosen translation lacks a book, and offers the translations that have it. */
export function AbsentBook({ translation, book, chapter, otherwise }: Props) {
  const [, choose] = useTranslation()
  const { bibles, error } = useBibles()
  const { books } = useToc(translation)
  const holders = useBookHolders(book.id)
  const bible = bibles?.find(({ id }) => id === translation)
  if (error && !bibles) return otherwise
  if (!bible || holders === undefined) return null
  const others = (bibles ?? [])
    .filter(({ id }) => holders?.have.includes(id))
    .sort((a, b) => Number(b.language === bible.language) - Number(a.language === bible.language))
  if (holders && others.length === 0 && holders.lack.length === bibles?.length) return otherwise
  const first = books?.[0]
  const name = wordIn('books', book.id) ?? book.name
  return (
    <div className={message.message}>
      <Title of={`${name} ${chapter}`} />
      <div role="alert">
        <h1>
          <Rich
            text={textWords('absent', { book: name })}
            parts={{ name: () => <span lang={bible.language}>{shortName(bible)}</span> }}
          />
        </h1>
      </div>
      <div className={message.ways}>
        {others.slice(0, MOST_OFFERED).map((other) => (
          <Button key={other.id} kind="primary" onClick={() => choose(other.id)}>
            {textWords('readIn', { book: name, translation: shortName(other) })}
          </Button>
        ))}
        {first && <Link to={readPath({ book: first.id, chapter: 1 })}>{textWords('open', { book: first.name })}</Link>}
      </div>
    </div>
  )
}

/** A translation's name inside a sentence, which has its own article. */
const shortName = ({ name }: Bible) => name.replace(/^The /, '')
