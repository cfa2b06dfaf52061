import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEntries, type WrittenEntry } from '../finder/written-entries.ts'

const folder = join(import.meta.dirname, '../finder/written')

/** The files of the written index, by their path inside the folder. */
export function writtenFiles(): { path: string; text: string }[] {
  return globSync('**/*.md', { cwd: folder })
    .filter((path) => path !== 'README.md')
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

/** Every entry of the written index. Throws an error that names the file and the entry that cannot be read. */
export function readWrittenIndex(): WrittenEntry[] {
  return writtenFiles().flatMap(({ path, text }) => {
    try {
      return parseEntries(text)
    } catch (error) {
      throw new Error(`shared/finder/written/${path}: ${(error as Error).message}`)
    }
  })
}
