import { readFileSync } from 'node:fs'
import { normalise, wordsAlone } from '../../distress/normalise.ts'

const file = new URL('../../distress/everyday.txt', import.meta.url)

let sentences: Set<string> | undefined

/** Whether a normalised text is one of the sentences of everyday life that the networks take for distress. */
export function isEveryday(said: string): boolean {
  sentences ??= new Set(readEveryday().map((sentence) => wordsAlone(normalise(sentence))))
  return sentences.has(wordsAlone(said))
}

/** Those sentences, as they are written. */
export const readEveryday = (): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
