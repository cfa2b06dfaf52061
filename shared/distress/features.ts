import type { Language } from './language.ts'
import { normalise } from './normalise.ts'
import { signIn } from './signs.ts'
import { wordFeatures } from './word-features.ts'

/** Words this far apart are still seen together. */
const REACH = 5

/**
 * What the network of a server sees of a text: the features of its words, the sign that the grammar finds, and whether it
 * has a name. Each feature once.
 */
export function featuresOf(text: string, language: Language): string[] {
  const said = normalise(text)
  const sign = signIn(said, language)
  const features = wordFeatures(said, language, REACH).add(`sign ${sign ? `${sign.kind}.${sign.strength}` : 'none'}`)
  if (hasName.test(text) && text !== text.toUpperCase()) features.add('names')
  return [...features]
}

/** A capitalised word that does not open a sentence, other than "I"; it says nothing in a text in capitals. */
const hasName = /[^.?!¿¡\s]\s+(?!I\b)\p{Lu}/u
