/** What a reader typed into a search, taken apart: words, and phrases that must occur as they are. */
export type SearchWords = {
  words: string[]
  phrases: string[][]
  /** The last word may be the beginning of a word. */
  prefix: boolean
}

/** What a search reads at most: words of it and of each phrase, and phrases. */
export const MAX_WORDS = 16
export const MAX_PHRASES = 4
// the apostrophe ʼ is a letter to Unicode
const word = /\p{Script=Han}|(?:(?![\p{Script=Han}ʼ])[\p{L}\p{M}\p{N}])+/gu
const han = /\p{Script=Han}/u
// what most people type; patterns without properties of Unicode are much faster
const isPlain = /^[\0-\x7f]*$/
const plainWord = /[a-z\d]+/gi

// the index of a text has no such characters either
const invisible = /\p{Cf}/gu

/** The words of a text in order, without punctuation and invisible characters; each Han character is one. */
export function wordsOf(text: string): string[] {
  if (isPlain.test(text)) return text.match(plainWord) ?? []
  return text.replace(invisible, '').normalize('NFC').match(word) ?? []
}

/** Whether a word is a single Han character. */
export function isHan(text: string): boolean {
  return !isPlain.test(text) && han.test(text)
}

/**
 * Parses a search: text in quotation marks becomes a phrase, and so does a run of Han characters. The last word counts
 * as a beginning unless a space or a quotation mark closes it. At most 16 words and 4 phrases are used.
 */
export function parseSearch(query: string): SearchWords {
  const visible = query.replace(invisible, '')
  const words: string[] = []
  const phrases: string[][] = []
  const parts = visible.split(/["“”„«»「」『』]/)
  parts.forEach((part, i) => {
    const found = wordsOf(part).slice(0, MAX_WORDS)
    const isQuoted = i % 2 === 1 && i < parts.length - 1
    if (isQuoted && found.length > 0) phrases.push(found)
    if (isQuoted) return
    words.push(...found.filter((each) => !isHan(each)))
    const runs = isPlain.test(part) ? [] : (part.match(/\p{Script=Han}+/gu) ?? [])
    phrases.push(...runs.map((run) => [...run].slice(0, MAX_WORDS)))
  })
  const last = visible.at(-1) ?? ''
  const prefix = words.length > 0 && words.length <= MAX_WORDS && /[\p{L}\p{N}]/u.test(last) && !isHan(last)
  return { words: words.slice(0, MAX_WORDS), phrases: phrases.slice(0, MAX_PHRASES), prefix }
}

// words of a question about the Bible rather than words of the Bible
const fillers = new Set(
  `what who whom whose when where why how which does do did is are was were can could should would will may might must
  the a an of to in on for from with about and or but if it its this that these those there as at by be been being am
  i me my we us our you your he him his she her they them their bible biblical scripture scriptures verse verses passage
  passages say says said tell tells teach teaches mean means meaning explain show give find read know story parable about please christian
  christians people someone anyone have has had get go really need want help
  que qué quien quién cuando cuándo donde dónde por como cómo cual cuál el la los las un una de del en con sobre y o es
  son dice biblia significa versículo versiculo`.split(/\s+/),
)

/** A question without the words at its ends that add nothing: "the Lord is my shepherd" is "Lord is my shepherd". */
export function trimCommonWords(words: readonly string[]): string[] {
  const says = (each: string) => !fillers.has(each.toLowerCase())
  return words.slice(words.findIndex(says), words.findLastIndex(says) + 1)
}

/** The words of a question that may occur in the text itself; all of them if nothing else remains. */
export function keepMeaningfulWords(words: readonly string[]): string[] {
  const rest = words.filter((each) => !fillers.has(each.toLowerCase()))
  return rest.length > 0 ? rest : [...words]
}

const names = ['lord', 'yahweh', 'jehovah', 'señor', 'jehová', 'jehova']
const articles = ['the', 'el']

/** Whether a word is one of the names of God that translations use for the same one. */
export const isName = (word: string): boolean => names.includes(word.toLowerCase())

/** Whether a word is an article that may be before a name of God: "the LORD" of one text is "Yahweh" of another. */
export const isArticle = (word: string): boolean => articles.includes(word.toLowerCase())

/** The word itself, or all the names of God if it is one: readers know a verse by the name in their own translation. */
export function formsOf(word: string): string[] {
  return isName(word) ? names : [word]
}
