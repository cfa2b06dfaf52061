import type { ReaderTranslation } from '../bible/reader-translation.ts'
import { searchConfig } from '../bible/search-text.ts'
import type { TocBook } from '../contract/bible.ts'
import type { FinderSources } from '../finder/sources.ts'
import { finderStemsFromBytes, finderStemsToBytes, stemWords } from '../finder/stemmed-words.ts'
import { searchStems } from '../finder/verse-search.ts'
import { pause } from '../pause.ts'
import { fingerprintsFromBytes, fingerprintsToBytes, wordsFromBytes, wordsToBytes } from '../seals/stored-index.ts'
import type { LibraryText } from '../seals/text-head.ts'
import { buildFingerprints, buildWords, type Entry, versificationOf } from '../seals/text-index.ts'
import type { SearchedVerses } from '../search/search-verses.ts'
import { assembled, buildStems, stemsFromBytes, stemsToBytes } from '../search/verse-index.ts'
import { joinTexts, textsFromBytes, textsToBytes } from '../search/verse-texts.ts'

/** What a list of translations says about one. */
export type DeviceHead = { id: string; name: string; abbreviation: string; language: string }

/** The index of a translation, as a device keeps it: the parts that a server stores in its database. */
export const deviceParts = ['words', 'runs', 'stems', 'finder', 'verses'] as const
export type DeviceIndex = Record<(typeof deviceParts)[number], Uint8Array>

/** A translation that a device keeps, ready to answer questions. */
export type DeviceText = {
  translation: ReaderTranslation & { name: string }
  /** The text with the index of its quotations. */
  library: LibraryText
  searched: SearchedVerses
  /** The written index, with this translation to search. */
  sources: FinderSources
}

/** Builds the index of a translation from its verses, in canonical order. */
export async function indexForDevice(entries: readonly Entry[], language: string): Promise<DeviceIndex> {
  const { words, shown } = await buildWords(entries, pause)
  return {
    words: wordsToBytes(words),
    runs: fingerprintsToBytes(await buildFingerprints(words.words, pause)),
    stems: stemsToBytes(await buildStems(words, shown, searchConfig(language), pause), words),
    finder: finderStemsToBytes(await stemWords(words, pause)),
    verses: textsToBytes(joinTexts(entries.map(({ text }) => text))),
  }
}

/** Opens what `indexForDevice` built. */
export async function openDeviceText(
  index: DeviceIndex,
  head: DeviceHead,
  books: readonly TocBook[],
  sources: FinderSources,
): Promise<DeviceText> {
  const words = wordsFromBytes(index.words)
  const versification = versificationOf(words)
  const texts = await searchStems({ words, ...finderStemsFromBytes(index.finder) }, pause)
  return {
    translation: { ...head, versification, books: new Map(books.map((book) => [book.id, book])) },
    library: { ...head, kind: 'scripture', version: '', index: { ...words, ...fingerprintsFromBytes(index.runs) } },
    searched: {
      index: await assembled(words, stemsFromBytes(index.stems, words), pause),
      texts: textsFromBytes(index.verses),
    },
    sources: { ...sources, texts: [texts] },
  }
}
