import type { FoundReference } from './reference.ts'
import { resolveReference } from './resolve-reference.ts'
import { formatReference, type Versification } from './versification.ts'

/** Short names that readers also use for a book other than the one they abbreviate. */
const alsoFor: readonly [short: RegExp, name: string][] = [[/(?<![\p{L}\p{N}])jon(?!\p{L})/giu, 'John']]

/**
 * The references that a text was read as. If the translation lacks one of them and a short name also abbreviates a book
 * that has the place, returns the references to that book: "jon 3.16" is John 3:16, because Jonah 3 has 10 verses. "John
 * 3:36f" ends with its chapter.
 * `read` parses a text.
 */
export function meantReferences(
  text: string,
  read: (text: string) => FoundReference[] | undefined,
  versification: Versification,
): FoundReference[] | undefined {
  const found = read(text)
  const exists = (each: FoundReference) => resolveReference(each, versification).reference !== undefined
  if (!found || found.every(exists)) return found
  if (following.test(text)) {
    const whole = found.map((each) => (exists(each) ? each : withoutNext(each)))
    if (whole.every(exists)) return whole
  }
  for (const [short, name] of alsoFor) {
    const other = read(text.replace(short, name))
    if (other?.every(exists)) return other
  }
  return found
}

/** A verse and the following one: "16f", "16s". */
const following = /\d\s?[fs](?![\p{L}\p{N}])/iu

function withoutNext(found: FoundReference): FoundReference {
  const { start_chapter, start_verse, end_chapter, end_verse } = found
  if (end_chapter !== start_chapter || end_verse !== start_verse + 1) return found
  const reference = { ...found, end_verse: start_verse }
  return { ...reference, ref: formatReference(reference) }
}
