import { SourceError } from './formats/xml.ts'
import { mostChapters } from './most-chapters.ts'
import { isBoundary } from './spacing.ts'
import type { TextPiece } from './text-piece.ts'
import { tidied } from './tidy-chapter.ts'
import type { Block, BlockKind, Chapter, Note, Piece } from './tokens.ts'

const MAX_NOTE = 20_000

type Style = 'wj' | 'nd' | 'add'

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
  const numbered = new Set<number>()
  const style = createStyle()

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
      // the words after a number are no title, also where titles are counted as verses or no paragraph begins
      if (block && inTitle()) {
        if (block.pieces.some((piece) => piece.kind !== 'text' || piece.text.trim())) block = undefined
        else block.kind = 'p'
      }
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
      add(style.piece(isWord ? parted(text) : text, inTitle() ? 0 : verse, isWord))
    },
    open: style.open,
    close: style.close,
    openWord: style.openWord,
    closeWord: () => style.openWord(''),
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

/** The styles that are open; each speech in red letters has its own number. */
function createStyle() {
  const depth = { wj: 0, nd: 0, add: 0 }
  let speech = 0
  let strong = ''
  return {
    open(style: Style) {
      if (style === 'wj' && depth.wj === 0) speech++
      depth[style]++
    },
    close(style: Style) {
      depth[style]--
    },
    openWord(number: string) {
      strong = number
    },
    piece: (text: string, verse: number, isWord: boolean): TextPiece => ({
      kind: 'text',
      text,
      verse,
      wj: depth.wj > 0 ? speech : 0,
      nd: depth.nd > 0,
      add: depth.add > 0,
      strong: isWord ? strong : '',
    }),
  }
}
