import { weights } from './calibration-weights.ts'

/** What the sources of the finder report about one candidate; most signals are from 0 to 1. */
export type Signals = {
  /** How well a wording of a written entry fits, in the same order of words, and by how much better than the next entry. */
  entry: number
  entryOrder: number
  entryContained: number
  entryLead: number
  /** The position of the passage in the entry: 0 first, 1 fourth. */
  entryPlace: number
  /** How near the entry's meaning is to what was typed, and how much nearer than the next entry's. */
  meaning: number
  meaningLead: number
  /** The entry is about words or a story, not a question. */
  entryIsWords: number
  /** How much of what was typed a passage's line covers. */
  line: number
  lineTitle: number
  lineWeight: number
  lineFound: number
  lineLead: number
  /** How near its meaning is, and how much nearer than that of the next passage. */
  lineMeaning: number
  lineMeaningLead: number
  /** How closely the verses match what was typed, with and without the words that frame a question. */
  words: number
  wordsRarity: number
  core: number
  /** How much of what was typed occurs in a few verses in any order. */
  gathered: number
  gatheredFound: number
  /** The strongest of these signals in the same chapter. */
  nearEntry: number
  nearLine: number
  nearWords: number
  nearGathered: number
  nearMeaning: number
  /** The share of everything near in meaning that leads to the same chapter. */
  votes: number
  /** The book is missing from some Bibles. */
  isFurther: number
  /** Of what was typed: how many significant words (of 8), whether only one, and the share of unknown ones. */
  words8: number
  isOne: number
  /** How near in meaning the nearest of all entries is. */
  nearest: number
  unknown: number
  /** The share of words that no installed text has, and whether the text is about the Bible or about the visitor. */
  strange: number
  isAboutBible: number
  /** How likely the text is a question for a Bible app, from -1 to 1. */
  scope: number
  isOwn: number
}

/** Above a certain point a signal may count more. */
const bends = (
  [
    ['entry', [0.4, 0.55, 0.7, 0.85, 0.97]],
    ['line', [0.4, 0.6, 0.8]],
    ['words', [0.3, 0.6]],
    ['meaning', [0.4, 0.55, 0.7, 0.8, 0.9]],
    ['lineMeaning', [0.4, 0.55, 0.7, 0.85]],
    ['scope', [-0.4, 0, 0.3, 0.6]],
    ['votes', [0.1, 0.3, 0.6]],
    ['nearest', [0.5, 0.65, 0.8]],
    ['core', [0.3, 0.6]],
    ['gathered', [0.5, 0.7, 0.85]],
  ] as const
).flatMap(([signal, points]) => points.map((from) => ({ name: `${signal}>${from}`, signal, from })))

/** Two signals together may count more than each alone. */
const joins = (
  [
    ['entry', 'words8 nearLine isOne strange isAboutBible isOwn unknown entryPlace entryOrder'],
    ['line', 'lineFound words8 nearWords nearEntry isOne strange isAboutBible unknown'],
    ['gathered', 'gatheredFound nearLine isAboutBible isOwn'],
    ['words', 'words8'],
    [
      'meaning',
      'entry line lineMeaning words8 isOne strange isAboutBible isOwn unknown entryPlace entryIsWords nearLine',
    ],
    ['lineMeaning', 'line entry words8 strange isAboutBible isOwn unknown nearEntry nearest'],
    ['scope', 'entry meaning line words gathered words8 isOne nearest isAboutBible'],
    ['strange', 'words8'],
  ] as const
).flatMap(([a, others]) => (others.split(' ') as (keyof Signals)[]).map((b) => ({ name: `${a}*${b}`, a, b })))

/** The signals with their bends and joins, by name. */
export function expandSignals(signals: Partial<Signals>): Record<string, number> {
  const all: Record<string, number> = { bias: 1, ...signals }
  if (signals.entry) all.hasEntry = 1
  if (signals.line) all.hasLine = 1
  for (const { name, signal, from } of bends) if ((signals[signal] ?? 0) > from) all[name] = signals[signal]! - from
  for (const { name, a, b } of joins) if (signals[a] && signals[b]) all[name] = signals[a] * signals[b]
  return all
}

const weightOf = (name: string) => weights[name] ?? 0
const bentWeights = bends.map((bend) => ({ ...bend, weight: weightOf(bend.name) }))
const joinedWeights = joins.map((join) => ({ ...join, weight: weightOf(join.name) }))

/** The probability that a reader would accept a passage with these signals: their expanded sum, without the object. */
export function probabilityOf(signals: Partial<Signals>): number {
  let sum = weightOf('bias')
  for (const name in signals) sum += signals[name as keyof Signals]! * weightOf(name)
  if (signals.entry) sum += weightOf('hasEntry')
  if (signals.line) sum += weightOf('hasLine')
  for (const { signal, from, weight } of bentWeights) {
    const value = signals[signal] ?? 0
    if (value > from) sum += (value - from) * weight
  }
  for (const { a, b, weight } of joinedWeights) sum += (signals[a] ?? 0) * (signals[b] ?? 0) * weight
  return 1 / (1 + Math.exp(-sum))
}
