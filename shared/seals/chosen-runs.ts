import { isDenial, LONGEST_DENIAL } from '../bible/left-out.ts'
import { placesOf } from './matches.ts'
import { areNear, bitsOf, isDistinctive, likenessOf, type Run, runsIn, worthOf } from './runs.ts'
import { entryAt, type Pause, type TextIndex } from './text-index.ts'
import { numberWords } from './word-numbers.ts'

/** `language` is a tag; English without one. */
export type SearchedText = { index: TextIndex; language?: string }
/** A run and the text it comes from. `cutsDenial`: the text has "not" or a similar word near enough to negate it. */
export type FoundRun<Text extends SearchedText> = Run & { text: Text; cutsDenial: boolean }

type Options<Text> = {
  /** The reader's translation, if it is one of the texts. */
  own?: Text | undefined
  /** True if a run is from a chapter that a reference next to it names. */
  isNamed: (text: Text, run: Run) => boolean
  pause: Pause
}

/** The factor for a run of the reader's translation over the same run of another one, and for an exact run over a damaged one. */
const OWN = 3
const EXACT = 4
/** The factor for a run from the named chapter over the same words elsewhere. */
const NAMED = 2
/** The most words between parts of one damaged run. */
const GAP = 4

/**
 * The runs of Scripture among some words, in order and without overlaps. The reader's translation wins
 * among equal runs. Parts of a passage in another order, or with words between them, are one run that is not
 * exact.
 */
export async function chosenRuns<Text extends SearchedText>(
  forms: readonly string[],
  texts: readonly Text[],
  { own, isNamed, pause }: Options<Text>,
): Promise<FoundRun<Text>[]> {
  const all: FoundRun<Text>[] = []
  const numbers = numberWords(
    forms,
    texts.map(({ index }) => index),
  )
  const asked = new Map(texts.map((text, i) => [text, numbers[i] as Int32Array]))
  const askedIn = (text: Text) => asked.get(text) as Int32Array
  for (const text of texts) {
    if (!isLanguageOf(askedIn(text))) continue
    for (const run of await runsIn(askedIn(text), text.index, pause)) all.push({ ...run, text, cutsDenial: false })
    await pause()
  }
  const rank = (run: FoundRun<Text>) =>
    worthOf(run) + (run.text === own ? OWN : 0) + (run.isExact ? EXACT : 0) + (isNamed(run.text, run) ? NAMED : 0)
  const taken: FoundRun<Text>[] = []
  const ranked = all.map((run) => ({ run, rank: rank(run) })).sort((a, b) => b.rank - a.rank)
  for (const { run } of ranked) {
    const free = withoutOverlap(run, taken)
    if (free) taken.push(free)
  }
  taken.sort((a, b) => a.from - b.from)
  settle(taken, askedIn)
  await pause()
  return joined(withMovedClauses(taken, askedIn))
    .filter((run) => isDistinctive(run, isNamed(run.text, run)))
    .map((run) => ({ ...run, cutsDenial: cutsDenial(run, run.text) }))
}

/** True if a text knows a third of the words: fewer means another language. */
function isLanguageOf(asked: Int32Array): boolean {
  let known = 0
  for (const word of asked) if (word >= 0) known++
  return known * 3 >= asked.length
}

/** A part of an exact run, or of the core of a damaged one. */
function cut({ core, ...run }: Run, from: number, to: number, index: TextIndex): Run {
  const at = run.isExact ? run.at + from - run.from : core.at + from - core.from
  const end = at + to - from
  const rarity = bitsOf(index)
  let bits = 0
  for (let i = at; i < end; i++) bits += rarity(index.words[i] as number)
  return { from, to, at, end, same: to - from, bits, isExact: true, core: { from, at, length: to - from } }
}

/**
 * A run without the words that a better one has. An exact run may lose some at its ends; of a damaged one only the core
 * remains.
 */
function withoutOverlap<Text extends SearchedText>(
  run: FoundRun<Text>,
  taken: readonly FoundRun<Text>[],
): FoundRun<Text> | undefined {
  const isFree = taken.every((other) => other.to <= run.from || other.from >= run.to)
  if (isFree) return run
  let [from, to] = run.isExact ? [run.from, run.to] : [run.core.from, run.core.from + run.core.length]
  for (const other of taken) {
    if (other.to <= from || other.from >= to) continue
    if (other.from <= from) from = other.to
    else if (other.to >= to) to = other.from
    else return undefined
  }
  if (to - from < 3) return undefined
  return { ...run, ...cut(run, from, to, run.text.index) }
}

/** Among places with the same words, chooses the one next to the neighbouring run. */
function settle<Text extends SearchedText>(taken: FoundRun<Text>[], askedIn: (text: Text) => Int32Array): void {
  for (let i = 1; i < taken.length; i++) {
    const [last, run] = [taken[i - 1] as FoundRun<Text>, taken[i] as FoundRun<Text>]
    const { index } = run.text
    if (run.from - last.to > GAP || run.text !== last.text || areNear(last, run, index)) continue
    const moved = (of: FoundRun<Text>, beside: FoundRun<Text>) => {
      const at = of.isExact ? placeBeside(askedIn(of.text).subarray(of.from, of.to), beside, index) : -1
      return at === -1
        ? undefined
        : { ...of, at, end: at + of.to - of.from, core: { from: of.from, at, length: of.to - of.from } }
    }
    const other = moved(run, last)
    const before = other ? undefined : moved(last, run)
    if (other) taken[i] = other
    else if (before) taken[i - 1] = before
    else if (last.isExact && run.isExact) {
      const words = askedIn(run.text).subarray(run.from, run.to)
      for (const at of placesOf(words, index)) {
        const elsewhere = { ...run, at, end: at + words.length, core: { from: run.from, at, length: words.length } }
        const both = moved(last, elsewhere)
        if (!both) continue
        taken[i - 1] = both
        taken[i] = elsewhere
        break
      }
    }
  }
}

