import { withPlainSigns } from '../bible/plain-signs.ts'

/** The words of a text as the engine compares them, each with its position in UTF-16 units, `end` excluded. */
export type Words = { forms: string[]; starts: number[]; ends: number[] }

/**
 * Splits a text into words. Case, Unicode form, invisible characters and the kind of apostrophe are folded; a
 * look-alike letter of another alphabet makes a different word. A Han character is a word.
 */
export function wordsIn(text: string): Words {
  const words: Words = { forms: [], starts: [], ends: [] }
  let end = 0
  for (;;) {
    const start = nextWord(text, end)
    if (start === text.length) return words
    end = wordEnd(text, start)
    const form = foldWord(text.slice(start, end))
    if (form === '') continue
    words.forms.push(form)
    words.starts.push(start)
    words.ends.push(end)
  }
}

let places = new Uint32Array(2048)

/**
 * Where the words of a text are, the same words as in `wordsIn`: pairs of start and end, one after the other. The next
 * call overwrites them.
 */
export function wordPlaces(text: string): Uint32Array {
  // a word has at least one character
  if (places.length < text.length * 2) places = new Uint32Array(text.length * 2)
  let count = 0
  let end = 0
  for (;;) {
    const start = nextWord(text, end)
    if (start === text.length) return places.subarray(0, count)
    end = wordEnd(text, start)
    // only invisible characters could be no word
    if (text.charCodeAt(start) >= 0x80 && foldWord(text.slice(start, end)) === '') continue
    places[count++] = start
    places[count++] = end
  }
}

/** Folds one word: see `wordsIn`. */
export function foldWord(raw: string): string {
  const small = raw.toLowerCase()
  // most words are plain letters and need nothing more
  if (/^[a-z]+$/.test(small)) return small
  return withPlainSigns(small)
}

/** The position of the next word from a position on; the length of the text if there is none. */
function nextWord(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    const kind = kindAt(text, at)
    if (kind === LETTER || kind === HAN) return at
    at += lengthAt(text, at)
  }
  return text.length
}

/** Where the word that begins at a position ends. An apostrophe belongs to it if a letter follows. */
function wordEnd(text: string, start: number): number {
  let at = start + lengthAt(text, start)
  if (kindAt(text, start) === HAN) return at
  while (at < text.length) {
    const kind = kindAt(text, at)
    if (kind !== LETTER && !(kind === APOSTROPHE && at + 1 < text.length && kindAt(text, at + 1) === LETTER)) break
    at += lengthAt(text, at)
  }
  return at
}

const LETTER = 1
const HAN = 2
const APOSTROPHE = 3
const OTHER = 4

/** The kinds of the characters seen so far, by their code: a look is faster than a pattern. */
const kinds = new Uint8Array(0x10000)

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  // half a character says nothing about the next one with the same half
  if (code >= 0xd800 && code < 0xe000) return kindOf(String.fromCodePoint(text.codePointAt(at) as number))
  const known = kinds[code] as number
  if (known !== 0) return known
  const kind = kindOf(String.fromCharCode(code))
  kinds[code] = kind
  return kind
}

function kindOf(character: string): number {
  if (/\p{Script=Han}/u.test(character)) return HAN
  // one of them is a letter to Unicode
  if (/['’ʼ＇]/.test(character)) return APOSTROPHE
  return /[\p{L}\p{M}\p{N}\p{Cf}\u00AD]/u.test(character) ? LETTER : OTHER
}

function lengthAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code >= 0xd800 && code < 0xdc00 && at + 1 < text.length && (text.codePointAt(at) as number) > 0xffff ? 2 : 1
}
