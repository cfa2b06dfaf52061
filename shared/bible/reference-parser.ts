import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js'
import * as english from 'bible-passage-reference-parser/esm/lang/en.js'
import * as spanish from 'bible-passage-reference-parser/esm/lang/es.js'
import * as chinese from 'bible-passage-reference-parser/esm/lang/zh.js'
import { primaryLanguage } from '../primary-language.ts'
import { bookFromOsis } from './books.ts'
import { isCounted } from './doubtful-reference.ts'
import { mostChapters } from './most-chapters.ts'
import { type BookPatterns, createPossibleBooks } from './possible-books.ts'

/** What the parser reads as one reference or one sequence of them. */
export type Entity = ReturnType<InstanceType<typeof bcv_parser>['parsed_entities']>[number]

/**
 * The parser of a language. `possibleBooks` are the numbers of the books that a text may name, and `parse` finds the
 * references to some books; without its books a text costs the parser many times as much. `isMeant` is false for words
 * that another parser of the language reads better; `after` is the text behind them and `entity` what they are read
 * as.
 */
export type ReferenceParser = {
  possibleBooks: (text: string) => Set<number>
  parse: (text: string, books: ReadonlySet<number>) => Entity[]
  isMeant: (words: string, after: string, entity: Entity) => boolean
}

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
  ['Eccl', /Qoh|Qo/],
  ['Sir', /Ben Sira|Eclo/],
  ['Ezek', /Éz/],
  ['Phlm', /몬/],
]

// each reference is kept as typed: the translation decides what exists, never the parser's versification
/** The names of books and the words of references in a language. */
export type ReferenceLanguage = ConstructorParameters<typeof bcv_parser>[0]

type Further = {
  /** Names of books beside those that the package knows, by OSIS id. */
  names?: [osis: string, name: RegExp][]
  /** A comma separates chapter and verse, as in the German "Johannes 3,16"; `mixed`: only where it plainly does. */
  commas?: 'all' | 'mixed'
  /** "16s" and "16ss" are "16f" and "16ff". */
  hasS?: boolean
}

/** What is missing in the type of the package's class. */
type Untyped = {
  regexps: BookPatterns & { escaped_passage: RegExp; match_end_split: RegExp }
  options: { grammar: { ff: RegExp; next: RegExp } }
}

/** A parser that is built when it is first used: that takes some 50 ms, and most processes need few of them. */
function createParser(language: ReferenceLanguage, further: Further = {}): ReferenceParser {
  let built: ReferenceParser | undefined
  const parser = () => {
    built ??= buildParser(language, further)
    return built
  }
  return {
    possibleBooks: (text) => parser().possibleBooks(text),
    isMeant: (words, after, entity) => parser().isMeant(words, after, entity),
    parse: (text, books) => parser().parse(text, books),
  }
}

function buildParser(language: ReferenceLanguage, { names = [], commas, hasS }: Further): ReferenceParser {
  const parser = new bcv_parser(language)
  parser.set_options({
    punctuation_strategy: commas ? 'eu' : 'us',
    testaments: 'ona',
    book_alone_strategy: 'ignore',
    passage_existence_strategy: 'none',
    consecutive_combination_strategy: 'separate',
    sequence_combination_strategy: 'separate',
    captive_end_digits_strategy: 'include',
    single_chapter_1_strategy: 'chapter',
    warn_level: 'none',
  })
  parser.add_books({ books: [...furtherNames, ...names].map(([osis, regexp]) => ({ osis: [osis], regexp })) })
  const { regexps, options } = parser as unknown as Untyped
  // "16f" is two verses and "16ff" the rest of the chapter, as the package has it in German alone
  const letters = String.raw`(?:(?<=\d\s?)ff?${hasS ? String.raw`|(?<=\d)ss?` : ''})(?![\p{L}\p{N}])`
  const passage = regexps.escaped_passage.source.replace(String.raw`\/\d+\x1f|`, (first) => `${first}${letters}|`)
  regexps.escaped_passage = new RegExp(passage, 'giu')
  regexps.match_end_split = new RegExp(String.raw`\d\s?${letters}|${regexps.match_end_split.source}`, 'giu')
  options.grammar.next = hasS ? /^[fs](?![\p{L}\p{N}])/iu : /^f(?![\p{L}\p{N}])/iu
  options.grammar.ff = new RegExp(
    String.raw`^(?:ff${hasS ? '|ss' : ''})(?![\p{L}\p{N}])|${options.grammar.ff.source}`,
    'iu',
  )
  const { books: all } = regexps
  const possibleBooks = createPossibleBooks(regexps)
  return {
    possibleBooks: (text) => (commas !== 'mixed' || anyComma.test(text) ? possibleBooks(text) : new Set()),
    isMeant: (words, after, entity) => commas !== 'mixed' || separatesVerse(words, after, mostChapters(bookOf(entity))),
    parse(text, books) {
      regexps.books = all.filter((_, i) => books.has(i))
      parser.parse(text)
      return parser.parsed_entities()
    },
  }
}

