import { editDistance } from '../bible/edit-distance.ts'
import { isHan } from '../bible/search-words.ts'
import { withoutAccents } from '../bible/without-accents.ts'
import { lettersOf, mayBeWithin } from '../nearest-word.ts'
import type { Pause } from '../seals/text-index.ts'
import type { VerseIndex } from './verse-index.ts'

/** A word of a text: the spelling to show, how often it occurs, and its letters as bits. */
type Word = { shown: string; count: number; letters: number }

/** The words of a text, keyed by their form without accents and capitals. */
export type Vocabulary = {
  words: ReadonlyMap<string, Word>
  /** The most frequent spelling of each Spanish sound; empty for other languages. */
  sounds: ReadonlyMap<string, Word>
}

/** Lists the words of an indexed text, in slices. */
export async function vocabularyOf(index: VerseIndex, pause: Pause): Promise<Vocabulary> {
  const { forms, parts, postings, shown } = index
  const words = new Map<string, Word>()
  const sounds = new Map<string, Word>()
  for (const [form, word] of forms.entries()) {
    if (form % 200 === 0) await pause()
    if (parts.items[parts.offsets[form]!] !== form || isHan(word)) continue
    const count = postings.offsets[form + 1]! - postings.offsets[form]!
    const key = withoutAccents(word)
    const known = words.get(key)
    const isShown = !known || count > known.count
    const spelling = isShown ? shown[form]! : known.shown
    words.set(key, { shown: spelling, count: count + (known?.count ?? 0), letters: lettersOf(key) })
  }
  if (index.config !== 'spanish') return { words, sounds }
  let listed = 0
  for (const [key, word] of words) {
    if (listed++ % 100 === 0) await pause()
    const sound = spanishSound(key)
    if (word.count > (sounds.get(sound)?.count ?? 0)) sounds.set(sound, word)
  }
  return { words, sounds }
}

/** A text's spelling of a word typed without accents or in another Spanish spelling: "Melquisedec" is "Melchîsedec". */
export function findSpelling({ words, sounds }: Vocabulary, word: string): string | undefined {
  const key = withoutAccents(word)
  return (words.get(key) ?? sounds.get(spanishSound(key)))?.shown
}

/** The word of a text that is nearest to a misspelt one, the most frequent if several are; none if all are far off. */
export function nearestWord({ words }: Vocabulary, word: string): string | undefined {
  const typed = withoutAccents(word)
  if (typed.length < SHORTEST || typed.length > LONGEST || !/^\p{L}+$/u.test(typed)) return undefined
  const letters = lettersOf(typed)
  const reach = typed.length > 5 ? 2 : 1
  let best: (Word & { distance: number }) | undefined
  for (const [key, each] of words) {
    const least = best?.distance ?? reach
    if (!mayBeWithin(least, letters, each.letters)) continue
    const distance = editDistance(typed, key, least)
    if (distance > least) continue
    if (!best || distance < best.distance || each.count > best.count) best = { ...each, distance }
  }
  return best?.shown
}

const SHORTEST = 4
const LONGEST = 30

/** Old and new Spanish spell these sounds differently: Melchîsedec, Pharaón, Thomás, Jerusalem. */
const spanishSound = (folded: string): string =>
  folded
    .replace(/ch|qu|c|q/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/m$/, 'n')
    .replace(/(.)\1/gu, '$1')
