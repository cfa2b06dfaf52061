import { bookFromOsis } from '../books.ts'
import type { ChapterBuilder } from '../chapter-builder.ts'
import type { BlockKind } from '../tokens.ts'
import { createElements, nothing } from './elements.ts'
import type { XmlHandler } from './xml.ts'
import { SourceError } from './xml.ts'

type Attributes = Record<string, string>

/** The element name of a SWORD module's entries: they have no book id. */
export const ENTRY = 'entry'

/** Elements whose whole content is skipped: they surround the text and are not part of it. */
const skipped = new Set(['header', 'figure'])
const skippedDivs = new Set(['introduction', 'front', 'glossary', 'back', 'titlePage', 'preface', 'appendix'])

/**
 * Reads OSIS elements into chapters. Verses, chapters, poetry lines, paragraphs and quotations may be containers or
 * milestones. Used for OSIS files and, verse by verse, for SWORD modules.
 */
export function osisHandler(builder: ChapterBuilder): XmlHandler {
  const elements = createElements(builder)
  const closers: (() => void)[] = []
  let front = ''
  let book = ''
  let chapter = ''
  /** How each quotation between milestones ends, by its id. */
  const speeches = new Map<string, () => void>()

  const { silent, block, word, note, label, isSilent, inNote } = elements
  /** A milestone starts at sID and ends at eID; a container starts here and ends at its closing tag. */
  const spanning = (attributes: Attributes, start: () => () => void) => {
    if (attributes.eID) builder.endBlock()
    else if (attributes.sID) start()
    else return start()
    return nothing
  }
  const starts: Record<string, (attributes: Attributes) => () => void> = {
    div: (attributes) => {
      const { type = '', osisID, sID, eID } = attributes
      if (type === 'book' && osisID && !eID) book = osisID
      if (skippedDivs.has(type)) {
        if (!sID && !eID) return silent()
        front = sID ?? ''
      }
      if (type === 'x-p') return spanning(attributes, () => block('p'))
      return nothing
    },
    chapter: ({ osisID, eID }) => {
      if (!osisID || eID) return nothing
      const [name = book, number] = osisID.split('.')
      chapter = osisID
      builder.startChapter(bookId(name), chapterNumber(number, osisID))
      return nothing
    },
    verse: ({ osisID, eID }) => {
      if (eID) builder.endVerse()
      if (!osisID || eID) return nothing
      const ids = osisID.trim().split(/\s+/)
      if (!osisID.startsWith(`${ENTRY}.`)) for (const id of ids) requireInside(chapter, id)
      builder.startVerse(verseNumber(ids[0]), verseNumber(ids.at(-1)))
      return nothing
    },
    p: () => block('p'),
    item: () => block('p'),
    // nothing else separates the words of two cells
    cell: () => () => elements.text(' '),
    lb: () => {
      builder.endBlock()
      return nothing
    },
    l: (attributes) => spanning(attributes, () => block(lineKind(attributes))),
    title: ({ type }) => {
      if (type === 'main' || type === 'x-introduction') return silent()
      return block(type === 'psalm' ? 'psalm-title' : 'heading')
    },
    speaker: () => block('heading'),
    q: (attributes) => {
      const { who, sID, eID, marker } = attributes
      if (eID) speeches.get(eID)?.()
      if (marker && (sID || eID)) elements.text(marker)
      const end = who === 'Jesus' && !eID ? elements.styled('wj') : nothing
      if (!sID) return end
      speeches.set(sID, end)
      return nothing
    },
    milestone: ({ type, marker }) => {
      if (type === 'cQuote' && marker) elements.text(marker)
      return nothing
    },
    divineName: () => elements.styled('nd'),
    transChange: ({ type }) => (type === 'added' ? elements.styled('add') : nothing),
    w: ({ lemma = '' }) => word(strongIn(lemma)),
    note: ({ type }) => note(type === 'crossReference' ? 'crossref' : 'footnote'),
  }
  const open = (name: string, attributes: Attributes): (() => void) => {
    if (name === 'milestone' && attributes.type === 'x-usfm-h' && book) {
      builder.nameBook(bookId(book), attributes.n ?? '')
    }
    if (isSilent() || skipped.has(name)) return silent()
    if (inNote()) return name === 'reference' && attributes.type === 'annotateRef' ? label() : nothing
    if (front) {
      if (name === 'div' && attributes.eID === front) front = ''
      return nothing
    }
    // a source may name an element `constructor`
    return Object.hasOwn(starts, name) ? (starts[name]?.(attributes) ?? nothing) : nothing
  }
  return {
    open: (name, attributes) => void closers.push(open(name, attributes)),
    close: () => closers.pop()?.(),
    text: (text) => {
      if (!isSilent() && !front) elements.text(text)
    },
  }
}

function strongIn(lemma: string): string {
  const found = /strong:([GH])0*(\d+)/.exec(lemma)
  return found ? `${found[1]}${found[2]}` : ''
}

function lineKind({ level, type }: Attributes): BlockKind {
  if (type === 'selah') return 'q2'
  return level === '2' ? 'q2' : level && Number(level) >= 3 ? 'q3' : 'q1'
}

function bookId(osis: string): string {
  const book = bookFromOsis(osis)
  if (!book) throw new SourceError(`the book "${osis.slice(0, 40)}" is not known`)
  return book.id
}

function chapterNumber(text: string | undefined, osisID: string): number {
  const number = Number(text ?? 1)
  if (Number.isInteger(number) && number >= 1 && number <= 200) return number
  throw new SourceError(`"${osisID.slice(0, 40)}" names no chapter`)
}

function requireInside(chapter: string, osisID: string): void {
  if (chapter && osisID.startsWith(`${chapter}.`)) return
  throw new SourceError(`the verse "${osisID.slice(0, 40)}" is ${chapter ? `in ${chapter}` : 'outside a chapter'}`)
}

function verseNumber(osisID = ''): number {
  const number = Number(/\.(\d+)(?:![\w.]+)?$/.exec(osisID)?.[1] ?? Number.NaN)
  if (Number.isInteger(number) && number >= 0 && number <= 200) return number
  throw new SourceError(`"${osisID.slice(0, 40)}" names no verse`)
}
