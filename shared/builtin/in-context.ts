import { bookById } from '../bible/books.ts'
import { findReferences } from '../bible/reference.ts'
import { verseKey } from '../bible/verse-key.ts'
import { formatReference } from '../bible/versification.ts'
import { THRESHOLD } from '../finder/find.ts'
import type { Findings } from './compose.ts'
import { excerptOf, quoteBeginning, quoteVerses } from './evidence.ts'
import { type FollowUpKind, followUpKind } from './follow-up-kind.ts'
import { leans, visitor } from './new-question.ts'
import { isAboutHere, type Question } from './question.ts'
import { type Desk, type FoundPassage, type ReadPassage, scoreVerses } from './reading.ts'
import { type BuiltinRequest, bibleLanguageOf, type Turn } from './request.ts'
import { bare, isBare, subjectOf } from './subject.ts'
import { wholeWords } from './whole-words.ts'
import { contentWords, stems } from './words.ts'
import { FITS_ALONE, writtenAnswer } from './written.ts'

/** So many earlier questions are tried as what a follow-up question is about. */
const MOST_EARLIER = 2
/** From this fit on, a question with its subject put back is a written one. */
const FITS_JOINED = 0.8
/** So much less may the joined question fit than the same words alone. */
const NEARLY = 0.05
/** An entry that fits an earlier question less is not what answered it. */
const FITS_EARLIER = 0.5
/** The same as `FITS_JOINED` for words that speak of the visitor, without what was asked before. */
const FITS_OWN = 0.85
/** A verse is quoted with so many others when a visitor asks for it again. */
const MOST_AGAIN = 6
const MOST_BESIDE = 3

type Answer = Pick<Findings, 'shape' | 'main' | 'beside'> & Partial<Findings>
/** A question of the conversation, what it is about, and the entry that answers it. */
type Earlier = { text: string; subject: string; found: FoundPassage | undefined }
type Answered = Earlier & { found: FoundPassage }

/**
 * The answer to a question that follows others in a conversation: to what it means with its subject put back (“how did
 * he die?” after “Who was Paul?”), from the passages of the question before, or what thanks and “another verse”
 * ask for. Undefined for a question that says all itself, and where the index has not answered what was asked before.
 */
export async function answerInContext(
  desk: Desk,
  question: Question,
  request: BuiltinRequest,
): Promise<Answer | undefined> {
  const asked = askedBefore(request.history)
  if (asked.length === 0 || question.language === 'zh') return undefined
  const kind = followUpKind(question.text)
  if (kind === 'thanks') return { shape: 'thanks', main: [], beside: [] }
  // verses that the reader has chosen are what a text without a subject is about
  const hasChosen = request.place.verses.length > 0
  if (question.references.length > 0 || question.pointsHere || (kind && hasChosen)) return undefined
  if (kind === 'next') return nextVerse(desk, request)
  const earlier: Earlier[] = []
  for (const text of asked.slice(0, MOST_EARLIER)) {
    const [found] = isAboutHere(text) ? [] : await written(desk, text)
    earlier.push({ text, subject: subjectOf(text), found: found && found.fit >= FITS_EARLIER ? found : undefined })
  }
  const last = earlier[0]?.found && { ...earlier[0], found: earlier[0].found }
  const hasOwnWords = !kind || kind === 'old' || kind === 'new'
  const joined = hasOwnWords ? await joinedAnswer(desk, question, request, earlier) : undefined
  if (joined) return joined
  if (kind) return last && answerOfKind(desk, question, request, last, kind)
  const isOpen = !question.goesOn && !isBare(question.text)
  if (isOpen || !last || hasChosen) return undefined
  return (await within(desk, question, last)) ?? onlyBefore(desk, last.found)
}

/** The visitor's earlier questions, the newest first, without thanks and the like, and without words of danger. */
const askedBefore = (history: readonly Turn[]) =>
  history
    .filter(({ role, content, has_reply }) => role === 'user' && !has_reply && !followUpKind(content))
    .map(({ content }) => content.normalize('NFC').replace(/[’‘]/g, "'"))
    .toReversed()

