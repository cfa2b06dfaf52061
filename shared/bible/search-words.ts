/** What a reader typed into a search, taken apart: words that must occur, and phrases that must occur as they are. */
export type SearchWords = { words: string[]; phrases: string[][]; prefix: boolean }

const MAX_WORDS = 16
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
const token =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+(?:['’](?:s|t|ll|re|ve|d|m)?(?![\p{L}\p{N}]))?/gu

/** A verse as it is indexed: in scripts that write no spaces each character stands as a word of its own. */
export function searchText(text: string): string {
  return text.normalize('NFC').replace(ideograph, ' $& ')
}

/** The words of a text in order, without punctuation: `God's` is one word, each Han character is one. */
export function wordsOf(text: string): string[] {
  return (text.normalize('NFC').match(token) ?? []).map((word) => word.replace(/['’]$/, ''))
}

/**
 * Reads a search: quoted parts become phrases, a run of Han characters too, and the last word counts as a beginning
 * unless a space or a quotation mark closes it. At most 16 words are used.
 */
export function parseSearch(query: string): SearchWords {
  const words: string[] = []
  const phrases: string[][] = []
  const parts = query.split(/["“”„«»「」『』]/)
  parts.forEach((part, i) => {
    const found = wordsOf(part).slice(0, MAX_WORDS)
    const closed = i < parts.length - 1
    if (i % 2 === 1 && closed && found.length > 0) phrases.push(found)
    else collect(part, found, words, phrases)
  })
  const prefix =
    /[\p{L}\p{N}]$/u.test(query) && parts.length % 2 === 1 && words.length > 0 && !isIdeograph(query.at(-1) ?? '')
  return { words: words.slice(0, MAX_WORDS), phrases: phrases.slice(0, 4), prefix: prefix && words.length <= MAX_WORDS }
}

function collect(part: string, found: string[], words: string[], phrases: string[][]): void {
  words.push(...found.filter((word) => !isIdeograph(word)))
  for (const run of part.split(/[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/u)) {
    if (run) phrases.push([...run].slice(0, MAX_WORDS))
  }
}

function isIdeograph(text: string): boolean {
  return text.search(ideograph) >= 0
}
