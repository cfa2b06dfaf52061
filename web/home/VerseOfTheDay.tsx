import { useBible } from '../data/hooks.ts'
import { usePassage } from '../data/passage-hooks.ts'
import { readPath } from '../data/read-path.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { Link } from '../ui/Link.tsx'
import { homeBody } from './body-words.ts'
import css from './home.module.css'
import { isLong, verseOfDay } from './verse-of-day.ts'

/** One verse in the reader's translation, different each day. Its room is reserved while it loads. */
export function VerseOfTheDay() {
  const [translation] = useTranslation()
  const bible = useBible(translation)
  const reference = verseOfDay(new Date())
  const { passages, error } = usePassage(translation, reference)
  const passage = passages?.[0]
  if (error || passages?.length === 0) return null
  return (
    <figure aria-label={homeBody('verseOfDay')} className={isLong(reference) ? css.longVerse : css.verse}>
      {passage && (
        <>
          <blockquote lang={bible?.language ?? ''} dir={bible?.direction}>
            {passage.verses.map(({ text }) => text).join(' ')}
          </blockquote>
          <figcaption>
            <Link
              to={readPath({
                book: passage.book,
                chapter: passage.chapter,
                verses: passage.verses.map(({ verse }) => verse),
              })}
            >
              {passage.ref}
            </Link>
          </figcaption>
        </>
      )}
    </figure>
  )
}
