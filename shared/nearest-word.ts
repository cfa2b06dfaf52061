import { editDistance } from './bible/edit-distance.ts'

/** A word that a misspelt one may mean; `count` is how often it is written. */
export type Spelt = { word: string; letters: number; count: number }

/** A word in lower case, without accents. */
export const speltAs = (word: string, count = 1): Spelt => ({ word, count, letters: lettersOf(word) })

/** How many slips a typed word may have; `isLike`: it sounds like the word that it may mean. */
export type Reach = (typed: string, isLike: boolean) => number

/** A word that sounds the same is as near as one with this much less of a slip. */
const SOUND = 0.4
/** So is one that is written ten times as often. */
const TEN_TIMES = 0.4
const LONGEST = 20

/**
 * The nearest to a misspelt word: the one with the fewest slips, where a like sound and many uses count for it. A slip is a
 * letter that is missing, added, changed or swapped with the next. Undefined if no word is within reach.
 */
export function nearestTo(typed: string, words: Iterable<Spelt>, reach: Reach): string | undefined {
  if (typed.length > LONGEST) return undefined
  const [sound, letters, furthest] = [soundOf(typed), lettersOf(typed), reach(typed, true)]
  let best: { word: string; slips: number } | undefined
  for (const { word, count, letters: own } of words) {
    if (!mayBeWithin(furthest, letters, own)) continue
    const distance = editDistance(typed, word, furthest)
    if (distance > furthest) continue
    const isLike = soundOf(word) === sound
    // the first letter is seldom the wrong one: "vaping" means no other word
    if (!isLike && (distance > reach(typed, false) || word[0] !== typed[0])) continue
    const slips = distance - (isLike ? SOUND : 0) - TEN_TIMES * Math.log10(count)
    if (!best || slips < best.slips) best = { word, slips }
  }
  return best?.word
}

/** What a word sounds like to an English ear: one sign for each consonant, and one for any vowels between them. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/c?ch|ck|cc?(?![eiyh])|q|x/g, 'k')
    .replace(/[cz]/g, 's')
    .replace(/(?<=[bdgkrt])h/g, '')
    .replace(/h(?=$|[^aeiouy])/g, '')
    .replace(/(?<=[^aeiouyl])le$/, 'al')
    .replace(/[aeiouy]+/g, 'a')
    .replace(/(.)\1+/g, '$1')
    .replace(/a$/, '')
}

/** A bit for each different letter; letters beyond a to z share some. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

/** Whether two words, given by their letters, may differ by so few slips: a change replaces one letter by another one. */
export const mayBeWithin = (slips: number, a: number, b: number): boolean => bitsIn(a ^ b) <= 2 * slips

function bitsIn(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}
