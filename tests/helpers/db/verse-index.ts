import { buildWords, type Entry } from '../../../shared/seals/text-index.ts'
import type { SearchedVerses } from '../../../shared/search/search-verses.ts'
import { assembled, buildStems } from '../../../shared/search/verse-index.ts'
import { joinTexts } from '../../../shared/search/verse-texts.ts'

const pause = () => undefined

/** Verses as they are searched. */
export async function searchedVerses(entries: readonly Entry[], config: string): Promise<SearchedVerses> {
  const { words, shown } = await buildWords(entries, pause)
  const index = await assembled(words, await buildStems(words, shown, config, pause), pause)
  return { index, texts: joinTexts(entries.map(({ text }) => text)) }
}

/** Texts as the verses of one chapter. */
export const asVerses = (texts: readonly string[]): Entry[] =>
  texts.map((text, i) => ({ book: 'GEN', chapter: 1, verse: i + 1, verse_end: i + 1, text }))
