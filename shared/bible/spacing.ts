import type { TextPiece } from './text-piece.ts'

/** Pronouns that Spanish attaches to the end of a verb: the translators added only the pronoun, not a separate word. */
const enclitics = new Set(['me', 'te', 'se', 'lo', 'la', 'le', 'los', 'las', 'les', 'nos', 'os'])
// words before which a pronoun is not part of a verb
const noVerbs = new Set(
  'no y que os ellos como cuánto de del a á en con si al por dios jehová josué gentes siempre'.split(' '),
)

/** White space as sources use it: runs of blanks and line ends; a no-break space is a character of the text. */
export const blanks = /[ \t\r\n\f]+/g

/**
 * Whether a space is missing between two adjacent pieces of a line. Sources lose it where a note was between two words,
 * where the words of Jesus begin or end, and around words that the translators added.
 */
export function spaceIsMissing(before: TextPiece, after: TextPiece, noteBetween: boolean): boolean {
  if (!noteBetween && before.wj === after.wj && before.add === after.add) return false
  if (!isBoundary(before.text.at(-1) ?? '', after.text)) return false
  return noteBetween || before.wj !== after.wj || !isWordPart(before.text, after)
}

/** Whether a space between two pieces is superfluous: next to a note or the words of Jesus, and before punctuation. */
export function spaceIsOdd(before: TextPiece, after: TextPiece, noteBetween: boolean): boolean {
  return (noteBetween || before.wj !== after.wj) && /^ ?[,.;:!?)\]”’](?!\.)/.test(after.text)
}

/** Whether two words, or a closing mark and a word, would run together; scripts without spaces never need one. */
export function isBoundary(last: string, next: string): boolean {
  if (/\p{Script=Han}/u.test(last) || /^\p{Script=Han}/u.test(next)) return false
  return /[\p{L}\p{M}\p{N},.;:!?”’)\]]/u.test(last) && /^[\p{L}\p{N}“‘([¿¡]/u.test(next)
}

function isWordPart(before: string, after: TextPiece): boolean {
  if (!after.add) return false
  const supplied = after.text.trim().toLowerCase()
  if (supplied.length === 1 && supplied !== 'a' && supplied !== 'y') return true
  return enclitics.has(supplied) && !noVerbs.has(/\p{L}+$/u.exec(before)?.[0].toLowerCase() ?? '')
}
