import { createRandom } from '../../../shared/random.ts'

const rare = ['melchizedek', 'shibboleth', 'leviathan', 'frankincense', 'zacchaeus', 'nicodemus', 'gethsemane', 'urim']
const common = ['lord', 'god', 'love', 'king', 'son', 'people', 'house', 'heart']
const middling = [
  'faith',
  'hope',
  'light',
  'shepherd',
  'mercy',
  'bread',
  'vine',
  'peace',
  'anger',
  'wisdom',
  'fear',
  'joy',
]
const several = [
  'living water',
  'bread of life',
  'fear not',
  'love your neighbor',
  'valley of the shadow of death',
  'faith hope love',
]
const phrases = [
  '"in the beginning"',
  '"son of man"',
  '"kingdom of heaven"',
  '"do not be afraid"',
  '"holy spirit"',
  '"the word of"',
]
const beginnings = ['shep', 'righteousn', 'jerus', 'belov', 'good sam', 'crea']
/** Searches as readers type them, by their kind. */
export const searchKinds = { rare, common, middling, several, phrases, beginnings }

/** All of them. */
export const mixed = Object.values(searchKinds).flat()

/**
 * Searches for words of some verses, each once: a word, two words, a phrase, some words in a row, the beginning of a word.
 * So the server has found none of them before, nor judged whether they express distress.
 */
export function* unlikeAll(verses: readonly string[]): Generator<string> {
  const random = createRandom(7)
  const upTo = (most: number) => Math.floor(random() * most)
  const seen = new Set<string>()
  const kinds: ((words: string[], at: number) => string)[] = [
    (words, at) => words[at]!,
    (words, at) => `${words[at]} ${words[upTo(words.length)]}`,
    (words, at) => `"${words.slice(at, at + 3).join(' ')}"`,
    (words, at) => words.slice(at, at + 4).join(' '),
    (words, at) => words[at]!.slice(0, 4 + upTo(3)),
  ]
  for (;;) {
    const words = verses[upTo(verses.length)]!.toLowerCase().match(/[\p{L}’']+/gu) ?? []
    if (words.length < 5) continue
    const asked = kinds[upTo(kinds.length)]!(words, upTo(words.length - 3))
    if (asked.length < 3 || seen.has(asked)) continue
    seen.add(asked)
    yield asked
  }
}
