import { type ComponentProps, useMemo } from 'react'
import { useBibles, useChapter } from '../../data/hooks.ts'
import { isPublished } from '../../data/published-hooks.ts'
import { publisherSays } from '../../data/publisher-says.ts'
import { Chapter } from './Chapter.tsx'
import { prepareChapter } from './chapter-html.ts'
import css from './parallel.module.css'
import { parallelChapter } from './parallel-html.ts'

type Props = ComponentProps<typeof Chapter> & { translation: string; second: string; book: string; chapter: number }

/** A chapter in two translations, verse by verse: side by side if there is room, else one below the other. */
export function ParallelChapter({ translation, second, book, chapter, ...text }: Props) {
  const { bibles } = useBibles()
  const { data, error } = useChapter(second, book, chapter)
  const bible = bibles?.find(({ id }) => id === second)
  // while the page turns, the hook still returns the previous chapter
  const html = data?.includes(`data-book="${book}" data-chapter="${chapter}"`) ? data : null
  const { language = '', direction = 'ltr' } = bible ?? {}
  const { prepared } = text
  const both = useMemo(() => {
    const other = html ? { fragment: prepareChapter(html, chapter).fragment, lang: language, dir: direction } : null
    return { ...prepared, fragment: parallelChapter(prepared.fragment, other) }
  }, [prepared, html, chapter, language, direction])
  return (
    <div className={css.both}>
      <div className={css.names}>
        <span>{bibles?.find(({ id }) => id === translation)?.name}</span>
        <span>{bible?.name}</span>
      </div>
      {error && !html && (
        <p role="alert">{publisherSays(error) ?? `${bible?.name ?? 'This translation'} does not have this chapter.`}</p>
      )}
      <Chapter {...text} prepared={both} />
      {bible && isPublished(bible) && <p className={css.notice}>{bible.copyright}</p>}
    </div>
  )
}
