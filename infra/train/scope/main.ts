import { readFileSync } from 'node:fs'
import { scopeFeatures } from '../../../shared/finder/scope.ts'
import { readWrittenIndex, readWrittenPassages } from '../../../shared/server/written-index.ts'
import { writePacked } from '../pack.ts'
import { type Example, learn } from '../softmax.ts'

/*
 * npm run train:scope
 * Learns from the written index and from outside.txt what a Bible app is asked, and what no passage answers; writes
 * shared/finder/scope-weights.ts.
 */

const WEIGHTS = new URL('../../../shared/finder/scope-weights.ts', import.meta.url)
/** The weight of each text that no passage answers: there are fewer of them. */
const TIMES = 3

const asked = [
  ...readWrittenIndex().flatMap(({ en, es }) => [...en, ...es]),
  ...readWrittenPassages().map(({ title }) => title),
]
const outside = readFileSync(new URL('outside.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
const examples = [
  ...asked.map((text): Example => ({ features: scopeFeatures(text), label: 0 })),
  ...outside.flatMap((text) => Array<Example>(TIMES).fill({ features: scopeFeatures(text), label: 1 })),
]
const { bias, rows } = learn(examples, 2)
// for two classes one number is enough: how much more a feature favours the first
const difference = ([a = 0, b = 0]: number[]) => [a - b]
const learned = {
  bias: difference(bias),
  rows: new Map([...rows].map(([feature, row]) => [feature, difference(row)])),
}
process.stdout.write(`${writePacked(WEIGHTS, learned, 'npm run train:scope')}\n`)
