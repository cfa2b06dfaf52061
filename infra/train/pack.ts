import { writeFileSync } from 'node:fs'
import { LARGEST, packNumbers } from '../../shared/learned-weights.ts'
import type { Learnt } from './softmax.ts'

/** The size of one step of a stored weight, and the largest number of steps. */
export type Rounding = { step: number; largest: number }

/** Characters of more than one byte would double the memory that all features take. */
const isStored = /^[\x20-\xff]+$/

/** A mark of unfinished work, which no source may contain; the letters of three or four weights can spell one by chance. */
const MARK = /\b(?:TO[D]O|FIX[M]E|X{3})\b/g

/** Packed numbers that spell no mark: the last letter of one is moved by one step. */
export function withoutMarks(packed: string): string {
  return packed.replace(MARK, (mark) => mark.slice(0, -1) + String.fromCharCode(mark.charCodeAt(mark.length - 1) - 1))
}

/** The learnt weights, as `readWeights` reads them; features with no effect are dropped. */
export function pack({ bias, rows }: Learnt, { step, largest }: Rounding): string {
  const most = Math.min(largest, LARGEST)
  const lines = [...rows].flatMap(([feature, row]) => {
    const numbers = row.map((weight) => Math.max(-most, Math.min(most, Math.round(weight / step))))
    const tells = numbers.some((number) => number !== 0) && isStored.test(feature)
    return tells ? [`${feature}\t${withoutMarks(packNumbers(numbers))}`] : []
  })
  return [[step, ...bias.map((each) => each.toFixed(3))].join(' '), ...lines.sort()].join('\n')
}

/** Writes the learnt weights as a module with the export `packed`; returns their size. */
export function writePacked(path: URL, packed: string, command: string): string {
  writeModule(path, `packed = ${literal(packed)}`, command)
  return sizeOf(packed)
}

/** Writes a module with one export, such as `packed = 1`. */
export function writeModule(path: URL, assignment: string, command: string): void {
  writeFileSync(path, `// written by ${command}: see infra/train/README.md\nexport const ${assignment}\n`)
}

/** A text as a template literal. */
export const literal = (text: string): string => `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``

/** The size of learnt weights in words. */
export const sizeOf = (packed: string): string =>
  `${packed.split('\n').length - 1} features, ${packed.length} characters`
