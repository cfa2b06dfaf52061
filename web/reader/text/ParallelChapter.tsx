import { type ComponentProps, useMemo } from 'react'
import { useBibles, useChapter } from '../../data/hooks.ts'
import { useVersePlaces } from '../../data/passage-hooks.ts'
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
  const places = useVersePlaces(translation, book, chapter, second)
  // where the texts divide chapters differently, the verses are in up to three of the other one
  const [one, two, three] = places?.length ? [...new Set(places.map((each) => each.chapter))] : [chapter]
  const { data, error } = useChapter(second, book, one ?? chapter)
  const { data: next } = useChapter(second, book, two ?? null)
  const { data: last } = useChapter(second, book, three ?? null)
  const bible = bibles?.find(({ id }) => id === second)
  const html = isChapter(data, book, one ?? chapter) ? data : null
  const { language = '', direction = 'ltr' } = bible ?? {}
  const { prepared } = text
  const both = useMemo(() => {
    const texts = [one ?? chapter, two, three].flatMap((number, i) => {
      const text = [html, next, last][i]
      return number && isChapter(text, book, number) ? [[number, prepareChapter(text, number).fragment] as const] : []
    })
    const isLoaded = html && places !== undefined
    const other = isLoaded ? { fragments: new Map(texts), lang: language, dir: direction, places } : null
    return { ...prepared, fragment: parallelChapter(prepared.fragment, other) }
  }, [prepared, html, next, last, book, chapter, one, two, three, places, language, direction])
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

/** True for the text of this chapter: while the page turns, the hook still returns the previous one. */
const isChapter = (html: string | null | undefined, book: string, chapter: number): html is string =>
  html?.includes(`data-book="${book}" data-chapter="${chapter}"`) === true
