import { CLASSES } from '../../shared/distress/classifier.ts'
import {
  BUCKETS,
  bucketsOf,
  type HashedNetwork,
  type PackedHashedNetwork,
  packHashed,
  readHashedNetwork,
} from '../../shared/distress/hashed-network.ts'
import type { Language } from '../../shared/distress/language.ts'
import { learnOne } from './network.ts'
import { literal, withoutMarks, writeModule } from './pack.ts'

/** A text of the training: its words, the number of its class, and how much it counts. */
export type Sentence = { text: string; label: number; weight?: number }

const SHAPE = { hidden: 14, kept: 0.7, epochs: 16, isDirect: false }
const STEP = 0.3
const SEED = 2

/** Trains the network of a browser. The same sentences give the same network. */
export function learnHashed(sentences: readonly Sentence[], language: Language): PackedHashedNetwork {
  const texts = sentences.map(({ text, label, weight = 1 }) => ({
    ...{ label, weight },
    ids: bucketsOf(text, language),
  }))
  const { table, layer, offsets, bias } = learnOne(texts, BUCKETS, CLASSES.length, SEED, SHAPE)
  const { hidden } = SHAPE
  return {
    step: STEP,
    offsets: [...offsets].map(rounded),
    bias: [...bias].map(rounded),
    layer: CLASSES.map((_, k) => [...layer.subarray(k * hidden, (k + 1) * hidden)].map(rounded)),
    packed: packHashed(table, STEP),
  }
}

const rounded = (number: number) => Number(number.toFixed(3))

/** Writes a network as a module with the export `network`; returns it as a browser reads it. */
export function writeHashed(path: URL, { packed, ...rest }: PackedHashedNetwork, command: string): HashedNetwork {
  const letters = withoutMarks(packed)
  writeModule(path, `network = {\n  ...${JSON.stringify(rest)},\n  packed: ${literal(letters)},\n}`, command)
  return readHashedNetwork({ packed: letters, ...rest })
}
