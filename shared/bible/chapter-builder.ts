import { SourceError } from './formats/xml.ts'
import { mostChapters } from './most-chapters.ts'
import { blanks, isBoundary, spaceIsMissing, spaceIsOdd } from './spacing.ts'
import type { TextPiece } from './text-piece.ts'
import type { Block, BlockKind, Chapter, Note, Piece } from './tokens.ts'

const MAX_NOTE = 20_000

export type Style = 'wj' | 'nd' | 'add'

/**
 * Collects what a reader of a source format finds, in order, into chapters. A verse number is written just before the
 * verse's first words, so a paragraph or title that opens with the verse precedes its number.
 */
export type ChapterBuilder = {
  /** The name that the source gives to a book, in its language. */
  nameBook(book: string, name: string): void
  /** Throws SourceError if no edition of the book has that many chapters. */
  startChapter(book: string, chapter: number): void
  /** Words of a verse 0 belong to no verse. */
  startVerse(verse: number, end: number): void
  /** Words after this belong to no verse until the next one starts. */
  endVerse(): void
  startBlock(kind: BlockKind): void
  endBlock(): void
  text(text: string): void
  open(style: Style): void
  close(style: Style): void
  openWord(strong: string): void
  closeWord(): void
  note(kind: Note['kind'], text: string): void
  /** Passes the last chapter on; the builder is done. */
  finish(): void
}

/** Calls `onChapter` with each complete chapter that has a verse; `names` collects the names of the books. */
export function createChapterBuilder(
  onChapter: (chapter: Chapter) => void,
  names: Map<string, string> = new Map(),
): ChapterBuilder {
  let chapter: Chapter | undefined
  let block: Block | undefined
  let verse = 0
  let pending: { verse: number; end: number } | undefined
  let isResumed = false
  let wjSerial = 0
  const numbered = new Set<number>()
  const depth = { wj: 0, nd: 0, add: 0 }
  let strong = ''

  const add = (piece: Piece) => {
    if (!chapter) return
    if (!block) {
      block = { kind: 'p', pieces: [] }
      chapter.blocks.push(block)
    }
    block.pieces.push(piece)
  }
  const giveOut = () => {
    if (!chapter) return
    const done = tidied(chapter)
    chapter = undefined
    if (done.blocks.some((part) => part.pieces.some((piece) => piece.kind === 'verse'))) onChapter(done)
  }
  const inTitle = () => block?.kind === 'heading' || block?.kind === 'psalm-title'
  const writePending = () => {
    if (!pending || inTitle()) return
    verse = pending.verse
    // a verse that a source resumes continues under its first number
    isResumed = numbered.has(verse)
    if (!isResumed) add({ kind: 'verse', ...pending })
    numbered.add(verse)
    pending = undefined
  }
  /** Keeps the words of a resumed verse apart from the word before them, as a verse number would. */
  const parted = (text: string) => {
    if (!isResumed) return text
    isResumed = false
    const before = block?.pieces.findLast((piece) => piece.kind === 'text')
    return before && isBoundary(before.text.at(-1) ?? '', text) ? ` ${text}` : text
  }
  const endVerse = () => {
    pending = undefined
    verse = 0
  }
  return {
    nameBook(book, name) {
      const clean = name.replace(/\s+/g, ' ').trim()
      if (clean && clean.length <= 60 && !names.has(book)) names.set(book, clean)
    },
    startChapter(book, number) {
      giveOut()
      if (number > mostChapters(book)) throw new SourceError(`no edition of ${book} has a chapter ${number}`)
      chapter = { book, chapter: number, blocks: [], notes: [] }
      block = undefined
      pending = undefined
      verse = 0
      numbered.clear()
    },
    startVerse(number, end) {
      if (end < 1) return endVerse()
      // a verse without words or notes is dropped: some sources number verses that they do not contain
      pending = { verse: Math.max(1, number), end }
    },
    endVerse,
    startBlock(kind) {
      if (!chapter) return
      block = { kind, pieces: [] }
      chapter.blocks.push(block)
    },
    endBlock() {
      block = undefined
    },
    text(text) {
      const isWord = /[^ \t\r\n\f]/.test(text)
      if (isWord) writePending()
      add({
        kind: 'text',
        text: isWord ? parted(text) : text,
        verse: inTitle() ? 0 : verse,
        wj: depth.wj > 0 ? wjSerial : 0,
        nd: depth.nd > 0,
        add: depth.add > 0,
        strong: isWord ? strong : '',
      })
    },
    open(style) {
      if (style === 'wj' && depth.wj === 0) wjSerial++
      depth[style]++
    },
    close(style) {
      depth[style]--
    },
    openWord(number) {
      strong = number
    },
    closeWord() {
      strong = ''
    },
    note(kind, text) {
      if (!chapter) return
      if (text.length > MAX_NOTE) throw new SourceError(`a note of ${chapter.book} ${chapter.chapter} is too long`)
      writePending()
      chapter.notes.push({ kind, verse: inTitle() ? 0 : verse, text })
      add({ kind: 'note', note: chapter.notes.length, verse: inTitle() ? 0 : verse })
    },
    finish: giveOut,
  }
}

/** White space as a reader sees it: one space between words, none at a block's ends, one where a note was removed. */
function tidied(chapter: Chapter): Chapter {
  const blocks = chapter.blocks.map(tidyBlock).filter((block) => block.pieces.length > 0)
  return { ...chapter, blocks }
}

function tidyBlock(block: Block): Block {
  const pieces: Piece[] = []
  let previous: TextPiece | undefined
  let afterNote = false
  let owedSpace = false
  for (const piece of block.pieces) {
    if (piece.kind === 'note') {
      afterNote = true
      // the marker follows its word, the space follows the marker
      if (previous?.text.endsWith(' ')) {
        previous.text = previous.text.trimEnd()
        owedSpace = true
      }
    }
    if (piece.kind !== 'text') {
      pieces.push(piece)
      continue
    }
    const text = piece.text.replace(blanks, ' ').replace(/¶ ?/g, '')
    const spaced: boolean = owedSpace || !previous || previous.text.endsWith(' ')
    const bare = spaced ? text.replace(/^ /, '') : text
    if (!bare) continue
    piece.text = bare
    if (previous) separate(previous, piece, owedSpace, afterNote)
    previous = piece
    afterNote = false
    owedSpace = false
    pieces.push(previous)
  }
  if (previous) previous.text = previous.text.trimEnd()
  return { kind: block.kind, pieces: pieces.filter((piece) => piece.kind !== 'text' || piece.text) }
}

/** Adds the space between two pieces where it is missing, and removes it where it does not belong. */
function separate(before: TextPiece, after: TextPiece, owedSpace: boolean, noteBetween: boolean): void {
  if (spaceIsOdd(before, after, noteBetween)) {
    before.text = before.text.trimEnd()
    after.text = after.text.trimStart()
  } else if (!/ $/.test(before.text) && (owedSpace || spaceIsMissing(before, after, noteBetween))) {
    after.text = ` ${after.text}`
  }
}
