import { bookById } from '#shared/bible/books.ts'
import type { Reference } from '#shared/bible/versification.ts'
import { fitReference, passagesOf } from '#shared/plans/passages.ts'
import { chaptersOf, ownName, type PlanBible, wordsIn } from '#shared/plans/plan-bible.ts'
import type { PlanSubject } from './lexicon.ts'
import { isChoice, narrowedPart } from './narrow.ts'
import { across, contains, dropContainedRanges, isBefore, without } from './ranges.ts'
import type { Named, RequestReading } from './request.ts'
import { titleIn } from './title-in.ts'

type Topic = Extract<PlanSubject, { kind: 'topic' }>

/**
 * What a plan must contain. `whole`: these passages, each verse of them once, in this order. `topics`: the best
 * passages about something, only from `books` if given, and nothing from `without`. `title` is in the translation's
 * language, the titles of `topics` are those of the lists.
 */
export type Scope =
  | { kind: 'whole'; title: string | null; ranges: Reference[] }
  | { kind: 'topics'; topics: Topic[]; words: string[]; books: string[]; without: Reference[] }

/** Above this many words a day, only the main passages of a life are read. */
const LIFE_WORDS_MAX = 2500

const and = /^(?:and|y|und|et|e|和|与)$/

/** What a request asks for, in a translation and a number of days. */
export function scopeOf(reading: RequestReading, bible: PlanBible, days: number): Scope {
  const named = withoutAsides(reading)
  const topics = named.flatMap(({ entry }) => (entry.kind === 'topic' ? [entry] : []))
  const sets = named.flatMap(({ entry }) => (entry.kind === 'set' ? [entry] : []))
  const lives = named.flatMap(({ entry }) => (entry.kind === 'person' ? [entry] : []))
  const { ranges: wanted, asked, books } = partsOf({ named, references: reading.references }, bible)
  const everything = passagesOf('GEN-MAL; MAT-REV', bible)
  // what is both wanted and left out is wanted: "I have read the Gospels, now John again"
  const left = leftOutOf(reading, wanted.length > 0, bible).filter(
    (range) => !asked.some((each) => contains(range, each)),
  )
  const out = without(everything, left, bible).length > 0 ? left : []
  const wantedOf = (ranges: Reference[]) => without(ranges, out, bible)
  const readingsOf = (some: typeof lives) =>
    wantedOf(some.flatMap((life) => lifeOf(life.parts, bible, days * LIFE_WORDS_MAX)))
  // "everything except Leviticus"
  const isRest = out.length > 0 && reading.isWhole && wanted.length + topics.length + lives.length === 0
  const parts = wantedOf(isRest ? everything : wanted)
  if (parts.length > 0 && topics.length > 0 && !reading.isWhole && isWithin(named)) {
    return { kind: 'topics', topics, words: [], books: [...new Set(parts.map(({ book }) => book))], without: out }
  }
  const narrowed = narrowedPart(named, bible, (part) => partsOf({ named: [part], references: [] }, bible).ranges)
  if (narrowed && parts.length > 0) return { kind: 'whole', ...narrowed, ranges: wantedOf(narrowed.ranges) }
  if (parts.length > 0) {
    const story = lives
      .filter((life) => life.title !== 'The life of Jesus')
      .flatMap((life) => passagesOf(life.parts, bible))
    const inside = story.filter((passage) => parts.some((part) => contains(part, passage)))
    if (inside.length > 1 && !reading.isWhole)
      return { kind: 'whole', title: titleIn(lives[0]!.title, bible), ranges: dropContainedRanges(inside) }
    const isSet = sets.length === 1 && parts.length === passagesOf(sets[0]!.parts, bible).length
    const beside = named.flatMap(({ entry, before }) => (entry.kind === 'person' && and.test(before) ? [entry] : []))
    const ranges = dropContainedRanges([...parts, ...readingsOf(beside)])
    return { kind: 'whole', title: isSet ? titleIn(sets[0]!.title, bible) : books.title, ranges }
  }
  // "what Jesus says about money" is about money
  const who = lives.filter((life) => topics.length === 0 || life.title !== 'The life of Jesus')
  const ranges = readingsOf(who)
  if (ranges.length > 0) {
    const title = who.map((life) => titleIn(life.title, bible)).join(', ')
    return { kind: 'whole', title, ranges: dropContainedRanges(ranges) }
  }
  return { kind: 'topics', topics, words: reading.unknown, books: [], without: out }
}

/** What a request leaves out; the story of a person only out of books: "Genesis without the flood". */
function leftOutOf({ leftOut }: RequestReading, hasParts: boolean, bible: PlanBible): Reference[] {
  const stories = hasParts
    ? leftOut.named.flatMap(({ entry }) => (entry.kind === 'person' ? passagesOf(entry.parts, bible) : []))
    : []
  return [...partsOf(leftOut, bible).ranges, ...stories]
}

/** The passages of books, sets and references; `asked` are the books and references alone, of a range its two ends. */
function partsOf({ named, references }: Pick<RequestReading, 'named' | 'references'>, bible: PlanBible) {
  const books = booksOf(named, bible)
  const sets = named.flatMap(({ entry }) => (entry.kind === 'set' ? passagesOf(entry.parts, bible) : []))
  const given = references.flatMap((each) =>
    each.until ? across(each, each.until, bible) : (fitReference(each, bible) ?? wholeBook(each.book, bible)),
  )
  const ends = references.flatMap((each) => [each, each.until ?? []].flat())
  const asked = [
    ...ends.flatMap((each) => fitReference(each, bible) ?? wholeBook(each.book, bible)),
    ...named.flatMap(({ entry, chapters }) => (entry.kind === 'book' ? partsOfBook(entry.book, chapters, bible) : [])),
  ]
  return { ranges: [...given, ...books.ranges, ...sets], asked, books }
}

