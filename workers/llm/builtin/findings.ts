import { findReferences } from '#shared/bible/reference.ts'
import { formatReference } from '#shared/bible/versification.ts'
import type { AnswerIo, AnswerRequest } from '../provider.ts'
import type { Findings } from './compose.ts'
import { type Excerpt, excerptOf, findElsewhere, partOf, readChapter, type Trail } from './evidence.ts'
import { henryOutline, henrySays } from './henry.ts'
import { type Question, readQuestion } from './question.ts'
import { bestWindow, coverage, createDesk, type Desk, type Passage, type Scored, scoreVerses } from './reading.ts'
import { stem, stems } from './words.ts'

/** Reads the question and looks up what there is to answer it with. */
export async function findings(request: AnswerRequest, io: AnswerIo): Promise<{ question: Question; found: Findings }> {
  const desk = createDesk(io)
  const chapter = await readChapter(desk, request.place)
  const bibleLanguage = request.place.bible_id.startsWith('spa')
    ? 'es'
    : request.place.bible_id.startsWith('chi')
      ? 'zh'
      : 'en'
  const question = readQuestion(request, bibleLanguage)
  const found = await look(desk, question, request, chapter)
  if (found.main.length === 0 && chapter)
    return { question, found: { ...found, shape: 'nothing', main: [heart(chapter)] } }
  return { question, found }
}

async function look(
  desk: Desk,
  question: Question,
  { place }: AnswerRequest,
  chapter: Passage | undefined,
): Promise<Findings> {
  const name =
    chapter?.reference ??
    formatReference({
      book: place.book,
      start_chapter: place.chapter,
      start_verse: 1,
      end_chapter: place.chapter,
      end_verse: 999,
    })
  const trail: Trail = { words: [], topic: undefined }
  const none: Findings = {
    place: name,
    main: [],
    shape: 'nothing',
    beside: [],
    henry: undefined,
    outline: [],
    word: undefined,
    who: undefined,
    trail,
  }
  const named = question.references.length > 0 ? await desk.passages(question.references.slice(0, 3).join('; ')) : []
  if (question.kind === 'word' && question.wordAsked) {
    const word = await wordFound(desk, question, question.wordAsked, named[0] ?? chapter)
    if (word) return { ...none, ...word, shape: 'word' }
  }
  if (named.length > 0) return aboutNamed(desk, question, named, none)
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
    return {
      ...none,
      shape: 'summary',
      main: outline(chapter),
      outline: question.language === 'en' ? henryOutline(notes, 6) : [],
    }
  }
  if (question.words.length === 0 || isOutside(question)) return none
  const here = chapter ? hereIn(chapter, question) : undefined
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
    if (!here || here.share < 0.4) return { ...none, trail: elsewhere.trail }
    return {
      ...none,
      shape: 'here',
      main: here.excerpts.slice(0, 1),
      henry: await henryOn(desk, question, here.excerpts[0], chapter),
      trail: elsewhere.trail,
    }
  }
  const henry = await henryOn(desk, question, first, undefined)
  return { ...none, shape: 'general', main: [first], beside: rest, henry, trail: elsewhere.trail }
}

/** The verses of the chapter that a question is about; `isMain`: the chapter itself answers. */
function hereIn(chapter: Passage, question: Question): { excerpts: Excerpt[]; share: number; isMain: boolean } {
  const fresh = question.goesOn
    ? chapter.verses.filter(({ verse }) => !question.shown.has(`${chapter.book}.${chapter.chapter}.${verse}`))
    : chapter.verses
  const scored = scoreVerses(fresh, question.words).map((each) => ({
    ...each,
    score: each.score + bonus(each, chapter, question),
  }))
  const first = bestWindow(scored, question.isWhy)
  const text = first.map((each) => each.text).join(' ')
  const share = coverage(text, question.words)
  const whole = coverage(chapter.verses.map((each) => each.text).join(' '), question.words)
  const rest = scored.filter(({ verse }) => first.every((each) => Math.abs(each.verse - verse) > 2))
  const second = bestWindow(rest, question.isWhy, 2)
  const peak = (window: readonly Scored[]) => Math.max(0, ...window.map(({ score }) => score))
  const adds = coverage(`${text} ${second.map((each) => each.text).join(' ')}`, question.words) > share + 0.15
  const windows =
    peak(second) >= 0.75 * peak(first) && adds
      ? [first, second].sort((a, b) => (a[0]?.verse ?? 0) - (b[0]?.verse ?? 0))
      : [first]
  const hits = question.words.filter((word) => stems(text).includes(word.stem)).length
  const isNamed = question.names.some((each) => chapter.verses.some(({ text }) => stems(text).includes(stem(each))))
  const isGeneral =
    /\b(?:the bible|scriptures?|christians?|la biblia|i|my|me|we)\b/i.test(question.text) &&
    !question.isHere &&
    question.themes.length > 0
  const isMain =
    peak(first) > 0 &&
    (question.isHere ||
      isNamed ||
      (!isGeneral && ((share >= 0.5 && (hits > 1 || question.words.length === 1)) || whole >= 0.75)))
  return {
    excerpts: peak(first) > 0 ? windows.map((window) => partOf(chapter, window)) : [heart(chapter)],
    share: isNamed ? 1 : Math.max(share, whole * 0.9),
    isMain: isMain || question.isHere,
  }
}

