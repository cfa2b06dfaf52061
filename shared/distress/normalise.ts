/**
 * The text in one plain spelling: lower case, no accents, straight quotes, no invisible characters, meaningful emojis
 * as words, spaced-out letters joined, long runs of one letter shortened to two, and the sign that hides a rape in Spanish read as its letter.
 */
export function normalise(text: string): string {
  return text
    .replace(longest, ' ')
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(emojis, (emoji) => ` ${emojiWords[emoji]} `)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/\b(?:[a-z] ){3,}[a-z]\b/g, (letters) => letters.replaceAll(' ', ''))
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/\bv[1!]ol(?=a)/g, 'viol')
    .replace(/[^\S\n]+/g, ' ')
}

/** The words of a normalised text without punctuation and apostrophes: "it's" is "its". */
export const wordsAlone = (said: string): string =>
  said
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The formulas of honour that are one character, and become up to eighteen. */
const longest = /[\uFDFA\uFDFB]/g

const invisible = /\u034F|[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]|[\uFE00-\uFE0F]/gu

const emojiWords: Record<string, string> = { '💊': 'pills', '🔪': 'knife', '🔫': 'gun', '⚰': 'coffin', '🩸': 'blood' }
const emojis = new RegExp(Object.keys(emojiWords).join('|'), 'gu')
