import { THRESHOLD } from '#shared/finder/find.ts'
import type { Place } from '../provider.ts'
import type { Findings } from './compose.ts'
import { type Excerpt, partOf } from './evidence.ts'
import type { Question } from './question.ts'
import { bestWindow, type Desk, type FoundPassage, type Passage, scoreVerses } from './reading.ts'
import { contentWords } from './words.ts'

const MAX_ALSO = 3
/** A passage as short as this is quoted whole. */
const SHORT = { verses: 5, characters: 650 }
/** So far a quotation is carried on to the end of a speech. */
const SPEECH = { verses: 6, characters: 900 }

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
    beside: others.map((each) => carrying(each, `${question.text} ${best.says ?? ''}`, 1)),
    written: { sentence: sentence && emphasised(sentence) },
  }
}

/** Words in quotation marks, emphasised instead: they are a saying, never words of the translation. */
const emphasised = (sentence: string) => sentence.replace(/["“]([^"“”]+)["”]/g, '*$1*')

/** Another passage of the same entry, or another one that the finder is sure of. */
function isRelated(each: FoundPassage, best: FoundPassage): boolean {
  return best.asked ? each.asked === best.asked : each.probability >= THRESHOLD
}

/** The verses of a passage that carry the answer: all of a short one, else those that share its words, to the end of a speech. */
function carrying(passage: Passage, words: string, most = 3): Excerpt {
  const { verses, reference } = passage
  const length = verses.reduce((sum, { text }) => sum + text.length, 0)
  const scored = scoreVerses(verses, contentWords(words))
  if (most > 1 && verses.length <= SHORT.verses && length <= SHORT.characters) return partOf(passage, scored)
  const isScored = scored.some(({ score }) => score > 0)
  const window = isScored ? bestWindow(scored, false, most) : scored.slice(0, 1)
  const from = scored.indexOf(window[0]!)
  let to = from + window.length
  if (most > 1) {
    while (to < scored.length && isOpen(scored.slice(from, to)) && fits(scored.slice(from, to + 1))) to++
  }
  return partOf(passage, scored.slice(from, to), reference)
}

const textOf = (verses: readonly { text: string }[]) => verses.map(({ text }) => text).join(' ')
const fits = (verses: readonly { text: string }[]) =>
  verses.length <= SPEECH.verses && textOf(verses).length <= SPEECH.characters

/** Whether a speech that begins in these verses has not ended yet, or the last sentence has not. */
function isOpen(verses: readonly { text: string }[]): boolean {
  const text = textOf(verses)
  const opened = text.split('“').length - text.split('”').length
  return opened > 0 || !/[.!?”’»。！？]\s*$/.test(text)
}
