import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatVerses, parseVerses } from '#shared/bible/verses.ts'
import { chapterName } from '../data/places.ts'
import { usePlanMode } from './plan/usePlanMode.ts'
import { type PageTurn, turnTo } from './text/ChapterCards.tsx'
import { neighbours } from './text/neighbours.ts'
import type { ReaderPlace } from './useReaderPlace.ts'

/** What stays open beside the text when the reader goes to another chapter. */
type OpenBeside = Parameters<typeof turnTo>[1]

/** Where the reader can go from a chapter: to its neighbours, or through the steps of the open plan. */
export function useTurns({ books, book, chapter }: ReaderPlace, openBeside: OpenBeside) {
  const navigate = useNavigate()
  const beside = neighbours(books, book.id, chapter)
  const normal = { previous: turnTo(beside.previous, openBeside), next: turnTo(beside.next, openBeside) }
  const nameOf = (other: number) => chapterName(book, other)
  const mode = usePlanMode({ book: book.id, chapter, chatId: openBeside.chatId, nameOf }, normal)
  const plan = mode === 'waiting' ? null : mode
  const plannedText = plan ? formatVerses(plan.verses) : ''
  const planned = useMemo(() => parseVerses(plannedText), [plannedText])
  // until the plan is loaded, its next address is unknown
  const { previous, next } = mode === 'waiting' ? { previous: null, next: null } : (plan ?? normal)
  const go = (turn: PageTurn | null) =>
    turn ? () => (turn.go ? turn.go() : void navigate(turn.to, { flushSync: true })) : undefined
  return {
    plan,
    isWaiting: mode === 'waiting',
    /** The verses that the plan assigns here. */
    planned,
    neighbours: [beside.next, beside.previous],
    previous,
    next,
    goPrevious: go(previous),
    goNext: go(next),
  }
}

export type ReaderTurns = ReturnType<typeof useTurns>
