import type { ComponentProps } from 'react'
import { dayOf } from '#shared/day.ts'
import { isLong, verseOfDay } from '#shared/verse-of-day.ts'
import { keepVerse } from '../data/given-verse.ts'
import { useBible } from '../data/hooks.ts'
import { usePassage } from '../data/passage-hooks.ts'
import { readPath } from '../data/read-path.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { VerseFigure } from './VerseFigure.tsx'

// before the first render, which shows it
keepVerse()

/** One verse in the reader's translation, different each day. Its room is reserved while it loads. */
export function VerseOfTheDay() {
  const [translation] = useTranslation()
  const bible = useBible(translation)
  const reference = verseOfDay(dayOf(new Date()))
  const { passages, error } = usePassage(translation, reference)
  const passage = passages?.[0]
  if (error || passages?.length === 0) return null
  const shown: ComponentProps<typeof VerseFigure>['shown'] = passage && {
    ...{ lang: bible?.language ?? '', dir: bible?.direction, reference: passage.ref },
    text: passage.verses.map(({ text }) => text).join(' '),
    to: readPath({
      book: passage.book,
      chapter: passage.chapter,
      verses: passage.verses.map(({ verse }) => verse),
    }),
  }
  return <VerseFigure isLong={isLong(reference)} shown={shown} />
}
