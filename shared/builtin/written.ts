import { findReferences } from '../bible/reference.ts'
import { THRESHOLD } from '../finder/find.ts'
import type { Findings } from './compose.ts'
import { type Excerpt, partOf, quoteBeginning } from './evidence.ts'
import type { Question } from './question.ts'
import { type Desk, type FoundPassage, type ReadPassage, scoreVerses } from './reading.ts'
import type { ModelPlace } from './request.ts'
import { contentWords } from './words.ts'

const MAX_ALSO = 3
/** A passage as short as this is quoted whole. */
const SHORT = { verses: 2, characters: 320 }
/** A score of at least this share of the best verse's is nearly as good. */
const NEARLY = 0.5

/**
 * The answer of the written index or of remembered words: the sentence that answers, the verses that carry it, and two
 * or three further passages. Undefined if the finder is not sure, and for a follow-up question.
 */
export async function answerFromIndex(
  desk: Desk,
  question: Question,
  place: ModelPlace,
): Promise<Pick<Findings, 'shape' | 'main' | 'beside' | 'written'> | undefined> {
  if (question.pointsHere || question.goesOn || question.text.trim() === '') return undefined
  const found = await desk.find(question.text)
  const best = found.find(({ source }) => source !== 'reference')
  if (!best || best.probability < THRESHOLD) return undefined
  const passages = await desk.passages([best.reference, ...alsoOf(best, found).slice(0, MAX_ALSO)].join('; '))
  const [main, ...others] = passages
  if (!main) return undefined
  // if the reader chose verses, only an answer that is in their chapter
  if (place.verses.length > 0 && (main.book !== place.book || main.chapter !== place.chapter)) return undefined
  const sentence = question.language === 'es' ? best.dice : best.says
  return {
    shape: 'written',
    main: [
      keyVerses(main, best.key, question.language) ??
        carrying(main, `${question.text} ${best.asked ?? ''} ${best.says ?? ''} ${best.dice ?? ''}`),
    ],
    beside: others.map(quoteBeginning),
    written: { sentence: sentence && emphasised(sentence) },
  }
}

/** Emphasises words in quotation marks instead: they are a saying, never words of the translation. */
const emphasised = (sentence: string) => sentence.replace(/["“]([^"“”]+)["”]/g, '*$1*')

/** The other passages of the entry, which its sentence is about, or others that the finder is sure of. */
function alsoOf(best: FoundPassage, found: readonly FoundPassage[]): string[] {
  if (best.asked) return best.also ?? []
  return found.filter((each) => each !== best && each.probability >= THRESHOLD).map(({ reference }) => reference)
}

/** The verses of a passage that the index names as those that carry the answer. */
function keyVerses(passage: ReadPassage, key: string | undefined, language: string): Excerpt | undefined {
  const [named] = key ? findReferences(key, language) : []
  if (!named) return undefined
  const isNamed = ({ chapter, verse }: { chapter: number; verse: number }) =>
    (chapter > named.start_chapter || (chapter === named.start_chapter && verse >= named.start_verse)) &&
    (chapter < named.end_chapter || (chapter === named.end_chapter && verse <= named.end_verse))
  const verses = passage.verses.filter(isNamed).map((each) => ({ ...each, score: 1 }))
  return verses.length > 0 ? partOf(passage, verses, passage.reference) : undefined
}

/** The verse of a passage that carries the answer; the whole passage if it is short. */
function carrying(passage: ReadPassage, words: string): Excerpt {
  const { verses, reference } = passage
  const length = verses.reduce((sum, { text }) => sum + text.length, 0)
  const scored = scoreVerses(verses, contentWords(words))
  if (verses.length <= SHORT.verses && length <= SHORT.characters) return partOf(passage, scored)
  // the first of nearly equal verses: the following ones explain it
  const most = Math.max(...scored.map(({ score }) => score))
  const best = scored.find(({ score }) => score >= most * NEARLY)
  return partOf(passage, best ? [best] : [], reference)
}