const bookOf = ({ osis }: Entity) => bookFromOsis(osis.split('.')[0] ?? '')?.id ?? ''

const anyComma = /\d,\s?\d/
/** As in "Juan 3,16"; not in "Juan 3:16,18". */
const closeComma = /(?<![\d,:.])\d{1,3},\d{1,3}(?![\d,])/
/** The first two numbers of a reference, as in "Jn 3, 16". */
const openComma = /^(?<name>(?:[1-4]\s?)?[^\d,:]+?)\.?\s?(?<chapter>\d{1,3}),\s(?<verse>\d{1,3})(?![\d:])/u
/** As behind "Mateo 5,6" in "Mateo 5,6,7"; not the number of another book. */
const thirdNumber = /^\s?,\s?\d{1,3}(?!\d|\s?(?!et)\p{L}{2,}\.?\s?\d)/u
/** As behind "Job 1, 38" in "Job 1, 38 y 42"; not the number of another book or chapter, nor a range. */
const lastNumber = /^\s(?:y|e|et)\s(?<last>\d{1,3})(?!\d|\s?[:,–-]\s?\d|\.\d|\s?\p{L}+\.?\s?\d)/u
/** An abbreviation of one book alone. */
const shortName = /^(?:\d\s?)?(?!(?:job|luc|ps|sal|sl)$)[\p{L}\p{M}]{1,3}$/iu
const onePsalm = /^(?:salmo|psaume)$/i
const severalPsalms = /^(?:salmos|psaumes)$/i
const severalChapters = /\s(?:cap[ií]tulos|chapitres|caps|chaps)$/iu

/**
 * Whether a comma in a reference separates chapter and verse; not in "Salmos 23, 24", "Mateo 5, 6 y 7", "Mateo 5,6,7",
 * "Job 1, 38 y 42". No book has more than `chapters`.
 */
function separatesVerse(words: string, after: string, chapters: number): boolean {
  if (thirdNumber.test(after)) return false
  if (closeComma.test(words)) return true
  const { name = '', chapter, verse } = openComma.exec(words)?.groups ?? {}
  if (!name || isCounted(after) || severalChapters.test(name)) return false
  const [first, second] = [Number(chapter), Number(verse)]
  const last = lastOf(after)
  if (severalPsalms.test(name)) return second <= first && !last
  if (last && !shortName.test(name) && !onePsalm.test(name) && first < second && second < last && last <= chapters)
    return false
  return second !== first + 1 || shortName.test(name)
}

/** The last number of "3, 5 y 7"; undefined if it counts something. */
function lastOf(after: string): number | undefined {
  const [matched = '', last] = lastNumber.exec(after) ?? []
  return last && !isCounted(after.slice(matched.length)) ? Number(last) : undefined
}

/** The parser with commas is the first one: it reads more of "Juan 3,16" than the other. */
const withBoth = (language: ReferenceLanguage, further: Further = {}): ReferenceParser[] => [
  createParser(language, { ...further, hasS: true, commas: 'mixed' }),
  createParser(language, { ...further, hasS: true }),
]

const inEnglish = createParser(english)
const parsers = new Map([
  ['es', withBoth(spanish)],
  [
    'zh',
    [
      createParser(chinese, {
        names: [
          ['1John', /约一|約一/],
          ['2John', /约二|約二/],
          ['3John', /约三|約三/],
        ],
      }),
    ],
  ],
])

/** From now on texts in a language, given as `de`, are parsed in it too. `names` are those of the books by OSIS id. */
export function addReferenceLanguage(tag: string, language: ReferenceLanguage, names: [string, string][]): void {
  const patterns = names.map(([osis, name]): [string, RegExp] => [osis, new RegExp(escaped(name))])
  const further = { names: patterns }
  const own = createParser(language, further)
  if (tag === 'fr' || tag === 'pt') parsers.set(tag, withBoth(language, further))
  else parsers.set(tag, tag === 'de' ? [createParser(language, { ...further, commas: 'all' }), own] : [own])
}

const escaped = (name: string) => name.replace(/[.()（）]/g, '\\$&').replace(/\s+/g, '\\s*')

/** The parsers for a text in a language, given as a tag such as `es-MX`; those of the language are first. */
export function parsersOf(language: string): ReferenceParser[] {
  return [...(parsers.get(primaryLanguage(language)) ?? []), inEnglish]
}
