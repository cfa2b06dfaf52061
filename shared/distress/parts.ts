/** So many different sentences are judged alone; those after them in parts, as the whole text is. */
const MOST_ALONE = 200
const LONGEST = 45
const SHORT = 12

/** A text in parts of whole sentences or lines of at most about 45 words; a short last one also opens the next part. */
export function partsOf(text: string): string[] {
  const wordsIn = (sentence: string) => sentence.split(/\s+/).length
  if (wordsIn(text) <= LONGEST) return [text]
  const sentences = sentencesOf(text).flatMap(cut)
  const parts: string[] = []
  let part: string[] = []
  for (const sentence of sentences) {
    if (part.length > 0 && wordsIn([...part, sentence].join(' ')) > LONGEST) {
      parts.push(part.join(' '))
      part = part.slice(-1).filter((last) => wordsIn(last) <= SHORT)
    }
    part.push(sentence)
  }
  return [...parts, part.join(' ')]
}

/** The sentences that are judged alone: each once, since thousands of tiny ones would keep the process busy. */
export function aloneOf(sentences: readonly string[]): string[] {
  const different = [...new Set(sentences)]
  const rest = different.slice(MOST_ALONE)
  return rest.length > 0 ? [...different.slice(0, MOST_ALONE), ...partsOf(rest.join('\n'))] : different
}

/** The sentences and lines of a text, also where a dash, "btw", "also" or no space divides them. */
export const sentencesOf = (text: string) =>
  withLetters(
    text.split(
      /(?<=[.?!])\s+|(?<=\n)(?!\n)|(?<=\p{L}{2}[.?!])(?=\p{L}{2})|(?<!\s)\s+(?:[-–—]+|(?:and )?also|pls|btw|by the way|por cierto)\s+/u,
    ),
  )
const withLetters = (pieces: readonly string[]) => pieces.filter((each) => /\p{L}/u.test(each))

/** A sentence that is too long for one part, cut between words; each piece begins with the last words of the one before. */
function cut(sentence: string): string[] {
  const words = sentence.split(/\s+/)
  if (words.length <= LONGEST) return [sentence]
  const step = LONGEST - SHORT
  return Array.from({ length: Math.ceil((words.length - SHORT) / step) }, (_, i) =>
    words.slice(i * step, i * step + LONGEST).join(' '),
  )
}
