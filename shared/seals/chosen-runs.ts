import { isDenial } from '../bible/left-out.ts'
import { areNear, bitsOf, isTelling, likenessOf, type Run, runsIn, worthOf } from './runs.ts'
import { entryAt, type Pause, type TextIndex } from './text-index.ts'

export type SearchedText = { index: TextIndex }
/** A run with the text that it is from. `cutsDenial`: the text says "not" or the like right beside it. */
export type FoundRun<Text extends SearchedText> = Run & { text: Text; cutsDenial: boolean }

type Options<Text> = {
  /** True where a run is from a chapter that a reference beside it names. */
  isNamed: (text: Text, run: Run) => boolean
  pause: Pause
}

/** What a run of the first text is worth more than the same of another one, and an exact one than a damaged one. */
const OWN = 8
const EXACT = 4
/** Parts of one damaged run are at most so many words apart. */
const GAP = 4

/**
 * The runs of Scripture among some words, in order and without overlaps. The first text is the reader's own: of equal
 * runs its one counts. Parts of a passage in another order, or with words between them, are one run that is not exact.
 */
export async function chosenRuns<Text extends SearchedText>(
  forms: readonly string[],
  texts: readonly Text[],
  { isNamed, pause }: Options<Text>,
): Promise<FoundRun<Text>[]> {
  const all: FoundRun<Text>[] = []
  for (const text of texts) {
    for (const run of await runsIn(forms, text.index, pause)) all.push({ ...run, text, cutsDenial: false })
    await pause()
  }
  const rank = (run: FoundRun<Text>) => worthOf(run) + (run.text === texts[0] ? OWN : 0) + (run.isExact ? EXACT : 0)
  const taken: FoundRun<Text>[] = []
  for (const run of all.sort((a, b) => rank(b) - rank(a))) {
    const free = withoutOverlap(run, taken)
    if (free) taken.push(free)
  }
  taken.sort((a, b) => a.from - b.from)
  await pause()
  return joined(taken)
    .filter((run) => isTelling(run, isNamed(run.text, run)))
    .map((run) => ({ ...run, cutsDenial: cutsDenial(run, run.text.index) }))
}

function cut(run: Run, from: number, to: number, index: TextIndex): Run {
  const at = run.at + from - run.from
  const end = at + to - from
  const rarity = bitsOf(index)
  let bits = 0
  for (let i = at; i < end; i++) bits += rarity(index.words[i] as number)
  return { from, to, at, end, same: to - from, bits, isExact: true }
}

/** A run as far as no better one has its words; an exact run may lose some at its ends. */
function withoutOverlap<Text extends SearchedText>(
  run: FoundRun<Text>,
  taken: readonly FoundRun<Text>[],
): FoundRun<Text> | undefined {
  let { from, to } = run
  for (const other of taken) {
    if (other.to <= from || other.from >= to) continue
    if (other.from <= from) from = other.to
    else if (other.to >= to) to = other.from
    else return undefined
  }
  if (from === run.from && to === run.to) return run
  if (!run.isExact || to - from < 3) return undefined
  return { ...run, ...cut(run, from, to, run.text.index) }
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

/** True where a verse denies right before or behind a run, so that the run alone says something else. */
function cutsDenial({ at, end }: Run, index: TextIndex): boolean {
  const isDenied = (place: number, inside: number) => {
    if (place < 0 || place >= index.words.length || entryAt(index, place) !== entryAt(index, inside)) return false
    return denied(index).has(index.words[place] as number)
  }
  return isDenied(at - 1, at) || isDenied(end, end - 1)
}

const known = new WeakMap<TextIndex, Set<number>>()

function denied(index: TextIndex): Set<number> {
  const found =
    known.get(index) ?? new Set([...index.numbers].filter(([word]) => isDenial(word)).map(([, number]) => number))
  known.set(index, found)
  return found
}
