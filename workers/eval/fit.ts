import { writeFileSync } from 'node:fs'
import { expandSignals } from '#shared/finder/calibration.ts'
import { mergeLeads } from '#shared/finder/judge.ts'
import { findLeads } from '#shared/finder/leads.ts'
import { isNoQuestion } from '#shared/finder/outside.ts'
import { createSources, type FinderSources } from '#shared/finder/sources.ts'
import { stemsOf } from '#shared/finder/stem.ts'
import { searchStems } from '#shared/finder/verse-search.ts'
import type { Db } from '#shared/server/db.ts'
import { libraryOf } from '#shared/server/library.ts'
import { listTexts } from '#shared/server/sql/text-indexes.ts'
import { readMeanings, readWrittenIndex, readWrittenPassages } from '#shared/server/written-index.ts'
import type { Evaluation } from './evaluation.ts'
import { reported } from './figures.ts'
import { type Case, casesForTuning } from './finding-sets.ts'
import { overlaps } from './ranges.ts'
import { shareWithInterval } from './wilson.ts'

const WEIGHTS = new URL('../../shared/finder/calibration-weights.ts', import.meta.url)
const ROUNDS = 150
const RATE = 0.6
const DECAY = 0.3
/** A text that nothing answers counts this many times: opening something for it is worse. */
const OUTSIDE = 3

/** One in so many texts is looked up in the whole index, so that the fit also sees what an exact wording is worth. */
const WHOLE = 4

/** What the finder sees of one typed text: its candidates with their signals, and whether each is acceptable. */
type Typed = { isOutside: boolean; candidates: { signals: Float64Array; isGood: boolean }[] }

/** Fits the weights of the finder's signals on the tuning sets and writes them; blind sets are never read. */
export const evaluateFit: Evaluation = {
  about: 'The calibration of the finder',
  provider: 'none',
  async run(db) {
    const cases = casesForTuning().filter(({ typed, acceptable }) => acceptable.length > 0 || !isNoQuestion(typed))
    const { whole, without } = await loadSources(db, cases)
    const seen = cases.map((each, i) => ({
      ...each,
      found: candidatesFor(each, i % WHOLE === 0 ? whole : without),
    }))
    const names = [...new Set(seen.flatMap(({ found }) => found.flatMap(({ signals }) => Object.keys(signals))))]
    const typed = seen.map(
      ({ acceptable, found }): Typed => ({
        isOutside: acceptable.length === 0,
        candidates: found.map(({ signals, isGood }) => ({
          signals: Float64Array.from(names, (name) => signals[name] ?? 0),
          isGood,
        })),
      }),
    )
    const weights = fitWeights(typed, names)
    writeWeights(names, weights)
    const right = typed.filter((each) => isRight(each, weights)).length
    return [reported('right on the sets for tuning', shareWithInterval(right, typed.length))]
  },
}

/**
 * The finder's sources, and the same without the wordings that the cases have: many cases are in the index by now, and
 * a fit on those would trust words far more than new texts deserve.
 */
async function loadSources(db: Db, cases: readonly Case[]): Promise<{ whole: FinderSources; without: FinderSources }> {
  const texts = []
  for (const head of await listTexts(db))
    if (head.kind === 'scripture') texts.push(await searchStems(await libraryOf(db).stemmed(head), async () => {}))
  const typed = new Set(cases.map((each) => keyOf(each.typed)))
  const isNew = (wording: string) => !typed.has(keyOf(wording))
  const [entries, passages, words] = [readWrittenIndex(), readWrittenPassages(), readMeanings()]
  const less = entries.map((entry) => ({ ...entry, en: entry.en.filter(isNew), es: entry.es.filter(isNew) }))
  const pause = async () => {}
  return {
    whole: { ...(await createSources({ entries, passages, words }, pause)), texts },
    without: { ...(await createSources({ entries: less, passages, words }, pause)), texts },
  }
}

/** Texts with the same stems are the same wording. */
const keyOf = (text: string) => stemsOf(text).join(' ')

function candidatesFor({ typed, language, acceptable }: Case, sources: FinderSources) {
  return mergeLeads(findLeads(typed, language, sources)).map(({ passage, signals }) => {
    const { book, start_chapter: chapter, start_verse: from, end_chapter, end_verse } = passage
    const range = { book, chapter, from, to: end_chapter > chapter ? 999 : end_verse }
    return { signals: expandSignals(signals), isGood: acceptable.some((each) => overlaps(each, range)) }
  })
}

/**
 * Softmax over the candidates of a text and "nothing", whose score is 0: acceptable candidates should get the
 * probability. Gradient descent over all texts together with a rate for each weight (AdaGrad).
 */
function fitWeights(typed: readonly Typed[], names: readonly string[]): Float64Array {
  const weights = new Float64Array(names.length)
  const squares = new Float64Array(names.length).fill(1e-3)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, i) => (names[i] === 'bias' ? 0 : DECAY * weight))
    for (const each of typed) addSlope(each, weights, slope)
    for (const [i, each] of slope.entries()) {
      squares[i]! += each * each
      weights[i]! -= (RATE * each) / Math.sqrt(squares[i]!)
    }
  }
  return weights
}

function addSlope({ isOutside, candidates }: Typed, weights: Float64Array, slope: Float64Array): void {
  const scores = candidates.map(({ signals }) => scoreOf(signals, weights))
  const most = Math.max(0, ...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const all = powers.reduce((sum, power) => sum + power, Math.exp(-most))
  const good = powers.reduce((sum, power, k) => (candidates[k]!.isGood ? sum + power : sum), 0)
  for (const [k, { signals, isGood }] of candidates.entries()) {
    const wanted = isGood ? powers[k]! / good : 0
    const error = (powers[k]! / all - wanted) * (isOutside ? OUTSIDE : 1)
    if (Math.abs(error) > 1e-4) for (let i = 0; i < signals.length; i++) slope[i]! += error * signals[i]!
  }
}

function isRight({ isOutside, candidates }: Typed, weights: Float64Array): boolean {
  const scored = candidates.map(({ signals, isGood }) => ({ score: scoreOf(signals, weights), isGood }))
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  return best && best.score >= 0 ? best.isGood : isOutside
}

function scoreOf(signals: Float64Array, weights: Float64Array): number {
  let sum = 0
  for (let i = 0; i < signals.length; i++) sum += signals[i]! * weights[i]!
  return sum
}

function writeWeights(names: readonly string[], weights: Float64Array): void {
  const lines = names
    .map((name, i) => [name, Number(weights[i]!.toFixed(2))] as const)
    .filter(([, weight]) => weight !== 0)
    .map(([name, weight]) => `  ${/^[a-zA-Z][a-zA-Z0-9]*$/.test(name) ? name : `'${name}'`}: ${weight},`)
  writeFileSync(
    WEIGHTS,
    `/** How much each signal speaks for a passage, as \`npm run eval -- fit\` fitted it on the sets for tuning. */
export const weights: Readonly<Record<string, number>> = {\n${lines.join('\n')}\n}\n`,
  )
}
