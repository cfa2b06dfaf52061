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

/** A sentence without the signs of markdown. */
function plainWords(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/^[\s>#-]+|[*_`\\]+/gm, '')
    .replace(/[\s|]+/g, ' ')
    .trim()
}
