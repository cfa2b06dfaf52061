import { parseEntries, type WrittenEntry } from './written-entries.ts'
import { parsePassages, type WrittenPassage } from './written-passages.ts'

/** A file of the written index with its path within the folder. */
export type WrittenFile = { path: string; text: string }

/** Whether a path is that of a file of passages; the others have entries. */
export const isOfPassages = (path: string): boolean => path.startsWith('passages/')

/** The sayings that people mistake for Scripture are entries of this file. */
const SAYINGS = 'not-in-the-bible.md'

/** Parses the files of the written index. Throws an error with what is wrong with one. */
export function parseWritten(files: readonly WrittenFile[]): {
  entries: WrittenEntry[]
  passages: WrittenPassage[]
  sayings: string[]
} {
  const entries = files.filter(({ path }) => !isOfPassages(path)).flatMap(({ text }) => parseEntries(text))
  const passages = files.filter(({ path }) => isOfPassages(path)).flatMap(({ text }) => parsePassages(text))
  return { entries, passages, sayings: sayingsIn(files) }
}

/** A wording that asks, or that speaks of the Bible: an answer may say “the word Trinity is not in the Bible”. */
const isNoSaying =
  /^(?:is|are|was|were|did|do|does|who|what kind|where does)\b|^¿|\b(?:bible|biblia|verse|vers[ií]culo)\b/iu

/** The wordings of the sayings that are not in the Bible. */
export function sayingsIn(files: readonly WrittenFile[]): string[] {
  return files
    .filter(({ path }) => path === SAYINGS)
    .flatMap(({ text }) => parseEntries(text))
    .flatMap(({ en, es }) => [...en, ...es])
    .filter((wording) => !isNoSaying.test(wording))
}
