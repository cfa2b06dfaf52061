import { createRandom } from '../../../shared/random.ts'

/** Words without quotation marks, digits or markdown, so that no later step has a reason to change them. */
const words = [
  ...'light water grace morning river mercy garden shepherd mountain silence bread harvest wisdom covenant'.split(' '),
  ...'gentle ancient faithful quiet hidden open narrow steady patient living broken restored'.split(' '),
  ...'remembers gathers follows answers carries waits returns listens rejoices endures'.split(' '),
  ...'ἀγάπη λόγος χάρις εἰρήνη שָׁלוֹם חֶסֶד תּוֹרָה bênção señor 平安 🕊️'.split(' '),
  ...'and the of with into beneath toward because while therefore'.split(' '),
]

/** The tokens of a steady answer, always the same for the same seed and count. Joined they are `textFor`. */
export function tokensFor(seed: number, count = 200): string[] {
  const next = createRandom(seed)
  return Array.from({ length: count }, (_, index) => {
    const word = words[Math.floor(next() * words.length)]!
    if (index === count - 1) return `${word}.`
    return next() < 0.02 ? `${word}.\n\n` : `${word} `
  })
}

/** The whole text that the scenario `steady` sends for this seed, for exact comparison with what arrived. */
export function textFor(seed: number, count = 200): string {
  return tokensFor(seed, count).join('')
}