/** The written answers to a text, the best first. */
async function written(desk: Desk, text: string): Promise<FoundPassage[]> {
  return (await desk.find(text)).filter(({ asked, probability }) => asked !== undefined && probability >= THRESHOLD)
}

async function joinedAnswer(
  desk: Desk,
  question: Question,
  { place }: BuiltinRequest,
  earlier: readonly Earlier[],
): Promise<Answer | undefined> {
  const text = bare(question.text)
  const [alone] = await written(desk, text)
  const isLeaning = leans(question.text) || isBare(question.text)
  const least = question.goesOn ? 1 : 2
  const size = contentWords(text, question.language).length
  const isWhole = !isLeaning && size >= least
  if (alone && alone.fit >= FITS_ALONE && isWhole) return writtenAnswer(desk, question, place, alone)
  const isSure = alone !== undefined && alone.fit >= FITS_ALONE && size > 1
  for (const each of earlier) {
    const found: FoundPassage[] = []
    for (const wording of wordings(text, each, question.language, bibleLanguageOf(place))) {
      const all = await written(desk, wording)
      // the earlier answer may fit best by its subject alone
      const both = isSure ? alone : all.find(({ asked }) => asked === alone?.asked)
      const best = all[0]?.asked === each.found?.asked ? both : all[0]
      if (best && best.asked !== each.found?.asked && best.fit >= FITS_JOINED) found.push(best)
    }
    const [best] = found.toSorted((a, b) => b.fit - a.fit)
    // if the subject changes nothing, the answer is about something else
    if (best && (!alone || best.asked !== alone.asked || best.fit >= alone.fit - NEARLY))
      return writtenAnswer(desk, question, place, best)
  }
  const isOwn = visitor.test(text) && !isLeaning
  return alone && isOwn && alone.fit >= FITS_OWN ? writtenAnswer(desk, question, place, alone) : undefined
}

const person = wholeWords('he|she|they|him|her|them|it|that|this')
const possessive = wholeWords('his|their|its')
/** Asks for the author of a book, its first readers or its date. */
const ofBook =
  /^(?:who|whom|to whom|when|a qui[eé]n(?:es)?|qui[eé]n(?:es)?|cu[aá]ndo)(?!\p{L}).*(?<!\p{L})(?:wrote|writing|written|author|escrib\p{L}*|autor\p{L}*)(?!\p{L})/iu

/** How a follow-up question may be meant: with the subject of an earlier one, or the book that answered it. */
function wordings(text: string, { subject, found }: Earlier, language: string, bibleLanguage: string): string[] {
  const [reference] = found ? findReferences(found.reference, bibleLanguage) : []
  const book = reference && bookById(reference.book)?.name
  const isPsalm = reference?.book === 'PSA'
  const named = isPsalm ? `Psalm ${reference.start_chapter}` : book
  return [
    ...(named && ofBook.test(text) ? [`who wrote ${named}`] : []),
    ...(language === 'en' && person.test(text) ? [text.replace(person, subject)] : []),
    ...(language === 'en' && possessive.test(text) ? [text.replace(possessive, `${subject}'s`)] : []),
    `${text} ${subject}`,
  ]
}

/** The verse of the earlier answer's passages that has the words of the question. */
async function within(desk: Desk, question: Question, { text, found }: Answered): Promise<Answer | undefined> {
  const known = new Set(stems(text))
  const said = contentWords(question.text, question.language)
  const fresh = said.filter((each) => !known.has(each.stem))
  const words = fresh.length > 0 ? fresh : said
  if (words.length === 0) return undefined
  for (const passage of await desk.allPassages([found.reference, ...(found.also ?? [])])) {
    if (scoreVerses(passage.verses, words).every(({ score }) => score === 0)) continue
    const excerpt = excerptOf(passage, { ...question, words }, 2)
    const isShown = excerpt.verses.some((verse) => question.shown.has(verseKey({ book: passage.book, ...verse })))
    const above = isShown ? [excerpt.reference] : []
    const shape = isShown ? 'chosen' : 'here'
    return { shape, main: [excerpt], beside: [], above, place: passage.reference, repeats: true }
  }
  return undefined
}

