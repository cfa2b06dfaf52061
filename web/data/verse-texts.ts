import useSWR from 'swr'
import type { Passage } from '#shared/contract/bible.ts'
import { CallError, call } from './client.ts'
import { keys } from './hooks.ts'

/** The texts of references in a translation; null where it does not have all of one. */
export type VerseTexts = ReadonlyMap<string, string | null>

/** The words of these references, each asked for by itself. No references ask for nothing. */
export function useVerseTexts(translation: string, refs: readonly string[]): VerseTexts | undefined {
  const key = refs.length > 0 ? ['verse-texts', translation, ...refs] : null
  const settings = { revalidateOnFocus: false, revalidateOnReconnect: false }
  return useSWR<VerseTexts, Error>(key, () => textsOf(translation, refs), settings).data
}

async function textsOf(translation: string, refs: readonly string[]): Promise<VerseTexts> {
  return new Map(await Promise.all(refs.map(async (ref) => [ref, await textOf(translation, ref)] as const)))
}

async function textOf(translation: string, ref: string): Promise<string | null> {
  try {
    const path = keys.passage(translation, ref)
    const { passages } = await call<{ passages: Passage[] }>(path, { action: 'Passage', visitor: false })
    return passages.flatMap(({ verses }) => verses.map(({ text }) => text)).join(' ') || null
  } catch (error) {
    if (error instanceof CallError && (error.status === 400 || error.status === 404)) return null
    throw error
  }
}
