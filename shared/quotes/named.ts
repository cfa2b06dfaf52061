import type { Range } from '../markdown/stretches.ts'
import type { AnswerReference } from './references.ts'

/** A reference and those that follow it in the same parentheses. */
export function groupReferences(text: string, references: readonly AnswerReference[]): AnswerReference[] {
  const found: AnswerReference[] = []
  for (const each of references) {
    const last = found.at(-1)
    if (last && !/^\s*[,;&]?\s*(?:and|y|cf\.?|see)?\s*$/.test(text.slice(last.end, each.start))) break
    if (found.push(each) === 4) break
  }
  return found
}

/** True if one sentence ends and another begins. */
export const sentenceEnds = (gap: string): boolean => /[.!?。！？]["”’)\]*_]*\s+["“(\p{Lu}]/u.test(gap)

/** True for text before a reference that names the source of the lines above. */
export const isDash = (text: string): boolean => /^[\s_]*[—–―(-][\s_(]*$/.test(text)

/** True for a stretch that is a reference and at most one more word, such as the name of a translation. */
export function isOnlySource(text: string, { start, end }: Range, reference: AnswerReference): boolean {
  return wordsAround(text, { start, end }, reference) <= 1
}

/** The number of words in a stretch besides a reference and parentheses. */
export function wordsAround(text: string, { start, end }: Range, reference: AnswerReference): number {
  const rest = `${text.slice(start, reference.start)} ${text.slice(reference.end, end)}`
  return rest.replace(/\([^)]{0,40}\)/g, '').match(/\p{L}{3,}/gu)?.length ?? 0
}

/**
 * The source at the end of quoted words or of one of their lines: `… (John 3:16)`, `… — John 3:16`. `start` is the end
 * of the words before it.
 */
export function tailSource(
  text: string,
  { start, end }: Range,
  inside: readonly AnswerReference[],
): { start: number; named: AnswerReference[] } | undefined {
  const last = inside.at(-1)
  if (!last || !/^[\s,_)\]—–-]*(?:\(?[A-Z]{2,5}\d?\)?)?[\s)\]_.”"]*$/.test(text.slice(last.end, end))) return undefined
  const [mark] = /\s*(?:[([—–―]|--?\s)[\s_]*$/.exec(text.slice(start, last.start)) ?? []
  if (mark === undefined || last.start - mark.length <= start) return undefined
  return { start: last.start - mark.length, named: [last] }
}
