import { careOf, mostUrgent, type StoredCare } from '../../distress/care.ts'
import { recogniseDistress } from './recognise.ts'

/**
 * The care for a text that expresses distress; undefined for every other text. `language` is that of the visitor's
 * translation, `accept` the Accept-Language of the request.
 */
export function careFor(text: string, language: string, accept: string): StoredCare | undefined {
  const found = recogniseDistress(text, language)
  return found && careOf(found, accept, text)
}

/** The care for several texts of one visitor, such as a question and the note attached to it. */
export function careForAny(texts: readonly string[], language: string, accept: string): StoredCare | undefined {
  return mostUrgent(texts.flatMap((text) => careFor(text, language, accept) ?? []))
}
