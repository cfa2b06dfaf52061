import { findReferences } from '../bible/reference.ts'
import { wordsOf } from '../bible/search-words.ts'
import { THRESHOLD } from '../finder/find.ts'
import { findInChapter } from './chapter.ts'
import type { Findings } from './compose.ts'
import { type Excerpt, excerptOf, partOf, quoteBeginning, quoteVerses } from './evidence.ts'
import { namesIn } from './new-question.ts'
import type { Question } from './question.ts'
import { type Desk, type FoundPassage, type ReadPassage, scoreVerses } from './reading.ts'
import { bibleLanguageOf, chapterOfPlace, type ModelPlace } from './request.ts'
import { contentWords } from './words.ts'

const MAX_ALSO = 3
/** A passage as short as this is quoted whole. */
const SHORT = { verses: 2, characters: 320 }
/** A score of at least this share of the best verse's is nearly as good. */
const NEARLY = 0.5

/** From this fit on, a passage of the open chapter answers a question that leans on it: “why did they hide?” */
const FITS_LEANING = 0.7
/** The same for a question about “this psalm” or “here”, which the words of the chapter answer as well. */
const FITS_POINTING = 0.85
/** A question this much like a written one leans on nothing; a need is answered a little sooner. */
export const FITS_ALONE = 0.95
const FITS_NEED = 0.9
/** The odds, as a logarithm, from which on the open chapter is taken: 40 %. */
const LEANS = -0.4
/** From this probability on, the finder knows the passage of the open chapter better than its words alone show it. */
const SURE = 0.6

/**
 * The answer of the written index or of remembered words: the sentence that answers, the verses that carry it, and two
 * or three further passages. Undefined if the finder is not sure, for a follow-up question, and for a question about the
 * open chapter that the index has nothing on. `least`: from which fit on.
 */
export async function answerFromIndex(
  desk: Desk,
  question: Question,
  place: ModelPlace,
  chapter: ReadPassage | undefined,
  least = 0,
): Promise<Pick<Findings, 'shape' | 'main' | 'beside' | 'written'> | undefined> {
  if (question.goesOn || question.text.trim() === '') return undefined
  // a chapter as a whole is shown by its own lines
  if (question.pointsHere && question.kind === 'summary') return undefined
  const found = await desk.find(question.text)
  const best = await choose(desk, question, place, chapter, found)
  if (!best || best.probability < THRESHOLD || best.fit < least) return undefined
  const answer = await writtenAnswer(desk, question, place, best, found)
  const [main] = answer?.main ?? []
  // if the reader chose verses, only an answer that is in their chapter
  if (place.verses.length > 0 && (main?.book !== place.book || main.chapter !== place.chapter)) return undefined
  return answer
}

/** The answer with a found passage; `found`: all that was found with it, for an answer that no entry gives. */
export async function writtenAnswer(
  desk: Desk,
  question: Question,
  place: ModelPlace,
  best: FoundPassage,
  found: readonly FoundPassage[] = [best],
): Promise<Pick<Findings, 'shape' | 'main' | 'beside' | 'written'> | undefined> {
  const [main, ...others] = await desk.allPassages([best.reference, ...alsoOf(best, found).slice(0, MAX_ALSO)])
  if (!main) return undefined
  const sentence = question.language === 'es' ? best.dice : best.says
  // of several passages, the sentence may speak of another one
  const told = isSame(best, found.find(isNoReference)) ? `${best.says ?? ''} ${best.dice ?? ''}` : ''
  return {
    shape: 'written',
    main: [
      keyVerses(main, best.key, bibleLanguageOf(place)) ??
        (best.asked === undefined && main.book === place.book && main.chapter === place.chapter
          ? excerptOf(main, question)
          : undefined) ??
        carrying(main, `${question.text} ${best.asked ?? ''} ${told}`),
    ],
    beside: others.map(quoteBeginning),
    written: { sentence: sentence && emphasised(sentence) },
  }
}

/**
 * The passage that answers: one of the open chapter if the question is about it, or if the same entry names one there.
 */
