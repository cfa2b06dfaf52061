import { careOf, mostUrgent, type StoredCare } from '../../distress/care.ts'
import { recogniseDistress } from './recognise.ts'

type Counts = Parameters<typeof recogniseDistress>[2]

/**
 * The care for a text that expresses distress; undefined for every other text. `language` is that of the visitor's
 * translation, `accept` the Accept-Language of the request; `counts` as for `recogniseDistress`.
 */
export function careFor(text: string, language: string, accept: string, counts?: Counts): StoredCare | undefined {
  const found = recogniseDistress(text, language, counts)
  return found && careOf(found, accept, text)
}

/** The care for several texts of one visitor, such as a question and the note attached to it. */
export function careForAny(
  texts: readonly string[],
  language: string,
  accept: string,
  counts?: Counts,
): StoredCare | undefined {
  return mostUrgent(texts.flatMap((text) => careFor(text, language, accept, counts) ?? []))
}
