import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js'
import * as english from 'bible-passage-reference-parser/esm/lang/en.js'
import * as spanish from 'bible-passage-reference-parser/esm/lang/es.js'
import * as chinese from 'bible-passage-reference-parser/esm/lang/zh.js'
import { bookFromOsis } from './books.ts'
import { isDoubtful } from './doubtful-reference.ts'
import { referenceZones } from './reference-zones.ts'
import { CHAPTER_END, formatReference, type Reference } from './versification.ts'

/** A reference and its place in the text; `ref` is how people write it in English. */
export type FoundReference = Reference & { ref: string; start: number; end: number }

/**
 * All references in a text, in order. A book without a number is none, nor is a word such as "is 3" or "am 5". Limits are
 * not checked here: see `resolveReference`. Takes at most about 20 ms, whatever the text; what lies behind some four
 * hundred numbers is not looked at.
 */
export function findReferences(text: string, language = 'en'): FoundReference[] {
  const all = parsersOf(language).flatMap((parser) => entitiesIn(parser, text).map((entity) => ({ parser, entity })))
  // "2 John 4" is more than the "John 4" that the parser of another language sees in it
  all.sort((a, b) => b.entity.end - b.entity.start - (a.entity.end - a.entity.start))
  const found: typeof all = []
  for (const each of all) {
    // the two ends of a range from book to book stand at one place, and come from one parser
    const meets = (other: (typeof all)[number]) =>
      other.parser !== each.parser && other.entity.start < each.entity.end && each.entity.start < other.entity.end
    if (!found.some(meets)) found.push(each)
  }
  return found.map(({ entity }) => entity).sort((a, b) => a.start - b.start)
}

/**
 * The references that a text consists of, where it holds nothing else: `John 3:16-18;Jude 5`, `ps 23 v 4`, `Philemon`.
 * A book alone is its first chapter. Undefined for everything else, so for any question.
 */
export function wholeReference(text: string, language = 'en'): FoundReference[] | undefined {
  const trimmed = text.trim().replace(/[\s.,;:?!]+$/, '')
  if (trimmed === '' || trimmed.length > 400) return undefined
  for (const parser of parsersOf(language)) {
    const found = entitiesIn(parser, trimmed, true)
    if (found.length > 0 && covers(found, trimmed)) return found
    const alone = bookAlone(parser, trimmed)
    if (alone) return [alone]
  }
  return undefined
}

type Parser = InstanceType<typeof bcv_parser>

// codes and names that the parser's own lists lack
const furtherNames: [string, RegExp][] = [
  ['Nah', /NAM/],
  ['Joel', /JOL/],
  ['GkEsth', /ESG/],
  ['EpJer', /LJE/],
  ['PrAzar', /S3Y/],
  ['Jas', /JAM/],
  ['3Macc', /3MA/],
  ['4Macc', /4MA/],
  ['PrMan', /(?:Pr )?Man/],
  ['Song', /Canticles|Cant/],
  ['Rev', /Apocalypse/],
]

// each shape is kept as typed: existence is the translation's to say, never the parser's own versification
function createParser(language: ConstructorParameters<typeof bcv_parser>[0]): Parser {
  const parser = new bcv_parser(language)
  parser.set_options({
    testaments: 'ona',
    book_alone_strategy: 'ignore',
    passage_existence_strategy: 'none',
    consecutive_combination_strategy: 'separate',
    sequence_combination_strategy: 'separate',
    captive_end_digits_strategy: 'include',
    single_chapter_1_strategy: 'chapter',
    warn_level: 'none',
  })
  parser.add_books({ books: furtherNames.map(([osis, regexp]) => ({ osis: [osis], regexp })) })
  return parser
}

const parsers = { en: createParser(english), es: createParser(spanish), zh: createParser(chinese) }

function parsersOf(language: string): Parser[] {
  const own = language.split('-')[0]
  if (own === 'es' || own === 'zh') return [parsers[own], parsers.en]
  return [parsers.en]
}

function entitiesIn(parser: Parser, text: string, whole = false): FoundReference[] {
  const found: FoundReference[] = []
  for (const zone of referenceZones(text)) {
    let refusedEnd = -1
    for (const entity of parser.parse(zone.text).parsed_entities()) {
      const [from, to] = entity.indices
      const start = zone.start + from
      const end = zone.start + to
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

type Entity = ReturnType<Parser['parsed_entities']>[number]
type Point = { b: string; c: number; v: number }

/** One entity is one reference, or its two ends where it runs from one book into another. */
function referencesOf(entity: Entity): Reference[] {
  return (entity.entities as { start: unknown; end: unknown }[]).flatMap((part) => {
    const start = part.start as Point
    const end = part.end as Point
    const from = bookId(start.b)
    const to = bookId(end.b)
    if (!from || !to || !start.c || !end.c) return []
    if (from !== to) return [place(from, start, { ...start, v: start.v }), place(to, { ...end, v: end.v }, end)]
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

// no dash: what it leaves apart is a range that runs backwards
const between = /^[\s,;.&+]*(?:and|y|和)?[\s,;]*$/i
const opening = /^(?:(?:the )?(?:book|letter|epistle|gospel) (?:of|to|according to) (?:the )?)?$/i

function covers(found: FoundReference[], text: string): boolean {
  const first = found[0]?.start ?? 0
  if (!opening.test(text.slice(0, first))) return false
  let end = first
  for (const reference of found) {
    if (reference.start > end && !between.test(text.slice(end, reference.start))) return false
    end = Math.max(end, reference.end)
  }
  return end === text.length
}

function bookAlone(parser: Parser, text: string): FoundReference | undefined {
  if (text.length > 40 || /\D\d/.test(text)) return undefined
  const [first, ...others] = entitiesIn(parser, `${text} 1`, true)
  if (!first || others.length > 0 || first.start !== 0 || first.end !== text.length + 2) return undefined
  if (isDoubtful(`${text} 1`, 0, first.end, -1)) return undefined
  const reference = { ...first, start_verse: 1, end_verse: CHAPTER_END }
  return { ...reference, ref: formatReference(reference), end: text.length }
}
