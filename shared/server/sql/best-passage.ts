import { sql } from 'kysely'
import { bookById } from '../../bible/books.ts'
import { namedPassages } from '../../bible/named-passages.ts'
import { parseSearch, telling, wordsOf } from '../../bible/search-words.ts'
import type { Db } from '../db.ts'
import { searchVerses } from './search.ts'

export type BestPassage = { book: string; chapter: number; verses: number[] }

type Place = { book: string; chapter: number; verse: number; end_verse: number; weight: number }

const VERSES_READ = 40
const MAX_VERSES = 40

/**
 * The chapter that a question is best asked of, with the verses that speak of it: where the topics that the question
 * names point to, and where its words stand in the text. Undefined when neither says anything.
 */
export async function bestPassage(
  db: Db,
  bible: { id: string; search_config: string; language: string },
  question: string,
): Promise<BestPassage | undefined> {
  const words = telling(wordsOf(question)).slice(0, 12)
  if (words.length === 0) return undefined
  const [topical, textual] = await Promise.all([
    topicPlaces(db, bible.id, words),
    textPlaces(db, bible, question, words),
  ])
  return strongest([...namedPlaces(question, words), ...topical, ...textual])
}

/** What people call the passage, if they call it anything: the surest word there is. */
function namedPlaces(question: string, words: string[]): Place[] {
  return namedPassages(words.length > 1 ? words : wordsOf(question)).map(
    ({ book, start_chapter, start_verse, end_chapter, end_verse, share }) => ({
      book,
      chapter: start_chapter,
      verse: start_verse,
      end_verse: end_chapter > start_chapter ? start_verse + MAX_VERSES : end_verse,
      weight: 4 * share,
    }),
  )
}

/**
 * Where the topics point whose names share words with the question. A topic counts by how much of its name was asked
 * for and how much of the question it answers; its first and its long references count more than one in a long list.
 */
async function topicPlaces(db: Db, bibleId: string, words: string[]): Promise<Place[]> {
  const { rows } = await sql<Place & { score: number }>`
    with asked as materialized (
      select lexemes, array_length(lexemes, 1)::float as size, to_tsquery('simple', array_to_string(lexemes, ' | ')) as query
      from (select tsvector_to_array(to_tsvector('english', ${words.join(' ')})) as lexemes) given
      where lexemes <> '{}'
    ), named as (
      select t.id, tsvector_to_array(to_tsvector('english', t.name)) as name, a.lexemes, a.size
      from topics t, asked a where t.search @@ a.query
    ), shared as (
      select id, size, array_length(name, 1)::float as length,
        (select count(*) from unnest(name) word where word = any (lexemes))::float as common
      from named where name <> '{}'
    ), best as (
      select id, (common / length) ^ 2 * (common / size) ^ 1.5 as score
      from shared where common > 0 order by score desc limit 6
    ), top as materialized (
      select id, score, (select count(*) from topic_references r where r.topic_id = best.id) as total from best where score >= (select max(score) from best) * 0.5 and score > 0.1)
    select r.book, r.start_chapter as chapter, r.start_verse as verse,
      case when r.end_chapter > r.start_chapter then c.verse_count else least(r.end_verse, c.verse_count) end as end_verse,
      top.score * (1 + 0.5 * ln(1 + least(greatest(r.end_verse - r.start_verse, 0), 12))) / (1 + 0.02 * r.ordinal)
        / ln(3 + total) as weight
    from top join topic_references r on r.topic_id = top.id
    join chapters c on c.bible_id = ${bibleId} and c.book = r.book and c.chapter = r.start_chapter`.execute(db)
  return rows
}

/** Where the words stand, the best verses first. Verses with all the words count far more than those with a few. */
async function textPlaces(
  db: Db,
  bible: { id: string; search_config: string },
  question: string,
  words: string[],
): Promise<Place[]> {
  const quoted = parseSearch(question).phrases.map((phrase) => `"${phrase.join(' ')}"`)
  const { total, results } = await searchVerses(db, bible, [...words, ...quoted, ''].join(' '), {
    limit: VERSES_READ,
    offset: 0,
  })
  const pattern = words.map((word) => word.toLowerCase().slice(0, Math.max(4, word.length - 2)))
  return results.map(({ book, chapter, verse, text }, i) => {
    const lower = text.toLowerCase()
    const share = pattern.filter((beginning) => lower.includes(beginning)).length / pattern.length
    // a word that stands everywhere points nowhere
    const rarity = 1 / Math.log2(2 + total / 8)
    return {
      book,
      chapter,
      verse,
      end_verse: verse,
      weight: (share ** 2 * rarity * Math.min(words.length, 4)) / (1 + 0.15 * i),
    }
  })
}

function strongest(places: Place[]): BestPassage | undefined {
  const chapters = new Map<string, { book: string; chapter: number; weight: number; verses: Map<number, number> }>()
  for (const { book, chapter, verse, end_verse, weight } of places) {
    const key = `${book} ${chapter}`
    const found = chapters.get(key) ?? { book, chapter, weight: 0, verses: new Map() }
    // most readers' Bibles do not have the deuterocanon
    found.weight += Number(weight) * (bookById(book)?.testament === 'DC' ? 0.5 : 1)
    for (let each = verse; each <= Math.min(end_verse, verse + MAX_VERSES - 1); each++) {
      found.verses.set(each, (found.verses.get(each) ?? 0) + Number(weight))
    }
    chapters.set(key, found)
  }
  const [best] = [...chapters.values()].toSorted((a, b) => b.weight - a.weight)
  if (!best || best.weight < 0.05) return undefined
  const verses = [...best.verses].toSorted((a, b) => b[1] - a[1]).slice(0, MAX_VERSES)
  return { book: best.book, chapter: best.chapter, verses: verses.map(([verse]) => verse).toSorted((a, b) => a - b) }
}
