import type { ChapterBuilder } from '../chapter-builder.ts'
import type { BlockKind } from '../tokens.ts'

type Closer = () => void

/** What the elements of OSIS and USFX have in common. Each function returns the handler of the element's end. */
export type Elements = {
  /** Skips the whole content. */
  silent: () => Closer
  block: (kind: BlockKind) => Closer
  styled: (style: 'wj' | 'nd' | 'add') => Closer
  /** A word with its Strong's number, empty if it has none. */
  word: (strong: string) => Closer
  /** Collects the content for a note. */
  note: (kind: 'footnote' | 'crossref') => Closer
  /** The place that a note repeats before its words: it is not part of them. */
  label: () => Closer
  isSilent: () => boolean
  inNote: () => boolean
  /** Text of the chapter or, inside a note, text of the note. */
  text: (text: string) => void
}

export function createElements(builder: ChapterBuilder): Elements {
  let skip = 0
  let note: { text: string; label: number } | undefined
  const closeWord = () => builder.closeWord()
  return {
    silent() {
      skip += 1
      return () => {
        skip -= 1
      }
    },
    block(kind) {
      builder.startBlock(kind)
      return () => builder.endBlock()
    },
    styled(style) {
      builder.open(style)
      return () => builder.close(style)
    },
    word(strong) {
      builder.openWord(strong)
      return closeWord
    },
    note(kind) {
      const taken = { text: '', label: 0 }
      note = taken
      return () => {
        note = undefined
        builder.note(kind, taken.text.replace(/\s+/g, ' ').trim())
      }
    },
    label() {
      const labelled = note
      if (labelled) labelled.label += 1
      return () => {
        if (labelled) labelled.label -= 1
      }
    },
    isSilent: () => skip > 0,
    inNote: () => note !== undefined,
    text(text) {
      if (!note) builder.text(text)
      else if (note.label === 0) note.text += text
    },
  }
}

/** The end of an element that has nothing to close. */
export const nothing = (): void => {}
