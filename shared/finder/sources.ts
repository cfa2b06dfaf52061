import type { Reference } from '../bible/versification.ts'
import { createEntrySearch, type EntrySearch } from './entry-search.ts'
import type { WordVectors } from './meaning.ts'
import { createMeaningSearch, type MeaningSearch } from './meaning-search.ts'
import { createPassageSearch, type PassageSearch } from './passage-search.ts'
import type { VerseSearch } from './verse-search.ts'
import type { WrittenEntry } from './written-entries.ts'
import { lineTexts, type WrittenPassage } from './written-passages.ts'

/** What the finder searches. */
export type FinderSources = {
  entries: EntrySearch
  passages: PassageSearch
  /** What entries and passages mean, beyond their words. */
  meanings: { entries: MeaningSearch<WrittenEntry>; passages: MeaningSearch<WrittenPassage> }
  /** The installed texts; people remember one and read another. */
  texts: readonly VerseSearch[]
}

/** The searches over all that is written, without installed texts. */
export function createSources(
  entries: readonly WrittenEntry[],
  passages: readonly WrittenPassage[],
  words: WordVectors,
): FinderSources {
  return {
    entries: createEntrySearch(entries),
    passages: createPassageSearch(passages),
    meanings: {
      entries: createMeaningSearch(entries, ({ en }) => en, words),
      passages: createMeaningSearch(passages, lineTexts, words),
    },
    texts: [],
  }
}

/** The chapter in which a passage begins, as in "MAT 5". */
export const chapterOf = ({ book, start_chapter }: Reference) => `${book} ${start_chapter}`
