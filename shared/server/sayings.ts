import { parseEntries } from '../finder/written-entries.ts'
import { createSayings, type Sayings } from '../seals/sayings.ts'
import { writtenFiles } from './written-index.ts'

let sayings: Sayings | undefined

/** Finds the sayings of the written list that are not in the Bible. The list is read once. */
export function writtenSayings(): Sayings {
  sayings ??= createSayings(
    writtenFiles()
      .filter(({ path }) => path === 'not-in-the-bible.md')
      .flatMap(({ text }) => parseEntries(text))
      .flatMap(({ en, es }) => [...en, ...es]),
  )
  return sayings
}
