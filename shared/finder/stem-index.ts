import { editDistance } from '../bible/edit-distance.ts'
import { lettersOf, mayBeWithin } from '../nearest-word.ts'
import { inverted, listsOf, type NumberArray } from '../search/numbers.ts'
import { isAsking, isFrame, lightWords } from './frame-words.ts'
import { stemWord } from './stem.ts'
import { synonymsOf } from './synonyms.ts'

/** A stem that a typed one may mean, and with what certainty: 1 for itself. */
type Reading = { stem: string; share: number; isMisspelt: boolean }

/** The weights of the words of many short texts, and the texts that contain them. */
export type StemIndex = {
  /** The weight of a stem, in nats of rarity; low for words that only frame a question. */
  weightOf: (stem: string) => number
  /** The numbers of the texts with this stem. */
  textsWith: (stem: string) => NumberArray
  /** The stems of a text, in order. */
  stemsIn: (text: number) => string[]
  /** The stems of the index that a typed one may mean: itself, words for the same thing, or the nearest spelling. */
  readingsOf: (stem: string) => Reading[]
  /** Stems in which two words that the index knows as one are joined: "anti christ". */
  joined: (stems: readonly string[]) => string[]
}

const light: ReadonlySet<string> = new Set([...lightWords].map(stemWord))

const SYNONYM = 0.8
const MISSPELT = 0.75
/** The weight of a framing word relative to a significant one. */
const FRAME = 0.04
/** The weight of a word that adds little about the subject. */
const LIGHT = 0.5
/** The weight of a word that asks for a kind of answer (when, where, who). */
const ASKING = 0.25
/** A word that the index does not have must not outweigh all others. */
const UNKNOWN = 0.6
/** A shorter stem is never treated as a misspelling of another. */
const SHORTEST = 5
const NONE = new Uint16Array()

/** Builds the index of texts given as stems. Numbers for stems and texts take a tenth of the memory of the stems. */
export function createStemIndex(texts: readonly (readonly string[])[]): StemIndex {
  const ids = new Map<string, number>()
  const numbered = texts.map((stems) =>
    Uint32Array.from(stems, (stem) => {
      const id = ids.get(stem) ?? ids.size
      ids.set(stem, id)
      return id
    }),
  )
  const count = texts.length
  const known = [...ids.keys()]
  const sequence = listsOf(numbered, known.length)
  const postings = inverted(sequence, known.length, true)
  const vocabulary = known.filter((stem) => stem.length >= SHORTEST - 1)
  const letters = Int32Array.from(vocabulary, lettersOf)
  const textsWith = (stem: string) => {
    const id = ids.get(stem)
    return id === undefined ? NONE : postings.items.subarray(postings.offsets[id], postings.offsets[id + 1])
  }

  function readingsOf(stem: string): Reading[] {
    const found = [
      { stem, share: 1, isMisspelt: false },
      ...[...synonymsOf(stem)].map((other) => ({ stem: other, share: SYNONYM, isMisspelt: false })),
    ]
    if (ids.has(stem) || found.length > 1 || stem.length < SHORTEST) return found
    const max = stem.length > 7 ? 2 : 1
    const own = lettersOf(stem)
    const near = vocabulary.filter(
      (other, i) =>
        mayBeWithin(max, own, letters[i]!) &&
        (other[0] === stem[0] || max === 2) &&
        editDistance(stem, other, max) <= max,
    )
    return [...found, ...near.map((other) => ({ stem: other, share: MISSPELT, isMisspelt: true }))]
  }

  return {
    textsWith,
    stemsIn: (text) =>
      Array.from(sequence.items.subarray(sequence.offsets[text], sequence.offsets[text + 1]), (id) => known[id]!),
    readingsOf,
    weightOf(stem) {
      const found = textsWith(stem).length
      const rarity = Math.log(1 + count / (1 + found))
      if (isAsking(stem)) return rarity * ASKING
      if (isFrame(stem)) return rarity * FRAME
      if (found === 0) return rarity * UNKNOWN
      return light.has(stem) ? rarity * LIGHT : rarity
    },
    joined(stems) {
      const out: string[] = []
      for (const stem of stems) {
        const last = out.at(-1) ?? ''
        const both = stemWord(`${last}${stem}`)
        const isWhole = ids.has(last) && ids.has(stem)
        if (last.length > 2 && !isFrame(last) && !isFrame(stem) && !isWhole && ids.has(both)) out.splice(-1, 1, both)
        else out.push(stem)
      }
      return out
    },
  }
}
