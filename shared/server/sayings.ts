import { sayingsIn } from '../finder/written-files.ts'
import { createSayings, type Sayings } from '../seals/sayings.ts'
import { writtenFiles } from './written-index.ts'

let sayings: Sayings | undefined

/** Finds the sayings of the written list that are not in the Bible. The list is read once. */
export function writtenSayings(): Sayings {
  sayings ??= createSayings(sayingsIn(writtenFiles()))
  return sayings
}
