import { weights } from './calibration-weights.ts'

/** What the sources of the finder say about one candidate; most from 0 to 1. */
export type Signals = {
  /** How well a wording of a written entry fits, in the same order of words, and by how much better than the next entry. */
  entry: number
  entryOrder: number
  entryContained: number
  entryLead: number
  /** Where the entry names the passage: 0 first, 1 fourth. */
  entryPlace: number
  /** The entry is about words or a story, not a question. */
  entryIsWords: number
  /** How much of what was typed the line of a passage tells. */
  line: number
  lineTitle: number
  lineWeight: number
  lineFound: number
  lineLead: number
  /** How much the verses read like what was typed, with and without the words that frame a question. */
  words: number
  wordsRarity: number
  core: number
  /** How much of what was typed stands in a few verses in any order. */
  gathered: number
  gatheredFound: number
  /** The strongest of these signals in the same chapter. */
  nearEntry: number
  nearLine: number
  nearWords: number
  nearGathered: number
  /** The book is one that not every Bible has. */
  isFurther: number
  /** Of what was typed: how many telling words (of 8), whether only one, and the share that nobody knows. */
  words8: number
  isOne: number
  unknown: number
  /** The share of them that no installed text has, and whether the text speaks of the Bible or of the visitor. */
  strange: number
  isAboutBible: number
  isOwn: number
}

/** The signals with what bends and joins them: above a point a signal may tell more, or two together more than each. */
export function expanded(signals: Partial<Signals>): Record<string, number> {
  const all: Record<string, number> = { bias: 1, ...signals }
  const at = (name: keyof Signals) => signals[name] ?? 0
  const above = (name: keyof Signals, from: number) => {
    all[`${name}>${from}`] = Math.max(0, at(name) - from)
  }
  const both = (a: keyof Signals, b: keyof Signals) => {
    all[`${a}*${b}`] = at(a) * at(b)
  }
  all.hasEntry = at('entry') > 0 ? 1 : 0
  all.hasLine = at('line') > 0 ? 1 : 0
  for (const from of [0.4, 0.55, 0.7, 0.85, 0.97]) above('entry', from)
  for (const from of [0.4, 0.6, 0.8]) above('line', from)
  for (const from of [0.3, 0.6]) above('words', from)
  for (const from of [0.3, 0.6]) above('core', from)
  for (const from of [0.5, 0.7, 0.85]) above('gathered', from)
  both('entry', 'words8')
  both('line', 'lineFound')
  both('line', 'words8')
  both('entry', 'nearLine')
  both('line', 'nearWords')
  both('line', 'nearEntry')
  both('gathered', 'gatheredFound')
  both('gathered', 'nearLine')
  both('words', 'words8')
  both('entry', 'isOne')
  both('line', 'isOne')
  both('entry', 'strange')
  both('line', 'strange')
  both('strange', 'words8')
  both('entry', 'isAboutBible')
  both('gathered', 'isAboutBible')
  both('line', 'isAboutBible')
  both('entry', 'isOwn')
  both('gathered', 'isOwn')
  both('entry', 'unknown')
  both('line', 'unknown')
  both('entry', 'entryPlace')
  both('entry', 'entryOrder')
  return all
}

/** The probability that a reader would accept a passage with these signals. */
export function probabilityOf(signals: Partial<Signals>): number {
  const sum = Object.entries(expanded(signals)).reduce(
    (total, [name, value]) => total + value * (weights[name] ?? 0),
    0,
  )
  return 1 / (1 + Math.exp(-sum))
}
