/** The parts of a text between which a line may break; a joined one has no space before it. */
type PictureWord = { text: string; isJoined: boolean }

/** Letters of languages that are written without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const opening = /^[\p{Ps}\p{Pi}]+$/u

/** Cuts a text at its spaces, and between words that have none, where marks stay with the word that they belong to. */
export function pictureWords(text: string): PictureWord[] {
  const words = text.split(/\s+/).filter(Boolean)
  return words.flatMap((word) =>
    (unspaced.test(word) ? segmentsOf(word) : [word]).map((part, index) => ({ text: part, isJoined: index > 0 })),
  )
}

function segmentsOf(word: string): string[] {
  const parts: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(word)) {
    const last = parts.at(-1)
    const isAttached = last !== undefined && (opening.test(last) || (!isWordLike && !opening.test(segment)))
    if (isAttached) parts.push(`${parts.pop()}${segment}`)
    else parts.push(segment)
  }
  return parts
}
