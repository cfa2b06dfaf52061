import { isInOneVerse } from './one-verse.ts'
import type { Searches } from './search.ts'
import type { Translation } from './translations.ts'

/** Fewer words may be the visitor's own, although a verse has them: "I am weary of my life". */
const LEAST_WORDS = 8
/** English that says nothing of the visitor is hardly theirs: "for he spoke, and it was done". */
const LEAST_OF_OTHERS = 5
const ofVisitor =
  /\b(?:i|i['’](?:m|ve|ll|d)|im|ive|me|my|mine|myself|we|us|our|ours|ourselves|help|now|today|tonight)\b/i
/** Each piece costs searches: all words of a text with more pieces count as the visitor's own. */
const MOST_PIECES = 20

/**
 * The words of a text that are the visitor's own. Not their own are eight or more words that a verse of the translation
 * has together, and beside them also fewer: nothing remains of a text that is Scripture as a whole. Five words are enough in
 * English for a whole text that says nothing of the visitor, unless minutes may count (`isUrgent`).
 */
export async function ownWords(
  searches: Searches,
  translation: Translation,
  text: string,
  isUrgent: boolean,
): Promise<string> {
  const pieces = text.split(/(?<=[.?!;:]["”’»]*)\s+|\n+/).filter((each) => /\p{L}/u.test(each))
  const isOfOthers = !isUrgent && translation.language.startsWith('en') && !ofVisitor.test(text)
  if (wordsIn(text) < (isOfOthers ? LEAST_OF_OTHERS : LEAST_WORDS) || pieces.length > MOST_PIECES) return text
  const isVerse = (words: string) => isInOneVerse(words, (q, page) => searches.find(translation, { q, ...page }))
  const runs = await runsOf(pieces, isVerse)
  if (isOfOthers && runs.every(({ isFound }) => isFound)) return ''
  const isQuoted = ({ words, isFound }: Run) => isFound && wordsIn(words) >= LEAST_WORDS
  if (runs.some(isQuoted) && runs.every(({ isFound }) => isFound)) return ''
  const own = runs.filter((run) => !isQuoted(run))
  return own.length < runs.length ? own.map(({ words }) => words).join(' ') : text
}

type Run = { words: string; isFound: boolean }

/** Joins the pieces that one verse has together, as many as it has. */
async function runsOf(pieces: readonly string[], isVerse: (words: string) => Promise<boolean>): Promise<Run[]> {
  const runs: Run[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    const joined = last?.isFound && `${last.words} ${piece}`
    if (last && joined && (await isVerse(joined))) last.words = joined
    else runs.push({ words: piece, isFound: await isVerse(piece) })
  }
  return runs
}

const wordsIn = (text: string) => text.trim().split(/\s+/).length