/** Nothing but the passages of the question before. */
async function onlyBefore(desk: Desk, found: FoundPassage): Promise<Answer> {
  const passages = await desk.allPassages([found.reference, ...(found.also ?? []).slice(0, MOST_BESIDE - 1)])
  return { shape: 'before', main: [], beside: passages.map(quoteBeginning), repeats: true }
}

async function answerOfKind(
  desk: Desk,
  question: Question,
  { place, history }: BuiltinRequest,
  { text, found }: Answered,
  kind: FollowUpKind,
): Promise<Answer | undefined> {
  if (kind === 'again') return again(desk, question, place, found)
  const testament = { old: 'OT', new: 'NT' }[kind as string]
  const isWanted = ({ book }: ReadPassage) => !testament || bookById(book)?.testament === testament
  const isNewTo = (seen: ReadonlySet<string>) => (each: ReadPassage) =>
    isWanted(each) && !each.verses.some((verse) => seen.has(verseKey({ book: each.book, ...verse })))
  const others = (await written(desk, text)).map(({ reference }) => reference)
  const named = [...new Set([...(found.also ?? []), ...others])].filter((each) => each !== found.reference)
  const passages = named.length > 0 ? await desk.allPassages(named) : []
  const related = testament ? [] : await desk.relatedPassages(found.reference, 8)
  const unseen = [...passages, ...related].filter(isNewTo(question.shown))
  // the others were named with their first words
  const fresh = unseen.length > 0 ? unseen : passages.filter(isNewTo(quotedIn(history)))
  const [first, ...rest] = fresh
  if (!first) return onlyBefore(desk, found)
  const main = [quoteVerses(first, first.verses.slice(0, 3), first.reference)]
  return { shape: 'more', main, beside: rest.slice(0, MOST_BESIDE).map(quoteBeginning), repeats: true }
}

/** The same answer with more of its passage around. */
async function again(
  desk: Desk,
  question: Question,
  place: BuiltinRequest['place'],
  found: FoundPassage,
): Promise<Answer | undefined> {
  const [passage] = await desk.passages(found.reference)
  const answer = await writtenAnswer(desk, question, place, found)
  const first = answer?.main[0]?.verses[0]
  if (!passage || !answer || !first) return answer
  const at = passage.verses.findIndex(({ verse, chapter }) => verse === first.verse && chapter === first.chapter)
  const from = Math.max(0, Math.min(at - 2, passage.verses.length - MOST_AGAIN))
  const verses = passage.verses.slice(from, from + MOST_AGAIN)
  return { ...answer, main: [quoteVerses(passage, verses, passage.reference)], repeats: true }
}

const quotation = /^> — \[[^\]]*\]\(\/read\/(\w+)\/(\d+)\?verse=(\d+)(?:-(\d+))?\)/gmu

/** The verses that the conversation has quoted: `JHN.3.16`. */
function quotedIn(history: readonly Turn[]): Set<string> {
  const quoted = new Set<string>()
  for (const { content } of history.filter(({ role }) => role === 'assistant')) {
    for (const [, book, chapter, from, to = from] of content.matchAll(quotation))
      for (let verse = Number(from); verse <= Number(to); verse++) quoted.add(`${book}.${chapter}.${verse}`)
  }
  return quoted
}

/** The verse after those that the last answer quoted. */
async function nextVerse(desk: Desk, { history }: BuiltinRequest): Promise<Answer | undefined> {
  const said = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const [, book, chapter, from, to = from] = [...said.matchAll(quotation)][0] ?? []
  if (!book) return undefined
  const [start_chapter, start_verse] = [Number(chapter), Number(to) + 1]
  const next = { book, start_chapter, start_verse, end_chapter: start_chapter, end_verse: start_verse }
  const [passage] = await desk.passages(formatReference(next))
  return passage && { shape: 'more', main: [quoteVerses(passage, passage.verses)], beside: [], repeats: true }
}
