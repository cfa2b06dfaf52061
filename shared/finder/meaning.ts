import { joinBytes } from '../join-bytes.ts'

/**
 * Word meanings: a vector for each word, near those of words that occur in similar contexts. See infra/train/README.md.
 */
export type WordVectors = {
  dimensions: number
  /** The row of each word. */
  rows: ReadonlyMap<string, number>
  /** Row after row, in steps of the row's scale. A longer vector counts more in a text: a significant word. */
  numbers: Int8Array
  scales: Float32Array
  /** The length of an average word's vector. */
  average: number
}

const LARGEST = 127

/** Packs word vectors into a file: a line with the dimensions, a line with the words, the scales, then the numbers. */
export function packWordVectors(dimensions: number, vectors: ReadonlyMap<string, Float32Array>): Uint8Array {
  const scales = new Float32Array(vectors.size)
  const numbers = new Int8Array(vectors.size * dimensions)
  for (const [row, vector] of [...vectors.values()].entries()) {
    const scale = vector.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / LARGEST || 1
    scales[row] = scale
    for (let i = 0; i < dimensions; i++) numbers[row * dimensions + i] = Math.round(vector[i]! / scale)
  }
  const head = new TextEncoder().encode(`${dimensions}\n${[...vectors.keys()].join(' ')}\n`)
  const file = new Uint8Array(head.length + scales.byteLength + numbers.length)
  file.set(head)
  file.set(new Uint8Array(scales.buffer), head.length)
  file.set(new Uint8Array(numbers.buffer), head.length + scales.byteLength)
  return file
}

/** Reads a file that `packWordVectors` wrote. Throws an error if its length does not match its header. */
export function readWordVectors(file: Uint8Array): WordVectors {
  const first = file.indexOf(NEWLINE)
  const second = file.indexOf(NEWLINE, first + 1)
  const text = new TextDecoder()
  const [dimensions = 0, average] = text.decode(file.subarray(0, first)).split(' ').map(Number)
  const words = text.decode(file.subarray(first + 1, second)).split(' ')
  const from = second + 1
  const numbersFrom = from + words.length * Float32Array.BYTES_PER_ELEMENT
  if (file.length !== numbersFrom + words.length * dimensions) throw new Error('The file of word vectors is damaged.')
  const vectors = {
    dimensions,
    rows: new Map(words.map((word, row) => [word, row])),
    // a copy: Node's buffer is part of a larger one, and a float may not begin at every offset
    scales: new Float32Array(Uint8Array.from(file.subarray(from, numbersFrom)).buffer),
    numbers: Int8Array.from(new Int8Array(file.buffer, file.byteOffset + numbersFrom, words.length * dimensions)),
  }
  return { ...vectors, average: average ?? averageLength(vectors) }
}

/** A device without a network has the vectors of this many words, about 70 bytes each; the written index has 13,000. */
export const DEVICE_WORDS = 14_000

/**
 * A smaller file with the first words of one that `packWordVectors` wrote, which are those that occur most. Its first
 * line also has the average length of all vectors.
 */
export function firstWordVectors(file: Uint8Array, count: number): Uint8Array {
  const { dimensions, rows, numbers, scales, average } = readWordVectors(file)
  const kept = Math.min(count, rows.size)
  const head = new TextEncoder().encode(`${dimensions} ${average}\n${[...rows.keys()].slice(0, kept).join(' ')}\n`)
  return joinBytes([head, new Uint8Array(scales.slice(0, kept).buffer), numbers.slice(0, kept * dimensions)])
}

function averageLength({ dimensions, numbers, scales }: Omit<WordVectors, 'average'>): number {
  let total = 0
  for (let row = 0; row < scales.length; row++) {
    let squares = 0
    for (let i = row * dimensions; i < (row + 1) * dimensions; i++) squares += numbers[i]! ** 2
    total += scales[row]! * Math.sqrt(squares)
  }
  return total / scales.length
}

const NEWLINE = '\n'.charCodeAt(0)

/** The words of an English text as the vectors spell them: in lower case, with contractions expanded. */
export function meaningWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\bcan't\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'(?:m|ve|re|ll|d|s)\b/g, '')
    .replaceAll("'", '')
    .split(/[^a-z]+/)
    .filter(Boolean)
}

/**
 * The meaning of a text: the sum of its words, of length 1; undefined if no word is known. An unknown word counts as a
 * direction that no other text has: the more of them, the shorter the result, and the less similar to anything.
 */
export function meaningOf(text: string, vectors: WordVectors): Float32Array | undefined {
  const { dimensions, rows, numbers, scales, average } = vectors
  const sum = new Float32Array(dimensions)
  let unknown = 0
  for (const word of meaningWords(text)) {
    const row = rows.get(word)
    if (row === undefined) unknown++
    else for (let i = 0; i < dimensions; i++) sum[i]! += numbers[row * dimensions + i]! * scales[row]!
  }
  let known = 0
  for (let i = 0; i < dimensions; i++) known += sum[i]! ** 2
  if (known === 0) return undefined
  const length = Math.sqrt(known + average ** 2 * unknown)
  for (let i = 0; i < dimensions; i++) sum[i]! /= length
  return sum
}
