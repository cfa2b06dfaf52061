import { sql } from 'kysely'
import { regconfig, searchWords } from '../../bible/search-text.ts'
import { isHan, parseSearch, phrasePattern, type SearchWords } from '../../bible/search-words.ts'
import type { Db } from '../db.ts'

export type VerseHit = {
  book: string
  chapter: number
  verse: number
  text: string
  /** The text with MARK_START and MARK_END around the words that match; not escaped. */
  marked: string
}
export type VerseHits = { total: number; hits: VerseHit[] }
export type SearchPage = { limit: number; offset: number }
type SearchedBible = { id: string; search_config: string }

/** Private-use characters: no text of a Bible holds them. */
export const MARK_START = '\ue000'
export const MARK_END = '\ue001'

/**
 * Searches a translation. All words must occur, in any form; where no verse has them all, verses with some of them
 * come, most first; where none has any, verses with a word that begins like the last. Quoted phrases must occur as they
 * are, and verses with the words in the order they were typed in come first.
 */
export async function searchVerses(db: Db, bible: SearchedBible, query: string, page: SearchPage): Promise<VerseHits> {
  const asked = parseSearch(query)
  const all = await find(db, bible, await lexemes(db, bible, asked, '&'), page)
  if (all.total > 0 || asked.words.length === 0) return all
  if (asked.words.length > 1) {
    const some = await find(db, bible, await lexemes(db, bible, asked, '|'), page)
    if (some.total > 0) return some
  }
  const beginning = asked.words.at(-1) ?? ''
  const patterns = [`\\m${phrasePattern([beginning])}`]
  return asked.prefix && beginning.length > 2
    ? find(db, bible, { query: '', exact: '', patterns, inOrder: '' }, page)
    : all
}

/** `query` is what verses must match, `exact` what ranks them; a verse must also match every pattern. */
type Lexemes = { query: string; exact: string; patterns: string[]; inOrder: string }

async function lexemes(
  db: Db,
  bible: SearchedBible,
  { words, phrases, prefix }: SearchWords,
  operator: '&' | '|',
): Promise<Lexemes> {
  const config = regconfig(bible.search_config)
  const quoted = words.map((word) => `'${word}'`)
  const exact = quoted.join(` ${operator} `)
  // a word that is whole already ranks before the words that it begins
  const open = prefix
    ? [...quoted.slice(0, -1), `(${quoted.at(-1)} | ${quoted.at(-1)}:*)`].join(` ${operator} `)
    : exact
  const indexed = phrases
    .filter((phrase) => !isLone(phrase))
    .map((phrase) => searchWords(bible.search_config, phraseText(phrase)))
  const withPhrases = (text: string) =>
    sql.join(
      [
        sql`to_tsquery(${config}::regconfig, ${text})`,
        ...indexed.map((text) => sql`phraseto_tsquery(${config}::regconfig, ${text})`),
      ],
      sql` && `,
    )
  const { rows } = await sql<{ query: string; exact: string }>`
    select (${withPhrases(open)})::text as query, (${withPhrases(exact)})::text as exact`.execute(db)
  const found = rows[0] ?? { query: '', exact: '' }
  const patterns = phrases.filter((phrase) => isLone(phrase) || !phrase.every(isHan)).map(wholeWords)
  // nothing but words such as "I am": they count when they stand as they were typed
  if (found.query === '' && patterns.length === 0 && words.length > 0) patterns.push(wholeWords(words))
  return { ...found, patterns, inOrder: operator === '&' && words.length > 1 ? wholeWords(words) : '' }
}

/** The index knows pairs of Han characters, so a lone one is looked for in the text. */
const isLone = (phrase: string[]) => phrase.length === 1 && phrase.every(isHan)
const phraseText = (phrase: string[]) => phrase.join(phrase.every(isHan) ? '' : ' ')
const wholeWords = (words: string[]) => (words.every(isHan) ? phrasePattern(words) : `\\m${phrasePattern(words)}\\M`)

// so many of the best are looked through for the words in the order they were typed in
const REORDERED = 300

const headline = `HighlightAll=true, StartSel=${MARK_START}, StopSel=${MARK_END}`

async function find(
  db: Db,
  bible: SearchedBible,
  { query, exact, patterns, inOrder }: Lexemes,
  page: SearchPage,
): Promise<VerseHits> {
  if (query === '' && patterns.length === 0) return { total: 0, hits: [] }
  const config = regconfig(bible.search_config)
  const matches = [
    ...(query ? [sql`search @@ ${query}::tsquery`] : []),
    ...patterns.map((pattern) => sql`text ~* ${pattern}`),
  ]
  const hits = sql`hits as materialized (
    select book, chapter, verse, position, ${exact ? sql`ts_rank(search, ${exact}::tsquery, 1)` : sql`0`} as rank
    from verses where bible_id = ${bible.id} and ${sql.join(matches, sql` and `)})`
  const reach = Math.max(REORDERED, page.offset + page.limit)
  const { rows } = await sql<VerseHit & { total: number }>`
    with ${hits}, best as (
      select book, chapter, verse, row_number() over (order by rank desc, position) as place
      from hits order by rank desc, position limit ${reach}
    ), page as (
      select best.*, text, ${inOrder ? sql`place <= ${REORDERED} and text ~* ${inOrder}` : sql`false`} as in_order
      from best join verses using (book, chapter, verse)
      where bible_id = ${bible.id}
      order by in_order desc, place limit ${page.limit} offset ${page.offset}
    )
    select book, chapter, verse, text, (select count(*) from hits)::int as total,
      ${query ? sql`ts_headline(${config}::regconfig, text, ${query}::tsquery, ${headline})` : sql`text`} as marked
    from page order by in_order desc, place`.execute(db)
  if (rows.length === 0 && page.offset > 0) {
    const counted = await sql<{ total: number }>`with ${hits} select count(*)::int as total from hits`.execute(db)
    return { total: counted.rows[0]?.total ?? 0, hits: [] }
  }
  return { total: rows[0]?.total ?? 0, hits: rows.map(({ total: _, ...hit }) => hit) }
}
