import { type RawBuilder, sql } from 'kysely'
import { MARK_END, MARK_START, markHtml } from '../../bible/mark-words.ts'
import { regconfig, searchWords } from '../../bible/search-text.ts'
import {
  formsOf,
  isHan,
  keepMeaningfulWords,
  parseSearch,
  phrasePattern,
  phraseRegExp,
  type SearchWords,
  trimCommonWords,
} from '../../bible/search-words.ts'
import type { SearchResult } from '../../contract/bible.ts'
import type { Db } from '../db.ts'

/** `books` are the ids of the books to search; defaults to all. */
export type SearchPage = { limit: number; offset: number; books?: readonly string[] }
/** `too_common`: the words are in almost every verse, so that they were not searched for. */
export type SearchResults = {
  total: number
  results: SearchResult[]
  too_common?: true
  /** No verse has all of the words; these have some. */
  some?: true
}
type SearchedBible = { id: string; search_config: string }

/**
 * Searches a translation. All words must occur, in any form. If no verse has them all, returns verses with some of the
 * significant words, those with most first; if none has any, verses with a word that begins like the last. Quoted
 * phrases must occur exactly, and verses with the words in the order in which they were typed rank first. Words that
 * the index omits because almost every verse has them are found only in quoted phrases.
 */
export async function searchVerses(
  db: Db,
  bible: SearchedBible,
  query: string,
  page: SearchPage,
): Promise<SearchResults> {
  const asked = parseSearch(query)
  const { words } = asked
  const wanted = await match(db, bible, asked, '&')
  // only words such as "I am": no index helps, so every verse of the text would be read
  if (wanted.query === '') return isQuoted(wanted) ? find(db, bible, wanted, page) : unsearched(asked)
  const all = await find(db, bible, wanted, page)
  if (all.total > 0 || words.length === 0) return all
  if (words.length > 1) {
    const said = { ...asked, words: keepMeaningfulWords(words) }
    const most = said.words.length < words.length ? await find(db, bible, await match(db, bible, said, '&'), page) : all
    if (most.total > 0) return most
    const some = await find(db, bible, await match(db, bible, said, '|'), page)
    if (some.total > 0) return { ...some, some: true }
  }
  const last = words.at(-1) ?? ''
  return asked.prefix && last.length >= BEGINNING_MIN ? find(db, bible, begunBy(last), page) : all
}

/** Shorter beginnings match too many words. */
const BEGINNING_MIN = 3

const isQuoted = ({ phrases }: Match): boolean => phrases.some((phrase) => phrase.length > 1 || isLone(phrase))

function unsearched({ words, phrases }: SearchWords): SearchResults {
  const nothing = { total: 0, results: [] }
  return words.length + phrases.length > 0 ? { ...nothing, too_common: true } : nothing
}

/** Verses must match `query` and have every phrase; `exact` ranks them. All `marks` are marked. */
type Match = { query: string; exact: string; phrases: string[][]; marks: string[][]; inOrder: string[]; open: boolean }

async function match(db: Db, bible: SearchedBible, asked: SearchWords, operator: '&' | '|'): Promise<Match> {
  const { words, phrases, prefix } = asked
  const forms = words.map((word) => lexeme(word, words.length))
  const exact = forms.join(` ${operator} `)
  // a complete word already ranks before the words that it begins
  const last = `(${forms.at(-1)} | '${words.at(-1)}':*)`
  const open = prefix ? [...forms.slice(0, -1), last].join(` ${operator} `) : exact
  const found = await lexemes(db, bible, open, exact, phrases)
  const checked = phrases.filter((phrase) => isLone(phrase) || !phrase.every(isHan))
  const core = trimCommonWords(words)
  const inOrder = core.length > 1 ? core : words
  return {
    ...found,
    phrases: checked,
    marks: [...phrases, ...checked],
    inOrder: operator === '&' && inOrder.length > 1 ? inOrder : [],
    open: false,
  }
}

/** No verse has the word in any form, so it may be the beginning of one whose stem is shorter than what was typed. */
function begunBy(word: string): Match {
  const stem = word.toLowerCase().slice(0, Math.max(3, Math.ceil(word.length * 0.6)))
  return { query: `'${stem}':*`, exact: '', phrases: [[word]], marks: [[word]], inOrder: [], open: true }
}

function lexeme(word: string, count: number): string {
  const forms = count > 1 ? formsOf(word) : [word]
  return forms.length === 1 ? `'${word}'` : `(${forms.map((form) => `'${form}'`).join(' | ')})`
}

const MAX_KEPT = 2000
const kept = new Map<string, { query: string; exact: string }>()

