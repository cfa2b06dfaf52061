import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { readWordVectors, type WordVectors } from '../finder/meaning.ts'
import { createSources, type FinderSources } from '../finder/sources.ts'
import { parseEntries, type WrittenEntry } from '../finder/written-entries.ts'
import { isOfPassages, type WrittenFile } from '../finder/written-files.ts'
import { parsePassages, type WrittenPassage } from '../finder/written-passages.ts'

const folder = join(import.meta.dirname, '../finder/written')

/** The files of the written index, by path within the folder; those of passages are separate. */
export function writtenFiles(kind: 'entries' | 'passages' = 'entries'): WrittenFile[] {
  return globSync('**/*.md', { cwd: folder })
    .filter((path) => path !== 'README.md' && isOfPassages(path) === (kind === 'passages'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

/** Every entry of the written index. Throws an error with the file and the entry that cannot be read. */
export const readWrittenIndex = (): WrittenEntry[] => readAll('entries', parseEntries)

/** Every written passage. Throws an error with the file and the line that cannot be read. */
export const readWrittenPassages = (): WrittenPassage[] => readAll('passages', parsePassages)

/** The word vectors that `npm run train:meaning` learnt. */
export const readMeanings = (): WordVectors => readWordVectors(readWordVectorFile())

/** The file of the word vectors. */
export const readWordVectorFile = (): Uint8Array => readFileSync(join(folder, '../word-vectors.bin'))

/**
 * The whole written index, ready to be searched, without installed texts. Takes about a second, in steps that let other
 * work run.
 */
export async function readSources(): Promise<FinderSources> {
  const entries = readWrittenIndex()
  await setImmediate()
  const passages = readWrittenPassages()
  await setImmediate()
  return createSources({ entries, passages, words: readMeanings() }, setImmediate)
}

function readAll<T>(kind: 'entries' | 'passages', parse: (text: string) => T[]): T[] {
  return writtenFiles(kind).flatMap(({ path, text }) => {
    try {
      return parse(text)
    } catch (error) {
      throw new Error(`shared/finder/written/${path}: ${(error as Error).message}`)
    }
  })
}
