import { writeFileSync } from 'node:fs'
import { LARGEST, packNumbers } from '../../shared/learned-weights.ts'
import type { Learnt } from './softmax.ts'

/** What one step of a written weight is. */
const STEP = 0.12

/** What was learned, as `readWeights` reads it; features that tell nothing are left out. */
export function pack({ bias, rows }: Learnt): string {
  const lines = [...rows].flatMap(([feature, row]) => {
    const numbers = row.map((weight) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / STEP))))
    const tells = numbers.some((number) => number !== 0) && !/[\\`$\t]/.test(feature)
    return tells ? [`${feature}\t${packNumbers(numbers)}`] : []
  })
  return [[STEP, ...bias.map((each) => each.toFixed(3))].join(' '), ...lines.sort()].join('\n')
}

/** Writes what was learned as a module with its one export `packed`; returns how much it is. */
export function writePacked(path: URL, learnt: Learnt, command: string): string {
  const packed = pack(learnt)
  writeFileSync(path, `// written by ${command}: see infra/train/README.md\nexport const packed = \`${packed}\`\n`)
  return `${packed.split('\n').length - 1} features, ${packed.length} characters`
}
