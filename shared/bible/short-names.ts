import type { FoundReference } from './reference.ts'
import { resolveReference, type Versification } from './versification.ts'

/** Short names that readers also write for another book than the one that they stand for. */
const alsoFor: readonly [short: RegExp, name: string][] = [[/(?<![\p{L}\p{N}])jon(?!\p{L})/giu, 'John']]

/**
 * The references that a text was read as; where the translation lacks one of them and a short name also stands for a book
 * that has the place, those of that book: "jon 3.16" is John 3:16, because Jonah 3 has 10 verses. `read` reads a text.
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
