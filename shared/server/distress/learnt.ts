import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import type { PackedNetwork } from '../../distress/classifier.ts'
import type { Language } from '../../distress/language.ts'
import { otherPatterns } from '../../distress/recognise-other.ts'
import { readEveryday } from './everyday.ts'

/** The file of a language: a line of JSON with the layer, then the packed weights. Each character is one byte. */
export const learntFile = (language: Language): URL =>
  new URL(`../../distress/weights/${language}.txt`, import.meta.url)

/** Reads what `npm run train` wrote. It is no module, because a module keeps its text in memory as long as the process. */
export function readLearnt(language: Language): PackedNetwork {
  const file = readFileSync(learntFile(language))
  const end = file.indexOf('\n')
  const letters = file.subarray(end + 1)
  return { layer: JSON.parse(file.toString('latin1', 0, end)), packed: letters.toString('latin1'), letters }
}

let id: string | undefined

/**
 * Identifies what recognises distress: the same in all processes with these weights, patterns and sentences, another
 * after each change.
 */
export function learntId(): string {
  id ??= (['en', 'es'] as const)
    .reduce(
      (hash, language) => hash.update(beginningOf(language)),
      createHash('sha256').update(otherPatterns()).update(readEveryday().join('\n')),
    )
    .digest('base64url')
    .slice(0, 16)
  return id
}

/** The layer and some weights, which differ after each training; the whole file is large. */
function beginningOf(language: Language): Buffer {
  const file = openSync(learntFile(language), 'r')
  try {
    const bytes = Buffer.alloc(16_384)
    readSync(file, bytes)
    return bytes
  } finally {
    closeSync(file)
  }
}
