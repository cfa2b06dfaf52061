import { bookFromOsis } from './books.ts'
import { hasName, isDoubtful } from './doubtful-reference.ts'
import { lastIndex } from './last-index.ts'
import { mostChapters } from './most-chapters.ts'
import { plainReferences, plainRomanChapter } from './plain-references.ts'
import type { PlainText } from './plain-text.ts'
import { type Entity, parsersOf, type ReferenceParser } from './reference-parser.ts'
import { referenceZones, type Zone } from './reference-zones.ts'
import { CHAPTER_END, formatReference, type Reference } from './versification.ts'

/** A reference and its place in the text; `ref` is how people write it in English. */
export type FoundReference = Reference & { ref: string; start: number; end: number }

/**
 * All references in a text, in order. A book without a number is not a reference, nor is a word such as "is 3" or "am
 * 5". Limits are not checked here: see `resolveReference`. Takes at most about 20 ms for any text; text after about
 * four hundred numbers is ignored.
 */
export function findReferences(text: string, language = 'en'): FoundReference[] {
  return finished(referenceSteps(text, language))
}

/** The same in steps of a few milliseconds, with a pause between two of them. */
export async function findReferencesInSteps(
  text: string,
  language: string,
  pause: () => Promise<void> | undefined,
): Promise<FoundReference[]> {
  const steps = referenceSteps(text, language)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await pause()
  }
}

function finished<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

function* referenceSteps(text: string, language: string): Generator<void, FoundReference[]> {
  const plain = plainReferences(text)
  const all: { parser: ReferenceParser; entity: FoundReference }[] = []
  for (const parser of parsersOf(language)) {
    for (const entity of yield* entitySteps(parser, plain.text, false)) all.push({ parser, entity })
  }
  // "2 John 4" is more than the "John 4" that the parser of another language sees in it
  all.sort((a, b) => b.entity.end - b.entity.start - (a.entity.end - a.entity.start))
  const found: typeof all = []
  for (const each of all) {
    // the two ends of a range from book to book start at the same position and come from one parser
    const meets = (other: (typeof all)[number]) =>
      other.parser !== each.parser && other.entity.start < each.entity.end && each.entity.start < other.entity.end
    if (!found.some(meets)) found.push(each)
  }
  return found.map(({ entity }) => placedIn(plain, entity)).sort((a, b) => a.start - b.start)
}

const placedIn = ({ startOf, endOf }: PlainText, found: FoundReference): FoundReference => ({
  ...found,
  start: startOf(found.start),
  end: endOf(found.end),
})

/**
 * The references that a text consists of, if it contains nothing else: `John 3:16-18;Jude 5`, `ps 23 v 4`, `Philemon`.
 * A book alone means its first chapter. Undefined for everything else, so for any question. Positions are those in the
 * text without spaces and marks around it.
 */
export function wholeReference(text: string, language = 'en'): FoundReference[] | undefined {
  const given = withoutMarks(text)
  // every reference has a book's name, so the parser need not look at numbers alone
  if (!/\p{L}/u.test(given) || given.length > 400) return undefined
  const plain = plainReferences(given)
  const found = wholeIn(plain.text, language)?.map((each) => placedIn(plain, each))
  return found ?? romanChapter(plain, language)
}

