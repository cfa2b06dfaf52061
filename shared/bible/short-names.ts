import type { FoundReference } from './reference.ts'
import { resolveReference } from './resolve-reference.ts'
import type { Versification } from './versification.ts'

/** Short names that readers also use for a book other than the one they abbreviate. */
const alsoFor: readonly [short: RegExp, name: string][] = [[/(?<![\p{L}\p{N}])jon(?!\p{L})/giu, 'John']]

/**
 * The references that a text was read as. If the translation lacks one of them and a short name also abbreviates a book
 * that has the place, returns the references to that book: "jon 3.16" is John 3:16, because Jonah 3 has 10 verses.
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
  for (const [short, name] of alsoFor) {
    const other = read(text.replace(short, name))
    if (other?.every(exists)) return other
  }
  return found
}