/** What speaks for a verse besides its words: its subject is what was asked, or the one asked about gives a reason. */
function bonus({ text, verse }: Scored, chapter: Passage, question: Question): number {
  const longest = question.themes[0]?.size ?? 0
  const subjects = question.themes
    .filter(({ size }) => size === longest)
    .slice(0, 2)
    .flatMap(({ references }) => references)
  const isSubject = subjects.some((reference) => {
    const [found] = findReferences(reference)
    return (
      found?.book === chapter.book &&
      found.start_chapter === chapter.chapter &&
      found.start_verse <= verse &&
      verse <= found.end_verse
    )
  })
  const hits = question.words.filter((word) => stems(text).includes(word.stem)).length
  const speaks =
    question.isWhy &&
    hits > 1 &&
    question.names.some((name) => text.includes(`${name} said`) || text.includes(`${name} answered`))
  const reasons = question.isWhy && /\b(?:because|therefore|so that|porque)\b/i.test(text)
  return (isSubject ? 0.4 + 0.6 * longest : 0) + (speaks ? 0.9 : 0) + (reasons ? 0.15 : 0)
}

async function aboutChosen(
  desk: Desk,
  question: Question,
  place: AnswerRequest['place'],
  chapter: Passage,
  verses: Scored[],
  none: Findings,
): Promise<Findings> {
  const main = runsOf(chapter, verses.slice(0, 12))
  const [first] = main
  const related = first ? await desk.related(first.reference) : []
  const passages = related.length > 0 ? await desk.passages(related.slice(0, 3).join('; ')) : []
  const beside = passages.map((passage) => excerptOf(passage, question, 2))
  const others =
    beside.length > 0 || question.words.length === 0 ? undefined : await findElsewhere(desk, question, 2, place)
  const outside = others?.excerpts.filter(({ book, chapter: at }) => book !== place.book || at !== place.chapter) ?? []
  const henry = await henryOn(desk, question, first, undefined)
  return {
    ...none,
    shape: 'chosen',
    main,
    beside: [...beside, ...((others?.top ?? 0) > 1.4 ? outside : [])].slice(0, 2),
    henry,
    trail: others?.trail ?? none.trail,
  }
}

async function aboutNamed(
  desk: Desk,
  question: Question,
  named: readonly Passage[],
  none: Findings,
): Promise<Findings> {
  const main = named.map((passage) => excerptOf(passage, question))
  const henry = await henryOn(desk, question, main[0], undefined)
  return { ...none, shape: 'chosen', main, henry }
}

async function henryOn(desk: Desk, question: Question, excerpt: Excerpt | undefined, chapter: Passage | undefined) {
  if (!excerpt || question.language !== 'en') return undefined
  const notes = await desk.henry(excerpt.reference)
  const near = henrySays(notes, question, excerpt)
  if (near || !chapter) return near
  return henrySays(await desk.henry(chapter.reference), question, excerpt)
}

async function wordFound(desk: Desk, question: Question, word: string, passage: Passage | undefined) {
  const has = (text: string) => stems(text).includes(stem(word))
  const verses = passage?.verses ?? []
  const verse =
    verses.find((each) => question.verses.includes(each.verse) && has(each.text)) ??
    verses.find((each) => has(each.text))
  const where =
    passage && verse ? partOf(passage, [{ ...verse, score: 1 }]).reference : (await desk.search(word, 1))[0]?.reference
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

const weighty = new Set(
  stems(
    `love faith believe kingdom heart life spirit grace truth light peace righteousness save hear mercy forgive hope trust
    covenant bless holy glory eternal word amor fe reino corazón vida espíritu gracia verdad luz paz justicia misericordia 愛世 永生 信心 恩典 真理`,
  ),
)

/** The verse that holds most of what a chapter speaks of. */
function heart(chapter: Passage): Excerpt {
  const counts = new Map<string, number>()
  for (const each of chapter.verses.flatMap(({ text }) => [...new Set(stems(text))]))
    counts.set(each, (counts.get(each) ?? 0) + 1)
  const value = (text: string) => {
    const own = [...new Set(stems(text))].filter((each) => each.length > 2)
    const central =
      own.reduce((sum, each) => sum + Math.min(6, (counts.get(each) ?? 1) - 1), 0) / Math.sqrt(own.length + 4)
    return central * 0.4 + own.filter((each) => weighty.has(each)).length * 0.8 - (text.length < 45 ? 2 : 0)
  }
  const best = chapter.verses.reduce((top, each) =>
    value(each.text) > value(top.text) && each.text.length < 300 ? each : top,
  )
  return partOf(chapter, [{ ...best, score: 1 }])
}

function outline(chapter: Passage): Excerpt[] {
  const [first, last] = [chapter.verses[0], chapter.verses.at(-1)]
  if (!first || !last || chapter.verses.length < 4)
    return [
      partOf(
        chapter,
        chapter.verses.map((each) => ({ ...each, score: 1 })),
      ),
    ]
  const inner = { ...chapter, verses: chapter.verses.slice(1, -1) }
  return [partOf(chapter, [{ ...first, score: 1 }]), heart(inner), partOf(chapter, [{ ...last, score: 1 }])]
}

function runsOf(chapter: Passage, verses: readonly Scored[]): Excerpt[] {
  const runs: Scored[][] = []
  for (const verse of verses) {
    const last = runs.at(-1)
    if (last?.at(-1)?.verse === verse.verse - 1) last.push(verse)
    else runs.push([verse])
  }
  return runs.map((run) => partOf(chapter, run))
}

/** Nothing that a Bible could answer: no word in it leads anywhere. */
function isOutside({ text, words }: Question): boolean {
  const isOrder =
    /\b(?:ignore (?:all |the |your |previous )|system prompt|javascript|python|html|<script|password|sql|weather|stock|bitcoin|recipe)\b/i.test(
      text,
    )
  return isOrder || words.every(({ word }) => !/[aeiouyáéíóú\p{Script=Han}]/iu.test(word))
}
