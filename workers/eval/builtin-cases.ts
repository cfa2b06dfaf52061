import { readFileSync } from 'node:fs'
import { type EvalRange, overlaps, rangeOf } from './ranges.ts'

/** An ordinary question, asked of a chapter, with its acceptable passages. */
export type BuiltinCase = { book: string; chapter: number; question: string; acceptable: EvalRange[] }

/** The ordinary questions that the built-in finder is measured with. */
export function readBuiltinCases(): BuiltinCase[] {
  const lines = readFileSync(new URL('./questions.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [place = '', question = '', acceptable = ''] = line.split('|')
    const [book = '', chapter] = place.split(' ')
    return { book, chapter: Number(chapter), question, acceptable: acceptable.split(';').map(rangeOf) }
  })
}

/** Whether an answer quotes an acceptable passage. */
export const isLed = ({ acceptable }: BuiltinCase, quoted: readonly EvalRange[]): boolean =>
  quoted.some((range) => acceptable.some((other) => overlaps(range, other)))
