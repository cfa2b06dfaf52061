import { commentaryWorks } from '../bible/commentaries.ts'
import { findCentralVerse, findInChapter, outline, runsOf } from './chapter.ts'
import type { Findings } from './compose.ts'
import { type Excerpt, excerptOf, findElsewhere, quoteVerses, readChapter, type Trail } from './evidence.ts'
import { finishAnswer } from './finish.ts'
import { henryOutline, quoteHenry, speaksOfSelf } from './henry.ts'
import { answerInContext } from './in-context.ts'
import { type Question, readQuestion } from './question.ts'
import { createDesk, type Desk, type ReadPassage, type Scored } from './reading.ts'
import { type BuiltinIo, type BuiltinRequest, bibleLanguageOf, chapterOfPlace } from './request.ts'
import { lostIn, unknownAsked } from './unknown-asked.ts'
import { wholeWords } from './whole-words.ts'
import { stem, stems } from './words.ts'
import { answerFromIndex, FITS_ALONE } from './written.ts'

/** At most this many stretches of the chosen verses are quoted; the others are named. */
const MAX_RUNS = 3

/** Reads the question and finds material to answer it, in the chapter that it is asked of and elsewhere. */
export async function findings(
  request: BuiltinRequest,
  io: BuiltinIo,
): Promise<{ question: Question; found: Findings; chapter: ReadPassage | undefined }> {
  const desk = createDesk(io)
  const chapter = await readChapter(desk, request.place)
  const asked = readQuestion(request, bibleLanguageOf(request.place))
  const question = isOfLoss(asked, chapter) ? { ...asked, leansHere: false, isHere: false } : asked
  const looked = await look(desk, question, request, chapter)
  const isNothing = looked.shape === 'nothing' && looked.main.length === 0
  const voice = looked.henry && (await otherVoice(desk, question, looked.main[0]))
  // within a conversation, a verse of the chapter would look like an answer
  const given: Findings =
    isNothing && chapter && request.history.length === 0
      ? { ...looked, main: [findCentralVerse(chapter)] }
      : { ...looked, voice }
  return { question, found: await finishAnswer(desk, question, request, chapter, given), chapter }
}

async function look(
  desk: Desk,
  question: Question,
  request: BuiltinRequest,
  chapter: ReadPassage | undefined,
): Promise<Findings> {
  const { place, suggested } = request
  const name = chapter?.reference ?? chapterOfPlace(place)
  const trail: Trail = { words: [], topic: undefined }
  const none: Findings = {
    place: name,
    main: [],
    shape: 'nothing',
    beside: [],
    henry: undefined,
    voice: undefined,
    outline: [],
    ...{ word: undefined, who: undefined, written: undefined },
    above: [],
    more: [],
    trail,
    unknown: unknownAsked(question.text, question.language),
  }
  if (suggested) {
    const answering = await aboutSuggested(desk, question, suggested, none)
    if (answering) return answering
  }
  const inContext = await answerInContext(desk, question, request)
  if (inContext) return { ...none, ...inContext }
  if (none.unknown?.isAll) return { ...none, shape: 'unknown' }
  const written = await writtenSooner(desk, question, place, chapter)
  if (written) return { ...none, ...written }
  const named = question.references.length > 0 ? await desk.passages(question.references.slice(0, 3).join('; ')) : []
  if (question.kind === 'word' && question.wordAsked) {
    const word = await wordFound(desk, question, question.wordAsked, named[0] ?? chapter)
    if (word) return { ...none, ...word, shape: 'word' }
  }
  if (named.length > 0) return aboutNamed(desk, question, named, none)
  const lost = question.words.length < 2 ? await lostIn(desk, question) : undefined
  if (lost) return { ...none, shape: 'unknown', unknown: { ref: lost, what: 'verse' } }
  const answered = await answerFromIndex(desk, question, place, chapter)
  if (answered) return { ...none, ...answered }
  const chosen = chapter?.verses.filter(({ verse }) => question.verses.includes(verse)) ?? []
  if (chapter && chosen.length > 0)
    return aboutChosen(
      desk,
      question,
      place,
      chapter,
      chosen.map((each) => ({ ...each, score: 1 })),
      none,
    )
  if (
    chapter &&
    question.kind === 'summary' &&
    question.words.length < 3 &&
    (question.isHere || question.words.length < 2) &&
    !question.goesOn
  ) {
    const notes = await desk.henry(name)
    const parts = question.language === 'en' ? henryOutline(notes, 6) : []
    return { ...none, shape: 'summary', main: outline(chapter), outline: parts }
  }
  if (question.words.length === 0 || isOutside(question)) return none
  const here = chapter ? findInChapter(chapter, question) : undefined
  const elsewhere = await findElsewhere(desk, question, 4, place, here?.isMain ? 1.45 : 0.85)
  const whoIs = question.kind === 'who' ? await whoFound(desk, question) : undefined
  if (whoIs && here?.isMain !== undefined) {
    const main = here.isMain ? here.excerpts : elsewhere.excerpts.slice(0, 1)
    const henry = here.isMain ? await henryOn(desk, question, main[0], chapter) : undefined
    return { ...none, shape: 'who', who: whoIs, main, henry, trail: elsewhere.trail }
  }
  if (here?.isMain && (here.share >= 0.5 || question.isHere || elsewhere.top < 2.3)) {
    const beside = elsewhere.excerpts.filter(({ book, chapter: at }) => book !== place.book || at !== place.chapter)
    const henry = await henryOn(desk, question, here.excerpts[0], chapter)
    return { ...none, shape: 'here', main: here.excerpts, beside: beside.slice(0, 2), henry, trail: elsewhere.trail }
  }
  const [first, ...rest] = elsewhere.excerpts
  if (!first) {
    // the verses that answer a follow-up question may be quoted above already
    const again = chapter && question.goesOn ? findInChapter(chapter, { ...question, shown: new Set() }) : undefined
    if (again?.isMain) return { ...none, shape: 'here', main: again.excerpts, trail: elsewhere.trail }
    if (!here || here.share < 0.4) return { ...none, trail: elsewhere.trail }
    return {
      ...none,
      shape: 'here',
      main: here.excerpts.slice(0, 1),
      henry: await henryOn(desk, question, here.excerpts[0], chapter),
      trail: elsewhere.trail,
    }
  }
  const henry = await henryOn(desk, question, first)
  return { ...none, shape: 'general', main: [first], beside: rest, henry, trail: elsewhere.trail }
}

