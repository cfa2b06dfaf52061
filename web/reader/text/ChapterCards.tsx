import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { chapterName } from '../../data/places.ts'
import { readPath } from '../../data/read-path.ts'
import { Link } from '../../ui/Link.tsx'
import css from '../reader.module.css'
import { reader } from '../words.ts'
import type { ChapterPlace } from './neighbours.ts'

/** A link to another chapter. `go` runs besides opening the address, for example to move a plan on. */
export type PageTurn = { name: string; to: string; go?: () => void }
type Props = { previous: PageTurn | null; next: PageTurn | null }

/** The links to the next and previous chapter, at the end of a chapter. */
export function ChapterCards({ previous, next }: Props) {
  return (
    <nav aria-label={reader('chapters')} className={css.cards}>
      {previous && (
        <TurnLink turn={previous} rel="prev" className={css.card}>
          <small>
            <ArrowLeft aria-hidden size={14} strokeWidth={1.75} /> {reader('previous')}
          </small>
          <span>{previous.name}</span>
        </TurnLink>
      )}
      {next && (
        <TurnLink turn={next} rel="next" className={`${css.card} ${css.forward}`}>
          <small>
            {reader('next')} <ArrowRight aria-hidden size={14} strokeWidth={1.75} />
          </small>
          <span>{next.name}</span>
        </TurnLink>
      )}
    </nav>
  )
}

function TurnLink({ turn, ...rest }: { turn: PageTurn } & Omit<ComponentProps<typeof Link>, 'to'>) {
  const handleClick = (event: MouseEvent) => {
    // opening a link in a new tab does not move the plan
    if (!turn.go || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    turn.go()
  }
  return <Link {...rest} to={turn.to} onClick={handleClick} />
}

/** The chat and the translation that are open beside the text. */
type OpenBeside = { chatId: number | null; with: string | null }

/** A link to the neighbouring chapter that keeps what is open beside the text. */
export function turnTo(place: ChapterPlace | null, open: OpenBeside): PageTurn | null {
  return place && { name: chapterName(place.book, place.chapter), to: pathOf(place, open) }
}

/** The address of a chapter, keeping what is open beside the text. */
function pathOf({ book, chapter }: ChapterPlace, open: OpenBeside): string {
  return readPath({ book: book.id, chapter }, open)
}
