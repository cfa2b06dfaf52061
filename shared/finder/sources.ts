import type { Reference } from '../bible/versification.ts'
import { createEntrySearch, type EntrySearch } from './entry-search.ts'
import type { WordVectors } from './meaning.ts'
import { createMeaningSearch, type MeaningSearch, type PrepareTable } from './meaning-search.ts'
import { createPassageSearch, type PassageSearch } from './passage-search.ts'
import { createSpelling, learnWords, type Spelling } from './spelling.ts'
import type { VerseSearch } from './verse-search.ts'
import type { WrittenEntry } from './written-entries.ts'
import { lineTexts, type WrittenPassage } from './written-passages.ts'

/** What the finder searches. */
export type FinderSources = {
  entries: EntrySearch
  passages: PassageSearch
  /** The meanings of entries and passages, beyond their words. */
  meanings: { entries: MeaningSearch<WrittenEntry>; passages: MeaningSearch<WrittenPassage> }
  spelling: Spelling
  /** The words, in lower case, whose meanings are known. */
  hasMeaning: (word: string) => boolean
  /** The installed texts; people remember one and read another. */
  texts: readonly VerseSearch[]
}

type Written = {
  entries: readonly WrittenEntry[]
  passages: readonly WrittenPassage[]
  words: WordVectors
  prepare?: PrepareTable
}

/** The searches over everything written, without installed texts; `pause` is awaited between the searches. */
export async function createSources(
  { entries, passages, words, prepare }: Written,
  pause: () => Promise<unknown>,
): Promise<FinderSources> {
  const entrySearch = createEntrySearch(entries)
  await pause()
  const passageSearch = createPassageSearch(passages)
  await pause()
  const meaningOfEntries = createMeaningSearch(entries, ({ en }) => en, words, prepare)
  await pause()
  const meaningOfPassages = createMeaningSearch(passages, lineTexts, words, prepare)
  await pause()
  const englishWords = learnWords([...entries.flatMap(({ en }) => en), ...passages.flatMap(lineTexts)])
  await pause()
  const spanishWords = learnWords([...entries.flatMap(({ es }) => es), ...passages.map(({ titulo }) => titulo)])
  return {
    entries: entrySearch,
    passages: passageSearch,
    meanings: { entries: meaningOfEntries, passages: meaningOfPassages },
    spelling: createSpelling({ en: englishWords, es: spanishWords }),
    hasMeaning: (word) => words.rows.has(word),
    texts: [],
  }
}

/** The chapter in which a passage begins, as in "MAT 5". */
export const chapterOf = ({ book, start_chapter }: Reference) => `${book} ${start_chapter}`