async function choose(
  desk: Desk,
  question: Question,
  place: ModelPlace,
  chapter: ReadPassage | undefined,
  found: readonly FoundPassage[],
): Promise<FoundPassage | undefined> {
  const best = found.find(isNoReference)
  // a question that is written so is about nothing else: "Here am I, send me" points to no chapter
  if (best?.asked !== undefined && best.fit >= FITS_ALONE) return best
  const isAbout = question.leansHere || question.pointsHere
  const isDoubtful = chapter !== undefined && best !== undefined && best.fit < FITS_ALONE
  if (!isAbout && !isDoubtful && !best?.also?.some((each) => isIn(place, each))) return best
  const here = (await desk.find(question.text, chapterOfPlace(place))).filter(isNoReference)
  if (!isAbout && isDoubtful && fitsChapter(best, here, findInChapter(chapter, question).share)) {
    const near = here.find(({ probability }) => probability >= SURE)
    return near && (near.fit >= FITS_POINTING || isSame(near, best) ? near : passageAlone(near))
  }
  if (isAbout) {
    const isHere = (one: FoundPassage) => here.some((each) => isSame(each, one))
    const least = question.pointsHere ? FITS_POINTING : FITS_LEANING
    const near = best && isHere(best) ? best : here.toSorted((a, b) => b.fit - a.fit)[0]
    if (near && near.fit >= least) return near.kind === 'need' ? { ...near, says: '', dice: '' } : near
    return best && !question.pointsHere && isAlone(question, best) ? best : undefined
  }
  return here.find(({ asked }) => asked !== undefined && asked === best?.asked) ?? best
}

/**
 * Whether the open chapter answers sooner than the best passage of the whole Bible: by what each fits the question, and by
 * the share of its words that some verses of the chapter have. Fitted to 740 suggestions of chapters, and to 1,414 questions of
 * visitors asked in any chapter: 88 % of the ones and 1 % of the others are answered here.
 */
function fitsChapter(best: FoundPassage, here: readonly FoundPassage[], share: number): boolean {
  const fit = Math.max(0, ...here.map((each) => each.fit))
  return 2.93 + 6.35 * fit - 12.25 * best.fit + 5.73 * share >= LEANS
}

/** A found passage without what was written for another question. */
const passageAlone = ({ reference, probability, fit, source }: FoundPassage): FoundPassage => ({
  ...{ reference, probability, fit, source },
})

const isNoReference = ({ source }: FoundPassage) => source !== 'reference'
const isSame = (a: FoundPassage, b: FoundPassage | undefined) => a.reference === b?.reference && a.asked === b.asked

/** Whether a reference in the words of the Bible begins in the open chapter. */
const isIn = (place: ModelPlace, reference: string): boolean =>
  findReferences(reference, bibleLanguageOf(place)).some(
    ({ book, start_chapter }) => book === place.book && start_chapter === place.chapter,
  )

/** Whether a question says all itself. “Why did she die?” may speak of someone whom the visitor mourns. */
function isAlone({ text, isWhy }: Question, { fit, kind, asked = '' }: FoundPassage): boolean {
  const words = new Set(wordsOf(text))
  const sharesName = namesIn(asked).some((name) => words.has(name.toLowerCase()))
  return fit >= FITS_ALONE || sharesName || (isWhy && kind === 'need' && fit >= FITS_NEED)
}

/** Emphasises words in quotation marks instead: they are a saying, never words of the translation. */
const emphasised = (sentence: string) => sentence.replace(/["“]([^"“”]+)["”]/g, '*$1*')

/** The other passages of the entry, which its sentence is about, or others that the finder is sure of. */
function alsoOf(best: FoundPassage, found: readonly FoundPassage[]): string[] {
  if (best.asked) return best.also ?? []
  return found.filter((each) => each !== best && each.probability >= THRESHOLD).map(({ reference }) => reference)
}

/** The verses of a passage that the index names as those that carry the answer; `key` is in the language of the Bible. */
function keyVerses(passage: ReadPassage, key: string | undefined, language: string): Excerpt | undefined {
  const [named] = key ? findReferences(key, language) : []
  if (!named) return undefined
  const isNamed = ({ chapter, verse }: { chapter: number; verse: number }) =>
    (chapter > named.start_chapter || (chapter === named.start_chapter && verse >= named.start_verse)) &&
    (chapter < named.end_chapter || (chapter === named.end_chapter && verse <= named.end_verse))
  const verses = passage.verses.filter(isNamed)
  return verses.length > 0 ? { ...quoteVerses(passage, verses, passage.reference), isKey: true } : undefined
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
