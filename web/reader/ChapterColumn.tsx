import { type ComponentProps, type ReactNode, type Ref, Suspense } from 'react'
import { readPath } from '../data/read-path.ts'
import { lazily } from '../ui/lazily.ts'
import { pageLanguage } from '../words/language.ts'
import { wordIn } from '../words/words.ts'
import { PlanLineSkeleton } from './plan/PlanLineSkeleton.tsx'
import css from './reader.module.css'
import { Chapter } from './text/Chapter.tsx'
import { ChapterCards } from './text/ChapterCards.tsx'
import { ChapterHead } from './text/ChapterHead.tsx'
import { ChapterProblem } from './text/ChapterProblem.tsx'
import { ChapterSkeleton } from './text/ChapterSkeleton.tsx'
import type { ReaderPlace } from './useReaderPlace.ts'
import type { ReaderTurns } from './useTurns.ts'

const PlanLine = lazily(() => import('./plan/PlanLine.tsx'), 'PlanLine')
const ListenButton = lazily(() => import('./listen/ListenButton.tsx'), 'ListenButton')
const ParallelChapter = lazily(() => import('./text/ParallelChapter.tsx'), 'ParallelChapter')

type Props = {
  place: ReaderPlace
  name: string
  heading: Ref<HTMLHeadingElement>
  turns: ReaderTurns
  /** The chapter as it is shown; null while it loads. */
  shown: ComponentProps<typeof Chapter> | null
  /** The second translation, shown verse by verse. */
  second: string | null
  /** Reads the chapter aloud; null while it is read, or not loaded. */
  onListen: (() => void) | null
  /** What follows the text. */
  children: ReactNode
}

/** The text of a chapter with its heading, the plan above it, and the links onward below. */
export function ChapterColumn({ place, name, heading, turns, shown, second, onListen, children }: Props) {
  const { translation, book, chapter } = place
  return (
    <div className={css.column} data-parallel={second ? '' : undefined}>
      {turns.isWaiting && <PlanLineSkeleton />}
      <Suspense fallback={<PlanLineSkeleton />}>
        {turns.plan && <PlanLine mode={turns.plan} hiddenPath={readPath({ book: book.id, chapter })} />}
      </Suspense>
      <Suspense>{onListen && <ListenButton language={place.language} onListen={onListen} />}</Suspense>
      <ChapterHead
        ref={heading}
        book={name.replace(/ \d+$/, '')}
        chapter={chapter}
        lang={wordIn('books', book.id) ? pageLanguage() : place.language}
        isDropped={shown?.prepared.isDropped !== false && !second}
      />
      {shown ? (
        <>
          {second ? (
            <Suspense fallback={<ChapterSkeleton />}>
              <ParallelChapter {...shown} {...{ translation, second, chapter }} book={book.id} />
            </Suspense>
          ) : (
            <Chapter {...shown} />
          )}
          <ChapterCards previous={turns.previous} next={turns.next} />
          {children}
          {place.copyright && (
            <p lang="" className={css.copyright}>
              {place.copyright}
            </p>
          )}
        </>
      ) : place.error ? (
        <ChapterProblem error={place.error} place={{ book: book.id, chapter }} onRetry={place.retry} />
      ) : (
        <ChapterSkeleton />
      )}
    </div>
  )
}
