import type { Db } from '#shared/server/db.ts'
import { listVerses } from '#shared/server/sql/verse-list.ts'

/*
 * Decides whether words under a seal are in the Bible. It shares no code with the checker: words are runs of letters
 * and digits in lower case, and an ellipsis may not leave out a word of denial.
 */

type Verse = { book: string; chapter: number; verse: number; words: string[] }
export type BibleWords = readonly Verse[]

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '')
    .match(/\p{Script=Han}|[\p{L}\p{M}\p{N}]+/gu) ?? []

const loaded = new Map<string, Promise<BibleWords>>()

/** The words of every verse of a translation. */
export function loadBibleWords(db: Db, bibleId: string): Promise<BibleWords> {
  const loading = loaded.get(bibleId) ?? readWords(db, bibleId)
  loaded.set(bibleId, loading)
  return loading
}

const readWords = async (db: Db, bibleId: string): Promise<BibleWords> =>
  (await listVerses(db, bibleId)).map(({ text, ...verse }) => ({ ...verse, words: wordsIn(text) }))

type Passage = { book: string | null; chapter: number | null; start_verse: number | null; end_verse: number | null }

const denials =
  /^(?:not|no|never|neither|nor|none|nothing|without|except|unless|if|lest|cannot|\w+nt|but|ni|nunca|sin|si|sino)$/

/** Why words are not in a passage; undefined if they are, in order and consecutive. */
export function missingIn(verses: BibleWords, passage: Passage, shown: string): string | undefined {
  const stored = verses
    .filter(({ book, chapter }) => book === passage.book && chapter === passage.chapter)
    .filter(({ verse }) => verse >= (passage.start_verse ?? 1) && verse <= (passage.end_verse ?? 999))
    .flatMap(({ words }) => words)
  const pieces = shown
    .split(/\[\s*(?:…|\.{3})\s*\]|…|\.{3}|\. \. \./)
    .map((piece) => wordsIn(piece.replace(/\[(\p{L})\](?=\p{L})/gu, '$1')))
    .filter((words) => words.length > 0)
  if (pieces.length === 0) return 'no words'
  let from = -1
  for (const piece of pieces) {
    const at = indexOf(stored, piece, Math.max(0, from))
    if (at === -1) return `not in the text: ${piece.join(' ')}`
    const gap = from === -1 ? [] : stored.slice(from, at)
    if (gap.some((word) => denials.test(word))) return `left out: ${gap.join(' ')}`
    from = at + piece.length
  }
  return undefined
}

function indexOf(words: readonly string[], piece: readonly string[], from: number): number {
  for (let at = from; at + piece.length <= words.length; at++) {
    if (piece.every((word, i) => words[at + i] === word)) return at
  }
  return -1
}
