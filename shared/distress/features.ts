import { stemWord } from '../finder/stem.ts'
import type { Language } from './language.ts'
import { normalise } from './normalise.ts'
import { signIn } from './signs.ts'
import { tokenise } from './tokens.ts'

/** Words this far apart are still seen together. */
const REACH = 5
const GRAM = 4

/**
 * What the classifier sees of a text: its words and their stems, neighbouring stems, pieces of words (for misspelt and
 * unknown ones), how it opens and ends, and the sign that the grammar finds. Each feature once.
 */
export function featuresOf(text: string, language: Language): string[] {
  const said = normalise(text)
  const { words } = tokenise(said, language)
  const stems = words.map((word) => (language === 'es' && word.length > 5 ? word.slice(0, 5) : stemWord(word)))
  const sign = signIn(said, language)
  const features = new Set<string>([
    `sign ${sign ? `${sign.kind}.${sign.strength}` : 'none'}`,
    `opens ${words[0]}`,
    `opens ${words[0]} ${words[1]}`,
  ])
  if (said.includes('?')) features.add('asks')
  if (hasName.test(text) && text !== text.toUpperCase()) features.add('names')
  for (const [i, word] of words.entries()) {
    features.add(word)
    features.add(`${stems[i]}~`)
    features.add(`${i > 0 ? stems[i - 1] : '^'} ${stems[i]}`)
    for (let j = i + 1; j < Math.min(words.length, i + 1 + REACH); j++) features.add(`${stems[i]}+${stems[j]}`)
    const framed = `^${word}$`
    for (let j = 0; j + GRAM <= framed.length; j++) features.add(`-${framed.slice(j, j + GRAM)}`)
  }
  return [...features]
}

/** A capitalised word that does not open a sentence, other than "I"; it says nothing in a text in capitals. */
const hasName = /[^.?!¿¡\s]\s+(?!I\b)\p{Lu}/u
