import { type ComponentProps, useMemo } from 'react'
import { useBible } from '../../data/hooks.ts'
import { isPublished } from '../../data/published-hooks.ts'
import { publisherSays } from '../../data/publisher-says.ts'
import { useStored } from '../../data/useStored.ts'
import { isSwitchedOn, readingSwitches } from '../settings/reading-settings.ts'
import { Chapter } from './Chapter.tsx'
import css from './parallel.module.css'
import { parallelChapter } from './parallel-html.ts'
import { textWords } from './text-words.ts'
import { useThirdTranslation } from './third-translation.ts'
import { useOtherText } from './useOtherText.ts'

type Props = ComponentProps<typeof Chapter> & { translation: string; second: string; book: string; chapter: number }

/** A chapter in two or three translations, verse by verse: side by side if there is room, else one below the other. */
export function ParallelChapter({ translation, second, book, chapter, ...text }: Props) {
  const [third] = useThirdTranslation(translation, second)
  const one = useOtherText(translation, second, book, chapter)
  const two = useOtherText(translation, third, book, chapter)
  const others = third ? [one, two] : [one]
  const own = useBible(translation)
  const [marks] = useStored<string>(readingSwitches.differing.key, '')
  const isMarked = isSwitchedOn(readingSwitches.differing, marks)
  const { prepared } = text
  const lang = own?.language
  const all = useMemo(() => {
    const texts = third ? [one.text, two.text] : [one.text]
    const fragment = parallelChapter(prepared.fragment, texts, isMarked ? lang : undefined)
    return { ...prepared, fragment }
  }, [prepared, third, one.text, two.text, isMarked, lang])
  return (
    <div className={css.both} data-texts={others.length + 1}>
      <div className={css.names}>
        <span lang={own?.language}>{own?.name}</span>
        {others.map(({ bible }, index) => (
          <span key={bible?.id ?? index} lang={bible?.language}>
            {bible?.name}
          </span>
        ))}
      </div>
      {others.map(
        ({ bible, error }, index) =>
          error && (
            <p key={bible?.id ?? index} role="alert">
              {publisherSays(error) ??
                (bible ? textWords('noChapter', { translation: bible.name }) : textWords('noChapterHere'))}
            </p>
          ),
      )}
      <Chapter {...text} prepared={all} />
      {others.map(
        ({ bible }) =>
          bible &&
          isPublished(bible) && (
            <p key={bible.id} lang="" className={css.notice}>
              {bible.copyright}
            </p>
          ),
      )}
    </div>
  )
}
