const ENDS = /[.!?…:]["”’')\]*_]*\s|\n/
const words = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/** The sentences of some markdown that has arrived after `from`, as plain words, and where the next one begins. */
export function finishedSentences(
  markdown: string,
  from: number,
  isComplete: boolean,
): { sentences: string[]; next: number } {
  const rest = markdown.slice(from)
  // most pieces of a stream end no sentence
  if (!isComplete && !ENDS.test(rest)) return { sentences: [], next: from }
  // a question mark in an address ends no sentence
  const masked = rest.replace(/\]\([^)\s]*/g, (address) => address.replaceAll('?', '/'))
  const found = [...words.segment(masked)].map(({ segment }) => segment)
  if (!isComplete) found.pop()
  const next = from + found.reduce((sum, { length }) => sum + length, 0)
  return { sentences: found.map(plainWords).filter(Boolean), next }
}

/** What was spoken of an answer: its markdown, and the number of its sentences. */
export type Spoken = { text: string; sentences: number }
export const nothingSpoken: Spoken = { text: '', sentences: 0 }

/**
 * The sentences of an answer that have not been spoken yet. While it is written, an answer that is shorter than what was
 * spoken has begun again. One whose spoken words have changed, by a correction or a link, continues after as many sentences.
 */
export function latestSentences(
  markdown: string,
  spoken: Spoken,
  isComplete: boolean,
): { latest: string[]; now: Spoken } {
  const isLonger = markdown.startsWith(spoken.text)
  const { sentences, next } = finishedSentences(markdown, isLonger ? spoken.text.length : 0, isComplete)
  const isAgain = !isComplete && markdown.length < spoken.text.length
  const before = isLonger || isAgain ? 0 : spoken.sentences
  const now = { text: markdown.slice(0, next), sentences: (isLonger ? spoken.sentences : 0) + sentences.length }
  return { latest: sentences.slice(before), now }
}

/** A sentence without the signs of markdown. */
function plainWords(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/^[\s>#-]+|[*_`\\]+/gm, '')
    .replace(/[\s|]+/g, ' ')
    .trim()
}
