import { withoutAccents } from '../bible/without-accents.ts'
import { readWeights, scoresOf, type Weights } from '../learned-weights.ts'
import { packed } from './scope-weights.ts'
import { stemsOf } from './stem.ts'

const GRAM = 4
let weights: Weights | undefined

/**
 * How likely a text is a question for a Bible app, as log odds: above 0 it is likelier than a question about the
 * weather or a price, or an insult. Learned by `npm run train:scope`.
 */
export function scopeOf(text: string): number {
  weights ??= readWeights(packed)
  return scoresOf(scopeFeatures(text), weights)[0]!
}

/**
 * The features of a text: its stems and words, neighbouring ones, its last stem, pieces of words, digits and signs of
 * code. Each once.
 */
export function scopeFeatures(text: string): string[] {
  const features = new Set<string>()
  const stems = stemsOf(text)
  for (const [i, stem] of stems.entries()) features.add(stem).add(`${stems[i - 1] ?? '^'} ${stem}`)
  // half a sentence ends in a word that needs another one: "when is the"
  features.add(`${stems.at(-1) ?? '^'} $`)
  const words = plainWords(text)
  for (const [i, word] of words.entries()) {
    features.add(`+${word}`)
    if (i > 0) features.add(`+${words[i - 1]} ${word}`)
  }
  for (const word of text.toLowerCase().split(/\s+/)) {
    const framed = `^${word}$`
    for (let i = 0; i + GRAM <= framed.length; i++) features.add(`-${framed.slice(i, i + GRAM)}`)
  }
  if (/\d/.test(text)) features.add('has digits')
  if (/[{}<>=;\\]/.test(text)) features.add('has code')
  return [...features]
}

/** The words of a text in lower case, without accents. */
function plainWords(text: string): string[] {
  return withoutAccents(text)
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)
}
