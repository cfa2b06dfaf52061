import { useMemo } from 'react'
import { useBible, useChapter } from '../../data/hooks.ts'
import { useVersePlaces } from '../../data/passage-hooks.ts'
import { useUntilLoaded } from '../../data/useUntilLoaded.ts'
import { useWordLinks } from '../../data/useWordLinks.ts'
import { prepareChapter } from './chapter-html.ts'
import type { OtherText } from './parallel-html.ts'

/**
 * A chapter in another translation, to show beside the first: its text is null while it loads, and `error` is set if it
 * could not be loaded. The translation before it is returned while the next one loads. Null for the translation loads
 * nothing.
 */
export function useOtherText(first: string, other: string | null, book: string, chapter: number) {
  const places = useVersePlaces(first, book, chapter, other)
  const asked = other ? book : null
  // where the texts divide chapters differently, the verses are in up to three of the other one
  const [one = chapter, two, three] = places?.length ? [...new Set(places.map((each) => each.chapter))] : [chapter]
  const { data: html, error } = useChapter(other ?? '', asked, one)
  const { data: next } = useChapter(other ?? '', asked, two ?? null)
  const { data: last } = useChapter(other ?? '', asked, three ?? null)
  const bible = useBible(other)
  const { language: lang = '', direction: dir = 'ltr' } = bible ?? {}
  const isLinked = useWordLinks()
  const text = useMemo((): OtherText | null => {
    if (!html || places === undefined) return null
    const fragments = [one, two, three].flatMap((number, i) => {
      const text = [html, next, last][i]
      return number && text ? [[number, prepareChapter(text, number, isLinked).fragment] as const] : []
    })
    return { fragments: new Map(fragments), lang, dir, places }
  }, [html, next, last, one, two, three, places, lang, dir, isLinked])
  const isLoading = other !== null && !text && !error
  return useUntilLoaded(
    `${first}/${book}/${chapter}`,
    { bible, text, error: html ? undefined : error },
    { isLoading, isShown: text !== null },
  )
}