const original = wholeWords('word|term|greek|hebrew|original|palabra|término|griego|hebreo')

/** The answer to a question that is written so, sooner than a dictionary or a passage that it names. */
function writtenSooner(
  desk: Desk,
  question: Question,
  place: BuiltinRequest['place'],
  chapter: ReadPassage | undefined,
) {
  const { kind, references, words, names, text } = question
  // the Hebrew names of Daniel's friends are in the index, a Hebrew word in the dictionary
  const isWritten =
    kind === 'word' ? !original.test(text) || names.length > 0 : references.length > 0 && words.length > 0
  return isWritten ? answerFromIndex(desk, question, place, chapter, FITS_ALONE) : undefined
}

const losses = new Set(stems('die leave suffer hurt sick muere murió dejó sufre'))

/** “Why did she die?” in a chapter without a death speaks of someone in the visitor's life. */
function isOfLoss(question: Question, chapter: ReadPassage | undefined): boolean {
  const { leansHere, words } = question
  if (!leansHere || words.length === 0 || !words.every((each) => losses.has(each.stem))) return false
  return chapter === undefined || findInChapter(chapter, question).share === 0
}

async function aboutChosen(
  desk: Desk,
  question: Question,
  place: BuiltinRequest['place'],
  chapter: ReadPassage,
  verses: Scored[],
  none: Findings,
): Promise<Findings> {
  const runs = runsOf(chapter, verses)
  const main = runs.slice(0, MAX_RUNS).map((run) => excerptOf({ ...chapter, ...run }, question))
  const more = runs.slice(MAX_RUNS).map(({ reference }) => reference)
  const [first] = main
  const beside = first ? await relatedTo(desk, question, first) : []
  const others =
    beside.length > 0 || question.words.length === 0 ? undefined : await findElsewhere(desk, question, 2, place)
  const outside = others?.excerpts.filter(({ book, chapter: at }) => book !== place.book || at !== place.chapter) ?? []
  const henry = await henryOn(desk, question, first)
  return {
    ...none,
    shape: 'chosen',
    main,
    more,
    beside: [...beside, ...((others?.top ?? 0) > 1.4 ? outside : [])].slice(0, 2),
    henry,
    trail: others?.trail ?? none.trail,
  }
}

