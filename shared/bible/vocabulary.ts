import { editDistance } from './edit-distance.ts'
import { isHan, wordsOf } from './search-words.ts'
import { withoutAccents } from './without-accents.ts'

/** The words of a text, keyed by their form without accents and capitals: the spelling to show, and its frequency. */
export type Vocabulary = Map<string, { shown: string; count: number }>

/** Adds the words of a text. A word that ever occurs in lower case is shown in it: "In" is "in", but "Moses" stays. */
export function addWords(vocabulary: Vocabulary, text: string): void {
  for (const word of wordsOf(text)) {
    if (isHan(word)) continue
    const key = withoutAccents(word)
    const known = vocabulary.get(key)
    if (!known) vocabulary.set(key, { shown: word, count: 1 })
    else {
      known.count++
      if (/^\p{Lu}/u.test(known.shown) && !/^\p{Lu}/u.test(word)) known.shown = word
    }
  }
}

/** A text's spelling of a word typed without accents or in another Spanish spelling: "Melquisedec" is "Melchîsedec". */
export function findSpelling(vocabulary: Vocabulary, word: string, language: string): string | undefined {
  const plain = vocabulary.get(withoutAccents(word))
  if (plain) return plain.shown
  if (language.split('-')[0] !== 'es') return undefined
  const shape = spanishShape(word)
  const same = [...vocabulary].filter(([key]) => key[0] && spanishShape(key) === shape)
  return same.toSorted(([, a], [, b]) => b.count - a.count)[0]?.[1].shown
}

/** The word of a text that is nearest to a misspelt one, the most frequent if several are; none if all are far off. */
export function nearestWord(vocabulary: Vocabulary, word: string): string | undefined {
  const typed = withoutAccents(word)
  if (typed.length < SHORTEST || typed.length > LONGEST || !/^\p{L}+$/u.test(typed)) return undefined
  let best: { shown: string; count: number; distance: number } | undefined
  const reach = typed.length > 5 ? 2 : 1
  for (const [key, { shown, count }] of vocabulary) {
    const least = best?.distance ?? reach
    const distance = editDistance(typed, key, least)
    if (distance > least) continue
    if (!best || distance < best.distance || count > best.count) best = { shown, count, distance }
  }
  return best?.shown
}

const SHORTEST = 4
const LONGEST = 30

/** Old and new Spanish spell these sounds differently: Melchîsedec, Pharaón, Thomás, Jerusalem. */
function spanishShape(word: string): string {
  return withoutAccents(word)
    .replace(/ch|qu|c|q/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/m$/, 'n')
    .replace(/(.)\1/gu, '$1')
}
