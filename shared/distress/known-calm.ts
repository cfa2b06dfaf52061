import { wordsAlone } from './normalise.ts'
import { calm } from './small/calm.ts'

/*
 * Questions of the index and sentences of everyday life that the browser's networks take for danger, and the server does not. A browser
 * has only a number of each.
 */

/** The bytes of a number. */
export const NUMBER_BYTES = 4

let numbers: ReadonlySet<number> | undefined

/** Whether a normalised text is one of them, but for punctuation. */
export function isKnownCalm(said: string): boolean {
  numbers ??= new Set(numbersIn(calm))
  return numbers.has(numberOf(said))
}

/** The number of a normalised text, from 0 to 2 ** 32 - 1: FNV-1a of its words alone. */
export function numberOf(said: string): number {
  const words = wordsAlone(said)
  let hash = 0x811c9dc5
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** The numbers in base64, four bytes for each, the highest first. */
export function numbersIn(packed: string): number[] {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  return Array.from({ length: bytes.length / NUMBER_BYTES }, (_, at) => view.getUint32(at * NUMBER_BYTES))
}
