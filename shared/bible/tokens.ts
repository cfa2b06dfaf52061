/** The result of every source format: a chapter of blocks, each a line of pieces. This module knows no XML or HTML. */

import { blanks } from './spacing.ts'
import type { TextPiece } from './text-piece.ts'

export type BlockKind = 'p' | 'q1' | 'q2' | 'q3' | 'heading' | 'psalm-title'

type VersePiece = { kind: 'verse'; verse: number; end: number }
type NotePiece = { kind: 'note'; note: number; verse: number }
export type Piece = TextPiece | VersePiece | NotePiece

export type Block = { kind: BlockKind; pieces: Piece[] }

export type Note = { kind: 'footnote' | 'crossref'; verse: number; text: string }

export type Chapter = { book: string; chapter: number; blocks: Block[]; notes: Note[] }

export type VerseText = { verse: number; end: number; text: string }

/** The verses of a chapter as plain text, in order of first appearance, notes and headings left out. */
export function verseTexts(chapter: Chapter): VerseText[] {
  const verses = new Map<number, VerseText>()
  for (const block of chapter.blocks) {
    let current: VerseText | undefined
    for (const piece of block.pieces) {
      if (piece.kind === 'verse' && !verses.has(piece.verse)) {
        verses.set(piece.verse, { verse: piece.verse, end: piece.end, text: '' })
      }
      if (piece.kind !== 'text') continue
      const verse = verses.get(piece.verse)
      // a line of poetry, a paragraph or what is in no verse ends a word
      if (verse && verse !== current) verse.text += ' '
      current = verse
      if (verse) verse.text += piece.text
    }
  }
  return [...verses.values()].map((verse) => ({ ...verse, text: verse.text.replace(blanks, ' ').trim() }))
}

/** The number of words in a text: runs of letters and digits; every Han character counts as one. */
export function countWords(text: string): number {
  let count = 0
  let isCounted = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= FIRST_HAN) return text.match(anyWord)?.length ?? 0
    kinds[code] ||= kindOf(String.fromCharCode(code))
    if (kinds[code] === OTHER) isCounted = false
    if (kinds[code] !== LETTER || isCounted) continue
    isCounted = true
    count++
  }
  return count
}

const anyWord = /\p{Script=Han}|[\p{L}\p{N}’'-]*[\p{L}\p{N}]/gu
const FIRST_HAN = 0x2e80
const LETTER = 1
const JOINER = 2
const OTHER = 3

/** The kinds of the characters seen so far, by their code: a look is faster than a pattern. */
const kinds = new Uint8Array(FIRST_HAN)

function kindOf(character: string): number {
  if (/[\p{L}\p{N}]/u.test(character)) return LETTER
  return /[’'-]/.test(character) ? JOINER : OTHER
}