/** The words as the index has them. They depend only on the configuration, so the latest are cached. */
async function lexemes(db: Db, bible: SearchedBible, open: string, exact: string, phrases: string[][]) {
  const config = regconfig(bible.search_config)
  const indexed = phrases.filter((phrase) => !isLone(phrase)).map((phrase) => indexedPhrase(bible, phrase))
  const key = JSON.stringify([config, open, exact, indexed])
  const known = kept.get(key)
  if (known) return known
  const parts = (text: string): RawBuilder<unknown>[] => [
    sql`to_tsquery(${config}::regconfig, ${text})`,
    ...indexed.map(({ text, isPhrase }) =>
      isPhrase ? sql`phraseto_tsquery(${config}::regconfig, ${text})` : sql`to_tsquery(${config}::regconfig, ${text})`,
    ),
  ]
  const { rows } = await sql<{ query: string; exact: string }>`
    select (${sql.join(parts(open), sql` && `)})::text as query,
      (${sql.join(parts(exact), sql` && `)})::text as exact`.execute(db)
  const found = rows[0] ?? { query: '', exact: '' }
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value as string)
  kept.set(key, found)
  return found
}

/**
 * A phrase with a name of God may occur with any of the names: the index finds the words, the text decides their order.
 */
function indexedPhrase({ search_config }: SearchedBible, phrase: string[]): { text: string; isPhrase: boolean } {
  if (phrase.every((word) => formsOf(word).length === 1))
    return { text: searchWords(search_config, phrase.join(phrase.every(isHan) ? '' : ' ')), isPhrase: true }
  return { text: phrase.map((word) => lexeme(word, phrase.length + 1)).join(' & '), isPhrase: false }
}

/** The index knows pairs of Han characters, so a lone one is searched for in the text. */
const isLone = (phrase: string[]) => phrase.length === 1 && phrase.every(isHan)

// the number of best matches that are checked for the words in typed order
const REORDERED = 300

// character for character: the mark positions in the copy are the same in the text
const signs = '“”‘’«»‹›—–-…¿¡、，。：；！？「」『』（）·'
const blank = ' '.repeat(signs.length)

const headline = `HighlightAll=true, StartSel=${MARK_START}, StopSel=${MARK_END}`

async function find(db: Db, bible: SearchedBible, asked: Match, page: SearchPage): Promise<SearchResults> {
  const { query, exact, phrases, marks, inOrder, open } = asked
  if (query === '' && phrases.length === 0) return { total: 0, results: [] }
  const config = regconfig(bible.search_config)
  const conditions = [
    ...(query ? [sql`search @@ ${query}::tsquery`] : []),
    ...phrases.map((phrase) =>
      isLone(phrase) ? sql`strpos(text, ${phrase[0]}) > 0` : sql`text ~* ${phrasePattern(phrase, open)}`,
    ),
  ]
  // written so that no index serves it: joining all verses of a translation to the few matches would cost the most
  const ofBible = query ? sql`bible_id || '' = ${bible.id}` : sql`bible_id = ${bible.id}`
  const books = page.books && sql` and book in (${sql.join(page.books.length > 0 ? page.books : [''])})`
  const hits = sql`hits as materialized (
    select book, chapter, verse, position, ${exact ? sql`ts_rank(search, ${exact}::tsquery, 1)` : sql`0`} as rank
    from verses where ${ofBible} and ${sql.join(conditions, sql` and `)}${books ?? sql``})`
  const ordered = inOrder.length > 0 ? sql`place <= ${REORDERED} and text ~* ${phrasePattern(inOrder)}` : sql`false`
  const { rows } = await sql<Omit<SearchResult, 'html'> & { total: number; marked: string }>`
    with ${hits}, best as (
      select book, chapter, verse, row_number() over (order by rank desc, position) as place
      from hits order by rank desc, position limit ${Math.max(inOrder.length > 0 ? REORDERED : 0, page.offset + page.limit)}
    ), page as (
      select best.*, text, ${ordered} as in_order from best join verses using (book, chapter, verse)
      where bible_id = ${bible.id}
      order by in_order desc, place limit ${page.limit} offset ${page.offset}
    )
    select book, chapter, verse, text, (select count(*) from hits)::int as total,
      ${query ? sql`ts_headline(${config}::regconfig, translate(text, ${signs}, ${blank}), ${query}::tsquery, ${headline})` : sql`''`} as marked
    from page order by in_order desc, place`.execute(db)
  const patterns = marks.map((phrase) => phraseRegExp(phrase, open))
  const results = rows.map(({ total: _, marked, ...verse }) => ({
    ...verse,
    html: markHtml(verse.text, marked, patterns),
  }))
  if (rows.length > 0 || page.offset === 0) return { total: rows[0]?.total ?? 0, results }
  const counted = await sql<{ total: number }>`with ${hits} select count(*)::int as total from hits`.execute(db)
  return { total: counted.rows[0]?.total ?? 0, results }
}
