/** The words of a text as the engine compares them, each with its position in UTF-16 units, `end` excluded. */
export type Words = { forms: string[]; starts: number[]; ends: number[] }

const letter = '(?:(?!\\p{Script=Han})[\\p{L}\\p{M}\\p{N}\\p{Cf}\\u00AD])'
const pattern = new RegExp(`\\p{Script=Han}|${letter}+(?:['’ʼ＇]${letter}+)*`, 'gu')

/**
 * Splits a text into words. Case, Unicode form, invisible characters and the kind of apostrophe are folded; a
 * look-alike letter of another alphabet makes a different word. A Han character is a word.
 */
export function wordsIn(text: string): Words {
  const words: Words = { forms: [], starts: [], ends: [] }
  for (const { 0: raw, index } of text.matchAll(pattern)) {
    const form = foldWord(raw)
    if (form === '') continue
    words.forms.push(form)
    words.starts.push(index)
    words.ends.push(index + raw.length)
  }
  return words
}

/** Folds one word: see `wordsIn`. */
export function foldWord(raw: string): string {
  const small = raw.toLowerCase()
  // most words are plain letters and need nothing more
  if (/^[a-z]+$/.test(small)) return small
  return small
    .replace(/[\p{Cf}\u00AD]/gu, '')
    .replace(/[’ʼ＇]/g, "'")
    .normalize('NFKC')
}
