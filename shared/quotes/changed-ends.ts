import type { Range } from '../markdown/stretches.ts'
import { entryAt } from '../seals/text-index.ts'
import { foldWord, wordsIn } from '../seals/words.ts'
import type { TextRun, Texts } from './texts.ts'

/** Words without marks and the run of a text that they are. */
type Placed = { place: Range; run: TextRun }

/**
 * Adds the word behind or before an exact run that the text has otherwise in the same clause: “but have eternal death”,
 * “Satan so loved the world”. A clause that ends may be followed by the writer's own words. Before a run these are
 * normal too, so only another name or noun instead of a name counts. Undefined without such a word; `part` is the text
 * that is free around the run.
 */
export async function withChangedEnds(
  shown: string,
  part: Range,
  { place, run }: Placed,
  texts: Texts,
): Promise<Placed | undefined> {
  const behind = wordBehind(shown.slice(place.end, Math.min(part.end, place.end + LONGEST)))
  const before = wordBefore(shown.slice(Math.max(part.start, place.start - LONGEST), place.start))
  const { index } = run.text
  const isLonger = (at: number, inside: number) => entryAt(index, at) === entryAt(index, inside)
  const isOver = newSentence.test(shown.slice(place.start, place.end))
  const mayEnd = behind !== undefined && !isOver && run.end < index.words.length && isLonger(run.end, run.end - 1)
  const mayBegin = before !== undefined && run.at > 0 && isLonger(run.at - 1, run.at)
  if (!mayEnd && !mayBegin) return undefined
  const stored = await texts.around(run)
  const next = mayEnd ? wordBehind(stored.behind) : undefined
  const previous = mayBegin ? wordBefore(stored.before) : undefined
  const isEnd = behind !== undefined && next !== undefined && differ(behind.word, next.word)
  const isBeginning =
    before !== undefined &&
    previous !== undefined &&
    differ(before.word, previous.word) &&
    isName(previous) &&
    isNamed(before)
  if (!isEnd && !isBeginning) return undefined
  const [from, to] = [isBeginning ? 1 : 0, isEnd ? 1 : 0]
  return {
    place: { start: place.start - (isBeginning ? before.length : 0), end: place.end + (isEnd ? behind.length : 0) },
    run: { ...run, from: run.from - from, at: run.at - from, to: run.to + to, end: run.end + to, isExact: false },
  }
}

/** The run ends with the first words of the writer's next sentence, which the text has by chance: “… of the deep. And”. */
const newSentence = /[.!?]["”’]?\s+\p{Lu}[^\s.!?]*(?:\s+[^\s.!?]+){0,2}$/u

/** The length of text that contains a word and what is before it. */
const LONGEST = 80

/** A word next to a place, without a sign between; `length` is how far it reaches from there. */
type Neighbour = { word: string; length: number; text: string }

function wordBehind(text: string): Neighbour | undefined {
  const { starts, ends } = wordsIn(text)
  const [start = -1, end = 0] = [starts[0], ends[0]]
  // an opening mark or emphasis does not end a clause
  if (start === -1 || !/^[*_]*\s*[*_]*["“„‘«]?[*_]*$/.test(text.slice(0, start)) || /^["”]/.test(text)) return undefined
  return { word: text.slice(start, end), length: end, text }
}

function wordBefore(text: string): Neighbour | undefined {
  const { starts, ends } = wordsIn(text)
  const [start = 0, end = -1] = [starts.at(-1), ends.at(-1)]
  if (end === -1 || !/^[*_]*\s+[*_]*$/.test(text.slice(end))) return undefined
  return { word: text.slice(start, end), length: text.length - start, text }
}

const differ = (a: string, b: string): boolean => foldWord(a) !== foldWord(b)

/** Words that begin a sentence or clause and name nothing. */
const plain =
  /^(?:he|she|it|they|we|you|i|who|this|that|these|those|and|but|for|so|then|now|yet|as|when|because|since|if|thus|therefore|how|why|what|which|there|behold|él|ella|ellos|que|porque|pues|mas|pero|y|si|cuando|como|así|entonces|quien)$/i
const determined =
  /(?<!\p{L})(?:the|an?|our|my|your|his|her|their|el|la|los|las|una?|mi|tu|su|nuestr[oa])\s+[\p{L}'’]+\s+$/iu

const isName = ({ word }: Neighbour): boolean => /^\p{Lu}/u.test(word) && !plain.test(word)

/** True for a name, or a noun with its article. */
const isNamed = (neighbour: Neighbour): boolean =>
  isName(neighbour) || (!plain.test(neighbour.word) && determined.test(neighbour.text))
