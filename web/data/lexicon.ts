import type { LexiconEntry } from '#shared/contract/bible.ts'
import { open, still, useCall } from './hooks.ts'

/** An entry of Strong's dictionaries by number, for example `G26`. */
export const useLexicon = (number: string) =>
  useCall<LexiconEntry>(`/api/lexicon/${encodeURIComponent(number)}`, open('dictionaryEntry'), still)
