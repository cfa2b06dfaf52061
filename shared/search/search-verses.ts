import { isHan, keepMeaningfulWords, parseSearch, type SearchWords, trimCommonWords } from '../bible/search-words.ts'
import type { SearchResult } from '../contract/bible.ts'
import { releaseBits } from './bits.ts'
import { findVerses, type Wanted } from './find-verses.ts'
import { verseMarker } from './mark-verse.ts'
import { isSame, type Parts, partsBegunBy, partsLike, partsMeant, union } from './parts-asked.ts'
import { phraseOf } from './phrase.ts'
import type { VerseIndex } from './verse-index.ts'
import { lineOf } from './verse-lines.ts'
import type { StoredTexts } from './verse-texts.ts'

/** A translation with everything that a search needs. */
export type SearchedVerses = { index: VerseIndex; texts: StoredTexts }

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

/**
 * Searches a translation. All words must occur, in any form; the last one may be the beginning of a word. If no verse
 * has them all, returns verses with some of the significant words. Quoted phrases must occur exactly, and verses with the
 * words in the order in which they were typed rank first. Words that almost every verse has are found only in phrases.
 */
export function searchVerses(verses: SearchedVerses, query: string, page: SearchPage): SearchResults {
  releaseBits()
  const asked = parseSearch(query)
  const { words, phrases } = asked
  const all = wantedOf(verses.index, asked, false, page)
  if (all.words.length + all.phrases.length === 0)
    return { ...nothing, ...(words.length + phrases.length > 0 && { too_common: true }) }
  const found = resultsOf(verses, all, page)
  if (found.total > 0 || words.length === 0) return found
  return (words.length > 1 && someOf(verses, asked, page)) || begunOf(verses, asked, page) || found
}

/** The verses with the significant words, or else with some of them; undefined if none has one. */
function someOf(verses: SearchedVerses, asked: SearchWords, page: SearchPage): SearchResults | undefined {
  const { words } = asked
  const said = { ...asked, words: keepMeaningfulWords(words) }
  if (said.words.length < words.length) {
    const most = resultsOf(verses, wantedOf(verses.index, said, false, page), page)
    if (most.total > 0) return most
  }
  const some = resultsOf(verses, wantedOf(verses.index, said, true, page), page)
  return some.total > 0 ? { ...some, some: true } : undefined
}

/** Shorter beginnings match too many words. */
const BEGINNING_MIN = 3

/** The verses with a word that begins like the last one. */
function begunOf(verses: SearchedVerses, { words, prefix }: SearchWords, page: SearchPage): SearchResults | undefined {
  const last = words.at(-1) ?? ''
  if (!prefix || last.length < BEGINNING_MIN) return undefined
  const parts = partsBegunBy(verses.index, last, false)
  const wanted = { words: [parts], isAny: false, phrases: [], ranked: [], inOrder: undefined, books: page.books }
  return parts.length > 0 ? resultsOf(verses, wanted, page) : undefined
}

const nothing: SearchResults = { total: 0, results: [] }

function wantedOf(index: VerseIndex, asked: SearchWords, isAny: boolean, { books }: SearchPage): Wanted {
  const { words, prefix } = asked
  const meant = words.map((word) => (words.length > 1 ? partsMeant(index, word) : partsLike(index, word)))
  const found = meant.map((parts, i) =>
    parts && prefix && i === words.length - 1 ? union([parts, partsBegunBy(index, words[i]!, true)]) : parts,
  )
  const quoted = asked.phrases.filter((phrase) => isSearched(index, phrase))
  const core = trimCommonWords(words)
  const ordered = core.length > 1 ? core : words
  return {
    words: different(found),
    isAny,
    phrases: quoted.map((phrase) => phraseOf(index, phrase)),
    ranked: different([...meant, ...asked.phrases.flat().map((word) => partsMeant(index, word))]),
    inOrder: !isAny && ordered.length > 1 ? phraseOf(index, ordered) : undefined,
    books,
  }
}

/** One ignored word in quotation marks is as common as without them. */
const isSearched = (index: VerseIndex, phrase: readonly string[]): boolean =>
  phrase.length > 1 || isHan(phrase[0] ?? '') || partsLike(index, phrase[0] ?? '') !== undefined

/** The words that are not ignored, each once. */
function different(words: readonly (Parts | undefined)[]): Parts[] {
  const found: Parts[] = []
  for (const parts of words) if (parts && !found.some((other) => isSame(other, parts))) found.push(parts)
  return found
}

function resultsOf({ index, texts }: SearchedVerses, wanted: Wanted, page: SearchPage): SearchResults {
  if (wanted.words.length + wanted.phrases.length === 0) return nothing
  const { total, verses } = findVerses(index, wanted, page.offset, page.limit)
  const mark = verseMarker(index, wanted.words.flat(), wanted.phrases)
  return { total, results: Array.from(verses, (verse) => resultAt({ index, texts }, verse, mark)) }
}

function resultAt({ index, texts }: SearchedVerses, verse: number, mark: ReturnType<typeof verseMarker>): SearchResult {
  const { books, places } = index
  const line = lineOf(index, texts, verse)
  const at = verse * 4
  return {
    book: books[places[at]!]!,
    chapter: places[at + 1]!,
    verse: places[at + 2]!,
    text: line.text,
    html: mark(verse, line),
  }
}
