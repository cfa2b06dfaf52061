import { verseKey } from '../bible/verse-key.ts'
import type { Findings } from './compose.ts'
import { type Excerpt, quoteBeginning, quoteVerses, readChapter } from './evidence.ts'
import type { Question } from './question.ts'
import type { Desk, ReadPassage } from './reading.ts'
import type { BuiltinRequest, ModelPlace } from './request.ts'
import { widenToSentences } from './sentences.ts'

const MAX_BESIDE = 3

/** The final step: removes what the conversation has quoted already, and completes partial sentences. */
export async function finishAnswer(
  desk: Desk,
  question: Question,
  { place, history }: BuiltinRequest,
  chapter: ReadPassage | undefined,
  found: Findings,
): Promise<Findings> {
  const fresh = await unrepeated(desk, question, place, found)
  const main: Excerpt[] = []
  for (const each of fresh.main) {
    const isHere = chapter?.book === each.book && chapter.chapter === each.chapter
    const around = isHere ? chapter : await readChapter(desk, { ...place, book: each.book, chapter: each.chapter })
    const whole = around ? wholeOf(each, around, question) : each
    if (!main.some((other) => meets(other, whole))) main.push(whole)
  }
  const isSaid = (words: string) => history.some(({ content }) => content.includes(words))
  const { written, henry, voice } = fresh
  return {
    ...fresh,
    main,
    beside: fresh.beside.filter((each) => !main.some((other) => meets(other, each))).slice(0, MAX_BESIDE),
    written: written?.sentence && !fresh.repeats && isSaid(written.sentence) ? undefined : written,
    henry: henry && isSaid(henry.words) ? undefined : henry,
    voice: voice && isSaid(voice.words) ? undefined : voice,
  }
}

const keysOf = ({ book, verses }: Excerpt) => verses.map((verse) => verseKey({ book, ...verse }))
const meets = (one: Excerpt, other: Excerpt) => keysOf(one).some((key) => keysOf(other).includes(key))

/** Removes the verses that earlier answers quoted. If nothing is left, the following passage replaces them. */
async function unrepeated(desk: Desk, { shown }: Question, place: ModelPlace, found: Findings): Promise<Findings> {
  // it says that it quotes the chapter, or the same again
  if (found.shape === 'nothing' || found.repeats) return found
  const isShown = (each: Excerpt) => keysOf(each).some((key) => shown.has(key))
  const above = found.main.filter(isShown).map(({ reference }) => reference)
  const kept = found.main.filter((each) => !isShown(each))
  let beside = found.beside.filter((each) => !isShown(each))
  if (kept.length > 0 || above.length === 0 || found.shape === 'summary') return { ...found, main: kept, above, beside }
  if (beside.length === 0) {
    beside = (await desk.relatedPassages(above[0]!, 6)).map(quoteBeginning).filter((each) => !isShown(each))
  }
  if (beside.length === 0) beside = (await following(desk, place, found.main.at(-1)!)).filter((each) => !isShown(each))
  return { ...found, main: beside.slice(0, 1), above, beside: beside.slice(1) }
}

/** What follows an excerpt in its chapter. */
async function following(desk: Desk, place: ModelPlace, { book, chapter, verses }: Excerpt): Promise<Excerpt[]> {
  const around = await readChapter(desk, { ...place, book, chapter })
  const next = around?.verses.find(({ verse }) => verse > (verses.at(-1)?.verse ?? 0))
  return around && next ? [quoteVerses(around, [next])] : []
}

/** A verse that completes the sentence of those that carry an answer may be added, not more: they were chosen. */
const MOST_BESIDE_KEY = 1

/** The excerpt, extended to whole sentences of its chapter. */
function wholeOf(excerpt: Excerpt, chapter: ReadPassage, { shown }: Question): Excerpt {
  const at = (each: { chapter: number; verse: number } | undefined) =>
    chapter.verses.findIndex(({ chapter, verse }) => chapter === each?.chapter && verse === each.verse)
  const [from, to] = [at(excerpt.verses[0]), at(excerpt.verses.at(-1))]
  if (from < 0 || to < from) return excerpt
  const { whole, label, isKey } = excerpt
  const verses = widenToSentences(chapter.verses, from, to, isKey && MOST_BESIDE_KEY)
  const wide = { ...quoteVerses(chapter, verses, whole), ...(label && { label }) }
  return keysOf(wide).some((key) => shown.has(key)) ? excerpt : wide
}
