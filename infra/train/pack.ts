import { writeFileSync } from 'node:fs'
import { LARGEST, packNumbers } from '../../shared/learned-weights.ts'
import type { Learnt } from './softmax.ts'

/** The size of one step of a stored weight. */
const STEP = 0.12

/** The learnt weights, as `readWeights` reads them; features with no effect are dropped. */
export function pack({ bias, rows }: Learnt): string {
  const lines = [...rows].flatMap(([feature, row]) => {
    const numbers = row.map((weight) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / STEP))))
    const tells = numbers.some((number) => number !== 0) && !/[\\`$\t]/.test(feature)
    return tells ? [`${feature}\t${packNumbers(numbers)}`] : []
  })
  return [[STEP, ...bias.map((each) => each.toFixed(3))].join(' '), ...lines.sort()].join('\n')
}

/** Writes the learnt weights as a module with one export, `packed`; returns its size. */
export function writePacked(path: URL, learnt: Learnt, command: string): string {
  const packed = pack(learnt)
  writeFileSync(path, `// written by ${command}: see infra/train/README.md\nexport const packed = \`${packed}\`\n`)
  return `${packed.split('\n').length - 1} features, ${packed.length} characters`
}
