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
}
