import { SourceError } from './xml.ts'

type Kind = 'paragraph' | 'note' | 'characters' | 'sidebar'
type Open = { kind: Kind; marker: string; close: () => void }

const MAX_DEPTH = 64

/** The markers of a USFM file that have begun and not ended, the last one innermost. */
export function createOpenMarkers() {
  const opened: Open[] = []
  const last = () => opened.at(-1)
  const endLast = (): void => opened.pop()?.close()
  const endWhile = (mayEnd: (each: Open) => boolean): void => {
    for (let each = last(); each && mayEnd(each); each = last()) endLast()
  }
  const has = (kind: Kind) => opened.some((each) => each.kind === kind)
  return {
    has,
    isIn: (kind: Kind) => last()?.kind === kind,
    isEmpty: () => opened.length === 0,
    begin(kind: Kind, marker: string, close: () => void): void {
      if (opened.length >= MAX_DEPTH) throw new SourceError(`markers are nested deeper than ${MAX_DEPTH}`)
      opened.push({ kind, marker, close })
    },
    endCharacters: () => endWhile(({ kind }) => kind === 'characters'),
    /** Ends these characters and those inside them; the end of others inside a note stays the note's. */
    endThese(marker: string): void {
      const at = opened.findLastIndex((each) => each.kind === 'characters' && each.marker === marker)
      if (at > opened.findLastIndex(({ kind }) => kind !== 'characters')) endWhile(() => opened.length > at)
    },
    endNote(marker: string): void {
      if (!has('note')) throw new SourceError(`a note ends with \\${marker}* and does not begin`)
      endWhile(({ kind }) => kind !== 'note')
      endLast()
    },
    /** Ends the paragraph and everything in it. */
    endParagraph(): void {
      if (has('note')) throw new SourceError('a note does not end in its paragraph')
      endWhile(({ kind }) => kind !== 'sidebar')
    },
    endSidebar(): void {
      endWhile(({ kind }) => kind !== 'sidebar')
      endLast()
    },
  }
}
