import type { MuchRelatedAnswer, RelatedAnswer } from '#shared/contract/bible.ts'
import { open, still, useCall } from './hooks.ts'

const part = encodeURIComponent

/** The passages that the verses of a reference lead to, in a translation and its numbering. */
export function useRelated(bible: string, ref: string) {
  const path = `/api/bible/${part(bible)}/related?ref=${part(ref)}`
  return useCall<RelatedAnswer>(path, open('Related passages'), still)
}

/** The verses of a chapter that lead to many others. */
export function useMuchRelated(bible: string, book: string, chapter: number) {
  const path = `/api/bible/${part(bible)}/book/${part(book)}/chapters/${chapter}/related`
  return useCall<MuchRelatedAnswer>(path, open('Related passages'), still)
}