/** Drops what is only mentioned: "what the Bible says about hope" is not a plan through the whole Bible. */
function withoutAsides({ named, unknown, isWhole }: RequestReading): Named[] {
  const isBible = ({ entry }: Named) => entry.kind === 'set' && entry.title === 'The whole Bible'
  const rest = named.filter((each) => !isBible(each) && !isAside(each, named))
  const kept = rest.length > 0 && !isWhole ? rest : unknown.length > 0 && !isWhole ? rest : named
  const hasBook = kept.some(({ entry }) => entry.kind === 'book' || entry.kind === 'set')
  const own = /(?:^| )(?:my|our|with|mi|mis|mein|meiner|meine|ma|mon|mes|minha|meu)$/
  return kept.filter(({ entry, before }) => {
    if (!hasBook || entry.kind !== 'topic') return true
    return !own.test(before) && !(persons.has(entry.title) && forWhom.test(before))
  })
}

const persons = new Set(['Family', 'Friendship'])
const forWhom =
  /(?:^| )(?:for|with|para|con|fur|mit|pour|avec|com)(?: (?:the|a|an|my|our|small|young|el|la|los|las|un|una|unos|mis?|die|den|das|eine?n?|les?|une?|os?|as?|uma?))*$/

/** Whether something else is wanted than this: "hope for women", "an overview of Romans". */
function isAside(each: Named, named: readonly Named[]): boolean {
  const others = named.filter((other) => other !== each)
  if (isChoice(each)) return others.some(({ entry }) => entry.kind !== 'set')
  const isWomen = each.entry.kind === 'set' && each.entry.title === 'Women of the Bible'
  return isWomen && others.length > 0 && forWhom.test(each.before)
}

const inside =
  /^(?:(?:verses|passages|texts?|chapters|the|book|books|gospel|of|letters?) )*(?:in|from|across|throughout|en|aus|im|dans|em|nos|los|las|in den|of)(?: (?:the|book|books|gospel|of|los|las|el|den|dem|der|les|o|os|a|libro|buch))*$/
const about =
  /^(?:verses |passages |psalms )*(?:about|on|for|of|uber|sobre|sur|zum thema|para|fur|pour|when|cuando|wenn|quand|of|gegen|against|to help with)(?: (?:the|a|my|i am|you are|i feel|im|la|el|die|der))*$/

/** A topic limited to a part of the Bible: "hope in Isaiah", "psalms about hope". */
function isWithin(named: Named[]): boolean {
  return named.some(({ entry, before }, index) => {
    const last = named[index - 1]?.entry.kind
    if (last === 'topic' && entry.kind !== 'topic') return inside.test(before)
    return (last === 'book' || last === 'set') && entry.kind === 'topic' && about.test(before)
  })
}

const until =
  /^(?:(?:the )?(?:book of )?(?:to|through|thru|until|bis|hasta|a|au|ate|a la|zu|到|至)(?: the)?(?: book of)?)$/

function booksOf(named: Named[], bible: PlanBible): { ranges: Reference[]; title: string | null } {
  const ranges: Reference[] = []
  const titles: string[] = []
  for (const [index, { entry, before, chapters }] of named.entries()) {
    const start = named[index - 1]
    if (entry.kind === 'set' && start?.entry.kind === 'book' && until.test(before)) {
      // a Bible may have nothing of the set
      const end = passagesOf(entry.parts, bible).at(-1)
      if (end) ranges.push(...across(start.chapters.at(-1) ?? start.entry.book, end.book, bible))
    }
    if (entry.kind !== 'book') continue
    const last = named[index - 1]
    const first =
      last?.entry.kind === 'book' && until.test(before) ? (last.chapters.at(-1) ?? last.entry.book) : undefined
    const isRange = first && (isBefore(bookOf(first), entry.book) || (!last?.chapters.length && !chapters.length))
    const own = partsOfBook(entry.book, chapters, bible)
    const found = isRange ? [...across(first, chapters[0] ?? entry.book, bible), ...own.slice(1)] : own
    ranges.push(...found)
    if (found.length > 0 && fitting(chapters, bible).length === 0)
      titles.push(ownName(bible, entry.book) ?? bookById(entry.book)!.name)
  }
  return { ranges, title: titles.length === 1 && ranges.length === 1 ? titles[0]! : null }
}

const bookOf = (part: string | Reference) => (typeof part === 'string' ? part : part.book)

const fitting = (chapters: readonly Reference[], bible: PlanBible) =>
  chapters.flatMap((each) => fitReference(each, bible) ?? [])

/** Some chapters of a book; without any that it has, the whole book. */
function partsOfBook(book: string, chapters: readonly Reference[], bible: PlanBible): Reference[] {
  const given = fitting(chapters, bible)
  return given.length > 0 ? given : wholeBook(book, bible)
}

function wholeBook(book: string, bible: PlanBible): Reference[] {
  const range = chaptersOf(bible, book)
  return range ? [range] : []
}

function lifeOf(parts: string, bible: PlanBible, most: number): Reference[] {
  const all = passagesOf(parts, bible)
  if (all.reduce((sum, range) => sum + wordsIn(bible, range), 0) <= most) return all
  const chief = parts.split(';').filter((part) => part.includes('*'))
  return chief.length > 0 ? passagesOf(chief.join(';'), bible) : all
}
