import { globSync, readFileSync } from 'node:fs'
import { scopeFeatures } from '../../../shared/finder/scope.ts'
import { readWeights, scoresOf } from '../../../shared/learned-weights.ts'
import { readWrittenIndex, readWrittenPassages } from '../../../shared/server/written-index.ts'
import { pack, writePacked } from '../pack.ts'
import { type Example, learn } from '../softmax.ts'

/*
 * npm run train:scope
 * Learns from the written index, inside.txt and outside.txt what a Bible app is asked, and what no passage answers;
 * writes shared/finder/scope-weights.ts and prints how the new weights classify the texts in unseen/.
 */

const WEIGHTS = new URL('../../../shared/finder/scope-weights.ts', import.meta.url)
const SETS = new URL('../../../workers/eval/finding/', import.meta.url).pathname
const ROUNDING = { step: 0.12, largest: 12 }
/** The weight of each text of a list: there are fewer of them than wordings of the index. */
const TIMES = { inside: 2, outside: 4 }

const tuning = new Set(globSync('*-tuning*.txt', { cwd: SETS }).flatMap((name) => typedIn(`${SETS}${name}`)))
/** The fit of the finder must see what these weights make of texts that they were not learned from. */
const isNew = (text: string) => !tuning.has(keyOf(text))

const asked = [
  ...readWrittenIndex().flatMap(({ en, es }) => [...en, ...es]),
  ...readWrittenPassages().map(({ title }) => title),
].filter(isNew)
const example = (text: string, label: number): Example => ({ features: scopeFeatures(text), label })
const repeated = (text: string, label: number, times: number) => Array<Example>(times).fill(example(text, label))
const examples = [
  ...asked.map((text) => example(text, 0)),
  ...linesOf('inside.txt').flatMap((text) => repeated(text, 0, TIMES.inside)),
  ...linesOf('outside.txt')
    .filter(isNew)
    .flatMap((text) => repeated(text, 1, TIMES.outside)),
]
const { bias, rows } = learn(examples, 2)
// for two classes one number is enough: how much more a feature favours the first
const difference = ([a = 0, b = 0]: number[]) => [a - b]
const learned = {
  bias: difference(bias),
  rows: new Map([...rows].map(([feature, row]) => [feature, difference(row)])),
}
process.stdout.write(`${writePacked(WEIGHTS, pack(learned, ROUNDING), 'npm run train:scope')}\n`)

// read again: `scopeOf` still has the weights of before
const { packed } = (await import(`${WEIGHTS.href}?new`)) as { packed: string }
const weights = readWeights(packed)
for (const name of ['inside', 'outside'] as const) {
  const texts = linesOf(`unseen/${name}.txt`)
  const right = texts.filter((text) => scoresOf(scopeFeatures(text), weights)[0]! > 0 === (name === 'inside')).length
  process.stdout.write(`kept apart, ${name}: ${right} of ${texts.length}\n`)
}

function linesOf(name: string): string[] {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
}

/** What is typed in each line of an evaluation set, in a form that ignores case and punctuation. */
function typedIn(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => keyOf(line.split('|')[0]!))
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
