/** What a reader typed into a search, taken apart: words, and phrases that must occur as they are. */
export type SearchWords = {
  words: string[]
  phrases: string[][]
  /** The last word may be the beginning of one. */
  prefix: boolean
}

const MAX_WORDS = 16
const MAX_PHRASES = 4
const word = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu
const han = /\p{Script=Han}/u

/** The words of a text in order, without punctuation; each Han character is one. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(word) ?? []
}

/** Whether a word is a single Han character. */
export function isHan(text: string): boolean {
  return han.test(text)
}

/**
 * Reads a search: what stands in quotation marks becomes a phrase, and so does a run of Han characters. The last word
 * counts as a beginning unless a space or a quotation mark closes it. At most 16 words and 4 phrases are used.
 */
export function parseSearch(query: string): SearchWords {
  const words: string[] = []
  const phrases: string[][] = []
  const parts = query.split(/["“”„«»「」『』]/)
  parts.forEach((part, i) => {
    const found = wordsOf(part).slice(0, MAX_WORDS)
    const isQuoted = i % 2 === 1 && i < parts.length - 1
    if (isQuoted && found.length > 0) phrases.push(found)
    if (isQuoted) return
    words.push(...found.filter((each) => !isHan(each)))
    phrases.push(...(part.match(/\p{Script=Han}+/gu) ?? []).map((run) => [...run].slice(0, MAX_WORDS)))
  })
  const last = query.at(-1) ?? ''
  const prefix = words.length > 0 && words.length <= MAX_WORDS && /[\p{L}\p{N}]/u.test(last) && !isHan(last)
  return { words: words.slice(0, MAX_WORDS), phrases: phrases.slice(0, MAX_PHRASES), prefix }
}

const accents: Record<string, string> = { a: 'aá', e: 'eé', i: 'ií', o: 'oó', u: 'uúü', n: 'nñ' }

/**
 * A pattern for the words one after the other, whatever stands between them, with or without accents. Only letters and
 * digits come from the reader, so the pattern means the same to Postgres and to JavaScript.
 */
export function phrasePattern(words: readonly string[]): string {
  const letters = words.map((each) => each.toLowerCase().replace(/[aeioun]/g, (letter) => `[${accents[letter]}]`))
  return words.every(isHan) ? letters.join('') : letters.join('[^[:alnum:]]+')
}
