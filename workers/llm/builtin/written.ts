import { THRESHOLD } from '#shared/finder/find.ts'
import type { Place } from '../provider.ts'
import type { Findings } from './compose.ts'
import { begun, type Excerpt, partOf } from './evidence.ts'
import type { Question } from './question.ts'
import { type Desk, type FoundPassage, type Passage, scoreVerses } from './reading.ts'
import { contentWords } from './words.ts'

const MAX_ALSO = 3
/** A passage as short as this is quoted whole. */
const SHORT = { verses: 2, characters: 320 }
/** So much of the best verse's score is nearly as good. */
const NEARLY = 0.5

/**
 * The answer of the written index or of remembered words: the sentence that answers, the verses that carry it, and two or
 * three further passages. Undefined where the finder is not sure, and for a question that follows from the one before.
 */
export async function written(
  desk: Desk,
  question: Question,
  place: Place,
): Promise<Pick<Findings, 'shape' | 'main' | 'beside' | 'written'> | undefined> {
  if (question.pointsHere || question.goesOn || question.text.trim() === '') return undefined
  const found = await desk.find(question.text)
  const best = found.find(({ source }) => source !== 'reference')
  if (!best || best.probability < THRESHOLD) return undefined
  const also = found.filter((each) => each !== best && isRelated(each, best)).slice(0, MAX_ALSO)
  const passages = await desk.passages([best, ...also].map(({ reference }) => reference).join('; '))
  const [main, ...others] = passages
  if (!main) return undefined
  // of verses that the reader chose, only an answer that is in their chapter
  if (place.verses.length > 0 && (main.book !== place.book || main.chapter !== place.chapter)) return undefined
  const sentence = question.language === 'es' ? best.dice : best.says
  return {
    shape: 'written',
    main: [carrying(main, `${question.text} ${best.asked ?? ''} ${best.says ?? ''} ${best.dice ?? ''}`)],
    beside: others.map(begun),
    written: { sentence: sentence && emphasised(sentence) },
  }
}

/** Words in quotation marks, emphasised instead: they are a saying, never words of the translation. */
const emphasised = (sentence: string) => sentence.replace(/["“]([^"“”]+)["”]/g, '*$1*')

/** Another passage of the same entry, or another one that the finder is sure of. */
function isRelated(each: FoundPassage, best: FoundPassage): boolean {
  return best.asked ? each.asked === best.asked : each.probability >= THRESHOLD
}

/** The verse of a passage that carries the answer; all of a passage that is no longer than that. */
function carrying(passage: Passage, words: string): Excerpt {
  const { verses, reference } = passage
  const length = verses.reduce((sum, { text }) => sum + text.length, 0)
  const scored = scoreVerses(verses, contentWords(words))
  if (verses.length <= SHORT.verses && length <= SHORT.characters) return partOf(passage, scored)
  // of verses that are nearly alike the first one: what follows explains it
  const most = Math.max(...scored.map(({ score }) => score))
  const best = scored.find(({ score }) => score >= most * NEARLY)
  return partOf(passage, best ? [best] : [], reference)
}
