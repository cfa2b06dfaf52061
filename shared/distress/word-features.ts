import { stemWord } from '../finder/stem.ts'
import type { Language } from './language.ts'
import { tokenise } from './tokens.ts'

const GRAM = 4

/**
 * What a normalised text shows of itself: its words and their stems, stems at most `reach` apart, pieces of words (for
 * misspelt and unknown ones), and how it opens and ends. Each feature once.
 */
export function wordFeatures(said: string, language: Language, reach: number): Set<string> {
  const { words } = tokenise(said, language)
  const stems = words.map((word) => (language === 'es' && word.length > 5 ? word.slice(0, 5) : stemWord(word)))
  const features = new Set<string>([`opens ${words[0]}`, `opens ${words[0]} ${words[1]}`])
  if (said.includes('?')) features.add('asks')
  for (const [i, word] of words.entries()) {
    features.add(word)
    features.add(`${stems[i]}~`)
    features.add(`${i > 0 ? stems[i - 1] : '^'} ${stems[i]}`)
    for (let j = i + 1; j < Math.min(words.length, i + 1 + reach); j++) features.add(`${stems[i]}+${stems[j]}`)
    const framed = `^${word}$`
    for (let j = 0; j + GRAM <= framed.length; j++) features.add(`-${framed.slice(j, j + GRAM)}`)
  }
  return features
}
