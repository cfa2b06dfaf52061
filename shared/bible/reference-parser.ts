import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js'
import * as english from 'bible-passage-reference-parser/esm/lang/en.js'
import * as spanish from 'bible-passage-reference-parser/esm/lang/es.js'
import * as chinese from 'bible-passage-reference-parser/esm/lang/zh.js'
import { primaryLanguage } from '../primary-language.ts'
import { type BookPatterns, createPossibleBooks } from './possible-books.ts'

/** What the parser reads as one reference or one sequence of them. */
export type Entity = ReturnType<InstanceType<typeof bcv_parser>['parsed_entities']>[number]

/**
 * The parser of a language. `possibleBooks` are the numbers of the books that a text may name, and `parse` finds the
 * references to some books; without its books a text costs the parser many times as much.
 */
export type ReferenceParser = {
  possibleBooks: (text: string) => Set<number>
  parse: (text: string, books: ReadonlySet<number>) => Entity[]
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
]

// each reference is kept as typed: the translation decides what exists, never the parser's versification
/** The names of books and the words of references in a language. */
export type ReferenceLanguage = ConstructorParameters<typeof bcv_parser>[0]

type Further = {
  /** Names of books beside those that the package knows, by OSIS id. */
  names?: [osis: string, name: RegExp][]
  /** A comma separates chapter and verse, as in the German "Johannes 3,16". */
  hasCommas?: boolean
  /** References without this are dropped. */
  only?: RegExp
}

/** What is missing in the type of the package's class. */
type Untyped = {
  regexps: BookPatterns & { match_end_split: RegExp }
  options: { grammar: { next?: RegExp } }
}

function createParser(language: ReferenceLanguage, { names = [], hasCommas, only }: Further = {}): ReferenceParser {
  const parser = new bcv_parser(language)
  parser.set_options({
    punctuation_strategy: hasCommas ? 'eu' : 'us',
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
  // the German ones contain `\p{L}`, which is a letter only with the flag u: "16ff" ended after its first f
  regexps.match_end_split = new RegExp(regexps.match_end_split, 'giu')
  if (options.grammar.next) options.grammar.next = new RegExp(options.grammar.next, 'iu')
  const { books: all } = regexps
  const possibleBooks = createPossibleBooks(regexps)
  return {
    possibleBooks: (text) => (!only || only.test(text) ? possibleBooks(text) : new Set()),
    parse(text, books) {
      regexps.books = all.filter((_, i) => books.has(i))
      parser.parse(text)
      const found: Entity[] = parser.parsed_entities()
      return only ? found.filter(({ indices: [start, end] }) => only.test(text.slice(start, end))) : found
    },
  }
}

/** As in "Juan 3,16"; not in "Salmos 23, 24" or "Mateo 5,6,7", which are chapters, or in "Juan 3:16,18". */
const closeComma = /(?<![\d,:.])\d{1,3},\d{1,3}(?![\d,])/
/** The parser with commas is the first one: it reads more of "Juan 3,16" than the other. */
const withBoth = (language: ReferenceLanguage, further: Further = {}): ReferenceParser[] => [
  createParser(language, { ...further, hasCommas: true, only: closeComma }),
  createParser(language, further),
]

const inEnglish = createParser(english)
const parsers = new Map([
  ['es', withBoth(spanish)],
  ['zh', [createParser(chinese)]],
])

/** From now on texts in a language, given as `de`, are parsed in it too. `names` are those of the books by OSIS id. */
export function addReferenceLanguage(tag: string, language: ReferenceLanguage, names: [string, string][]): void {
  const patterns = names.map(([osis, name]): [string, RegExp] => [osis, new RegExp(escaped(name))])
  const further = { names: patterns }
  const own = createParser(language, further)
  if (tag === 'fr' || tag === 'pt') parsers.set(tag, withBoth(language, further))
  else parsers.set(tag, tag === 'de' ? [createParser(language, { ...further, hasCommas: true }), own] : [own])
}

const escaped = (name: string) => name.replace(/[.()（）]/g, '\\$&').replace(/\s+/g, '\\s*')

/** The parsers for a text in a language, given as a tag such as `es-MX`; those of the language are first. */
export function parsersOf(language: string): ReferenceParser[] {
  return [...(parsers.get(primaryLanguage(language)) ?? []), inEnglish]
}