/** A text without what ends a sentence, and without brackets and quotation marks around all of it. */
function withoutMarks(text: string): string {
  const plain = text.trim().replace(/[\s.,;:?!]+$/, '')
  const inner = /^["'“”‘«„([](.*)["'”“’»)\]]$/.exec(plain)?.[1]
  return inner === undefined ? plain : withoutMarks(inner)
}

function wholeIn(text: string, language: string): FoundReference[] | undefined {
  for (const parser of parsersOf(language)) {
    const found = entitiesIn(parser, text, true)
    if (found.length > 0 && covers(found, text)) return found
    const alone = bookAlone(parser, text)
    if (alone) return [alone]
  }
  return undefined
}

/** "Isaiah LIII"; undefined for "Pope John XXIII", as for any chapter that no edition has. */
function romanChapter(plain: PlainText, language: string): FoundReference[] | undefined {
  const digits = plainRomanChapter(plain)
  const found = digits && wholeIn(digits.text, language)
  if (
    !found?.every(
      ({ book, start, end, end_chapter }) =>
        end_chapter <= mostChapters(book) && !isDoubtful(digits!.text, start, end, -1),
    )
  )
    return undefined
  return found.map((each) => placedIn(plain, placedIn(digits!, each)))
}

const entitiesIn = (parser: ReferenceParser, text: string, whole = false): FoundReference[] =>
  finished(entitySteps(parser, text, whole))

function* entitySteps(parser: ReferenceParser, text: string, whole: boolean): Generator<void, FoundReference[]> {
  const found: FoundReference[] = []
  for (const batch of batchesOf(parser, referenceZones(text))) {
    yield
    let refusedEnd = -1
    let isMeant = false
    let last: Batched | undefined
    for (const entity of parser.parse(batch.text, batch.books)) {
      const [from, to] = entity.indices
      const zone = batch.zones[lastIndex(batch.zones, ({ at }) => at <= from)] as Batched
      if (zone !== last) {
        refusedEnd = -1
        isMeant = false
      }
      last = zone
      const start = zone.start + from - zone.at
      const end = endBeforeBracket(text, start, start + batch.text.slice(from, to).trimEnd().length)
      const words = text.slice(start, end)
      // a number without a book continues the reference before it
      isMeant = parser.isMeant(words, text.slice(end), entity) || (isMeant && !hasName(words))
      if (!isMeant) continue
      const doubtful = !whole && isDoubtful(text, start, end, refusedEnd)
      if (doubtful) refusedEnd = end
      else
        found.push(
          ...referencesOf(entity).map((reference) => ({ ...reference, ref: formatReference(reference), start, end })),
        )
    }
  }
  return found
}

/** The end of a reference before a parenthesis that begins outside of it: the name of a translation may follow there. */
function endBeforeBracket(text: string, start: number, end: number): number {
  const words = text.slice(start, end)
  const close = words.indexOf(')')
  return close === -1 || words.lastIndexOf('(', close) !== -1 ? end : start + words.slice(0, close).trimEnd().length
}

type Batched = { start: number; at: number }
type Batch = { text: string; zones: Batched[]; books: Set<number> }

/**
 * A call of the parser costs as much as some hundred characters; bounded because its cost grows faster than the text.
 */
const BATCH = 600
/** No reference continues over this sign. */
const BORDER = ' | '

/** The zones that a book may be named in, joined for the parser; `at` is where each begins in the text of its batch. */
function batchesOf(parser: ReferenceParser, zones: readonly Zone[]): Batch[] {
  const batches: Batch[] = []
  for (const { start, text } of zones) {
    const books = parser.possibleBooks(text)
    if (books.size === 0) continue
    const last = batches.at(-1)
    const batch =
      last && last.text.length + text.length <= BATCH ? last : { text: '', zones: [], books: new Set<number>() }
    if (batch !== last) batches.push(batch)
    batch.zones.push({ start, at: batch.text.length })
    batch.text += `${text}${BORDER}`
    for (const book of books) batch.books.add(book)
  }
  return batches
}

type Point = { b: string; c: number; v: number }

/** One entity is one reference, or its two ends where it runs from one book into another. */
function referencesOf(entity: Entity): Reference[] {
  return (entity.entities as { start: unknown; end: unknown }[]).flatMap((part) => {
    const start = part.start as Point
    const end = part.end as Point
    const from = bookId(start.b)
    const to = bookId(end.b)
    if (!from || !to || !start.c || !end.c) return []
    if (from !== to) {
      // between chapters all of both is meant, between verses the two ends
      const isWhole = end.v === CHAPTER_END
      return [
        place(from, start, isWhole ? { ...start, v: 0 } : start),
        place(to, isWhole ? { ...end, v: 1 } : end, end),
      ]
    }
    const reversed = end.c < start.c || (end.c === start.c && end.v < start.v)
    return reversed ? [] : [place(from, start, end)]
  })
}

function place(book: string, start: Point, end: Point): Reference {
  return {
    book,
    start_chapter: start.c,
    start_verse: start.v || 1,
    end_chapter: end.c,
    end_verse: end.v || CHAPTER_END,
  }
}

// where the parser's ids are not those of OSIS
const otherIds: Record<string, string> = { GkEsth: 'ESG', AddEsth: 'ESG', SgThree: 'S3Y', Ps151: 'PS2', AddDan: 'DAG' }

function bookId(osis: string): string | undefined {
  return otherIds[osis] ?? bookFromOsis(osis)?.id
}

// no dash: a dash that the parser leaves between two references is a range that runs backwards
const between = /^[\s,;.&+]*(?:and|y|和)?[\s,;]*$/i
const article = 'the |el |la |los |le |der |die |das '
/** "the letter to the" and the like. */
const title = new RegExp(
  `^(?:${article})?(?:(?:book|letter|epistle|gospel) (?:of|to|from|according to) (?:the )?|(?:libro|carta|epístola|evangelio) (?:del?|a|según) (?:los |san )?)`,
  'i',
)
/** The same, or an article before the number of a book, as in "la primera carta". */
const openingOfBook = new RegExp(`${title.source}|^(?:${article}|o |a )(?=\\d )`, 'i')
const opening = new RegExp(`^(?:${title.source.slice(1)}|(?:el |la |los )?)$`, 'i')
/** Before the number of a book, which has an article as in "la primera carta". */
const openingOfNumbered = new RegExp(`^(?:${article}|o |a )$`, 'i')

function covers(found: FoundReference[], text: string): boolean {
  const first = found[0]?.start ?? 0
  const before = text.slice(0, first)
  if (!opening.test(before) && !(/^\d/.test(text.slice(first)) && openingOfNumbered.test(before))) return false
  let end = first
  for (const reference of found) {
    if (reference.start > end && !between.test(text.slice(end, reference.start))) return false
    end = Math.max(end, reference.end)
  }
  return end === text.length
}

// "gospel of Philip" and "letter of John" are other writings than Philippians and the gospel of John
const isGospel = (book: string): boolean => ['MAT', 'MRK', 'LUK', 'JHN'].includes(book)

// names of a book that are above all words of everyday language
const everydayWords = /^(?:wisdom|sabidur[ií]a|sagesse|sabedoria|weisheit|kebijaksanaan|hekima)$/i

function bookAlone(parser: ReferenceParser, text: string): FoundReference | undefined {
  if (text.length > 40 || /\D\d/.test(text.replace(openingOfBook, ''))) return undefined
  const before = openingOfBook.exec(text)?.[0].length ?? 0
  const [first, ...others] = entitiesIn(parser, `${text} 1`, true)
  if (!first || others.length > 0 || first.end !== text.length + 2 || first.start > before) return undefined
  // "numbers" may be a word, "the book of Numbers" is not
  const titled = title.exec(text)?.[0]
  if (titled && isGospel(first.book) !== /gospel|evangelio/i.test(titled) && !/book|libro/i.test(titled))
    return undefined
  if (!titled && (everydayWords.test(text) || isDoubtful(`${text} 1`, before, first.end, -1))) return undefined
  const reference = { ...first, start_verse: 1, end_verse: CHAPTER_END }
  return { ...reference, ref: formatReference(reference), end: text.length }
}
