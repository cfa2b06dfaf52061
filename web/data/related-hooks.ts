import type { MuchRelatedAnswer, RelatedAnswer } from '#shared/contract/bible.ts'
import { keys, open, still, useCall } from './hooks.ts'

const part = encodeURIComponent

/** The passages that the verses of a reference lead to, in a translation and its numbering. */
export function useRelated(bible: string, ref: string) {
  const path = `/api/bible/${part(bible)}/related?ref=${part(ref)}`
  return useCall<RelatedAnswer>(path, open('relatedPassages'), still)
}

/** The verses of a chapter that lead to many others. */
export function useMuchRelated(bible: string, book: string, chapter: number) {
  return useCall<MuchRelatedAnswer>(`${keys.chapter(bible, book, chapter)}/related`, open('relatedPassages'), still)
}