/** The passages that the Treasury of Scripture Knowledge names beside an excerpt. */
async function relatedTo(desk: Desk, question: Question, { reference }: Excerpt): Promise<Excerpt[]> {
  return (await desk.relatedPassages(reference, 3)).map((passage) => excerptOf(passage, question, 2))
}

/** So many verses are quoted as a whole. */
const MOST_WHOLE = 6

/** The answer to a suggested question: the verses that are named for it. Undefined if the translation has none of them. */
async function aboutSuggested(
  desk: Desk,
  question: Question,
  suggested: string,
  none: Findings,
): Promise<Findings | undefined> {
  const passages = await desk.passages(suggested)
  const main = passages.map((passage) =>
    passage.verses.length <= MOST_WHOLE
      ? quoteVerses(passage, passage.verses)
      : excerptOf(passage, question, MOST_WHOLE),
  )
  const [first] = main
  if (!first) return undefined
  const beside = (await relatedTo(desk, question, first)).slice(0, 2)
  return { ...none, shape: 'chosen', main, beside, henry: await henryOn(desk, question, first) }
}

async function aboutNamed(
  desk: Desk,
  question: Question,
  named: readonly ReadPassage[],
  none: Findings,
): Promise<Findings> {
  const main = named.map((passage) => excerptOf(passage, question))
  const henry = await henryOn(desk, question, main[0])
  return { ...none, shape: 'chosen', main, henry }
}

/** Matthew Henry on a passage, or on the chapter. */
async function henryOn(desk: Desk, question: Question, excerpt: Excerpt | undefined, chapter?: ReadPassage) {
  if (!excerpt || question.language !== 'en' || speaksOfSelf(question.text)) return undefined
  const near = quoteHenry(await desk.henry(excerpt.reference), question, excerpt)
  if (near || !chapter) return near
  return quoteHenry(await desk.henry(chapter.reference), question, excerpt)
}

/** What another installed commentary has on the quoted verses and the question. */
async function otherVoice(desk: Desk, question: Question, excerpt: Excerpt | undefined): Promise<Findings['voice']> {
  if (!excerpt) return undefined
  for (const work of commentaryWorks.slice(1)) {
    const said = quoteHenry(await desk.commentary(work.id, excerpt.reference), question, excerpt)
    if (said) return { work, ...said }
  }
  return undefined
}

async function wordFound(desk: Desk, question: Question, word: string, passage: ReadPassage | undefined) {
  const has = (text: string) => stems(text).includes(stem(word))
  const verses = passage?.verses ?? []
  const verse =
    verses.find((each) => question.verses.includes(each.verse) && has(each.text)) ??
    verses.find((each) => has(each.text))
  const where = passage && verse ? quoteVerses(passage, [verse]).reference : (await desk.search(word, 1))[0]?.reference
  if (!where) return undefined
  const entries = await desk.words(where, word)
  const entry = entries.find((each) => each.definition)
  if (!entry) return undefined
  const main = (await desk.passages(where)).map((each) => excerptOf(each, question))
  const others = (await desk.search(word, 6)).filter(({ reference }) => reference !== where).slice(0, 2)
  const beside =
    others.length > 0
      ? (await desk.passages(others.map(({ reference }) => reference).join('; '))).map((each) =>
          excerptOf(each, question, 2),
        )
      : []
  return { word: entry, main, beside, trail: { words: [word], topic: undefined } }
}

async function whoFound(desk: Desk, question: Question): Promise<Findings['who']> {
  const name = question.names[0] ?? /\p{Lu}[\p{L}-]{2,}(?=\W*$)/u.exec(question.text)?.[0]
  if (!name || question.language !== 'en' || question.words.length > 3) return undefined
  const topic = await desk.topic(name, '')
  if (!topic?.topic.toLowerCase().startsWith(name.toLowerCase())) return undefined
  const lines = topic.lines
    .filter(
      ({ heading }) =>
        heading.length > 5 && heading.length < 110 && !/^(?:General|See|Unclassified|Another)/i.test(heading),
    )
    .slice(0, 5)
  return lines.length > 0 ? { name, lines } : undefined
}

/** Nothing that a Bible could answer: an order, an off-topic request, or words without a vowel. */
function isOutside({ text, words }: Question): boolean {
  const isOrder =
    /\b(?:ignore (?:all |the |your |previous )|system prompt|javascript|python|html|<script|password|sql|weather|stock|bitcoin|recipe)\b/i.test(
      text,
    )
  return isOrder || words.every(({ word }) => !/[aeiouyáéíóú\p{Script=Han}]/iu.test(word))
}