/** The position of some words, unchanged, in the verses of a run; -1 if they are not there. */
function placeBeside(words: Int32Array, run: Run, index: TextIndex): number {
  const first = index.starts[entryAt(index, run.at)] as number
  const last = index.starts[entryAt(index, run.end - 1) + 1] as number
  for (let at = first; at + words.length <= last; at++) {
    let same = 0
    while (same < words.length && words[same] === index.words[at + same]) same++
    if (same === words.length) return at
  }
  return -1
}

/** A moved clause needs at least this many bits of rarity to count as part of the verse next to it. */
const MOVED = 14
const LONGEST_MOVED = 40

/** Clauses of the same verse right before or after a run that are too short to count alone. */
function withMovedClauses<Text extends SearchedText>(
  taken: readonly FoundRun<Text>[],
  askedIn: (text: Text) => Int32Array,
): FoundRun<Text>[] {
  const result: FoundRun<Text>[] = []
  for (const [i, run] of taken.entries()) {
    const { index } = run.text
    const asked = askedIn(run.text)
    const piece = (from: number, to: number): FoundRun<Text> | undefined => {
      const at = to - from < 3 ? -1 : placeBeside(asked.subarray(from, to), run, index)
      const isApart = at !== -1 && (at >= run.end || at + to - from <= run.at)
      const found = isApart ? { ...run, ...cut({ ...run, isExact: true, from, at }, from, to, index) } : undefined
      return found && found.bits >= MOVED ? found : undefined
    }
    const from = Math.max(taken[i - 1]?.to ?? 0, run.from - LONGEST_MOVED)
    const to = Math.min(taken[i + 1]?.from ?? asked.length, run.to + LONGEST_MOVED)
    const isThere = (start: number, end: number) =>
      start >= from && end <= to && placeBeside(asked.subarray(start, end), run, index) !== -1
    // a clause must end with its last three words, or begin with its first three
    const ends = [run.from, run.from - 1].filter((end) => isThere(end - 3, end))
    const starts = [run.to, run.to + 1].filter((start) => isThere(start, start + 3))
    const before = firstOf(from, run.from - 3, (start) => firstIn(ends, (end) => piece(start, end)))
    const after = firstOf(-to, -run.to - 3, (end) => firstIn(starts, (start) => piece(start, -end)))
    result.push(...(before ? [before] : []), run, ...(after ? [after] : []))
  }
  return result
}

/** The first defined result for some numbers in order. */
function firstOf<T>(from: number, to: number, find: (each: number) => T | undefined): T | undefined {
  for (let each = from; each <= to; each++) {
    const found = find(each)
    if (found) return found
  }
  return undefined
}

/** The first defined result for the members of a list. */
function firstIn<T>(list: readonly number[], find: (each: number) => T | undefined): T | undefined {
  for (const each of list) {
    const found = find(each)
    if (found) return found
  }
  return undefined
}

function joined<Text extends SearchedText>(runs: readonly FoundRun<Text>[]): FoundRun<Text>[] {
  const result: FoundRun<Text>[] = []
  for (const run of runs) {
    const last = result.at(-1)
    const isNext = last?.text === run.text && run.from - last.to <= GAP && areNear(last, run, run.text.index)
    const both = isNext ? together(last, run) : undefined
    if (both && likenessOf(both) >= 0.7) result[result.length - 1] = both
    else result.push(run)
  }
  return result
}

const together = <Text extends SearchedText>(a: FoundRun<Text>, b: FoundRun<Text>): FoundRun<Text> => ({
  ...a,
  to: b.to,
  at: Math.min(a.at, b.at),
  end: Math.max(a.end, b.end),
  same: a.same + b.same,
  bits: a.bits + b.bits,
  isExact: false,
})

/** True if the verse has a denial near enough before a run, or right behind it, to give the run alone another meaning. */
function cutsDenial({ at, end }: Run, text: SearchedText): boolean {
  const { index } = text
  const denials = deniedWords(text)
  const isDenied = (place: number, inside: number) =>
    denials.has(index.words[place] as number) && entryAt(index, place) === entryAt(index, inside)
  for (let before = at - 1; before >= at - LONGEST_DENIAL; before--) if (isDenied(before, at)) return true
  return isDenied(end, end - 1)
}

const known = new WeakMap<TextIndex, ReadonlySet<number>>()

/** The numbers of an index for words of denial. */
function deniedWords({ index, language = 'en' }: SearchedText): ReadonlySet<number> {
  const found =
    known.get(index) ??
    new Set([...index.numbers].flatMap(([word, number]) => (isDenial(word, language) ? [number] : [])))
  known.set(index, found)
  return found
}
