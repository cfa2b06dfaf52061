import useSWR from 'swr'
import { passageUrl } from '#shared/chapter-address.ts'
import type { Passage } from '#shared/contract/bible.ts'
import { CallError, call } from './client.ts'
import { onMount, open } from './hooks.ts'

/** The texts of references in a translation; null if it lacks any part of one. */
export type VerseTexts = ReadonlyMap<string, string | null>

/**
 * The texts of these references, numbered as in the translation `numbering`, each fetched separately. No references
 * request nothing.
 */
export function useVerseTexts(translation: string, refs: readonly string[], numbering: string): VerseTexts | undefined {
  const key = refs.length > 0 ? ['verse-texts', translation, numbering, ...refs] : null
  return useSWR<VerseTexts, Error>(key, () => textsOf(translation, refs, numbering), onMount).data
}

async function textsOf(translation: string, refs: readonly string[], numbering: string): Promise<VerseTexts> {
  return new Map(await Promise.all(refs.map(async (ref) => [ref, await textOf(translation, ref, numbering)] as const)))
}

async function textOf(translation: string, ref: string, numbering: string): Promise<string | null> {
  try {
    const path = passageUrl(translation, ref, numbering)
    const { passages } = await call<{ passages: Passage[] }>(path, open('passage'))
    return passages.flatMap(({ verses }) => verses.map(({ text }) => text)).join(' ') || null
  } catch (error) {
    if (error instanceof CallError && (error.status === 400 || error.status === 404)) return null
    throw error
  }
}
