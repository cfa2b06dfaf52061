import { bookById } from '../books.ts'
import type { ChapterBuilder } from '../chapter-builder.ts'
import type { BlockKind } from '../tokens.ts'
import { createElements, nothing } from './elements.ts'
import { SourceError, type XmlHandler } from './xml.ts'

type Attributes = Record<string, string>

const skipped = new Set([
  'toc',
  'id',
  'ide',
  'rem',
  'fig',
  'cl',
  'cp',
  'sts',
  'languageCode',
  'usfm',
  'mt',
  'generated',
  'milestone',
])
const headings = new Set(['s', 'ms', 'mr', 'sr', 'r', 'sp', 'qa'])

/** Reads USFX elements into chapters: milestones for verses, containers for paragraphs, lines, styles and notes. */
export function usfxHandler(builder: ChapterBuilder): XmlHandler {
  const elements = createElements(builder)
  const { silent, block, styled, word, note, label, isSilent, inNote } = elements
  const closers: (() => void)[] = []
  let book = ''
  let bookName: string | undefined
  let inChapter = false
  const starts: Record<string, (attributes: Attributes) => () => void> = {
    book: ({ id = '' }) => {
      if (bookById(id)) book = id
      else if (/^(FRT|INT|BAK|OTH|GLO|CNC|TDX|NDX|XX[A-G])$/.test(id)) return silent()
      else throw new SourceError(`the book "${id.slice(0, 40)}" is not known`)
      inChapter = false
      return () => {
        book = ''
      }
    },
    h: () => {
      bookName = ''
      return () => {
        builder.nameBook(book, bookName ?? '')
        bookName = undefined
      }
    },
    c: ({ id }) => {
      if (!book) throw new SourceError('a chapter is outside a book')
      inChapter = true
      builder.startChapter(book, numberIn(id, 'chapter', 1))
      return nothing
    },
    v: ({ id = '' }) => {
      if (!inChapter) throw new SourceError(`the verse "${id.slice(0, 40)}" is outside a chapter`)
      const [start, end = start] = id.split(/[-–,]/)
      builder.startVerse(numberIn(start, 'verse', 0), numberIn(end, 'verse', 0))
      return nothing
    },
    ve: () => {
      builder.endVerse()
      return nothing
    },
    p: ({ sfm = '' }) => (/^(i|mt|ip|is|io)/.test(sfm) ? silent() : block('p')),
    q: ({ level = '1', style = '' }) => block(lineKind(style || level)),
    d: () => block('psalm-title'),
    b: () => {
      builder.endBlock()
      return nothing
    },
    wj: () => styled('wj'),
    nd: () => styled('nd'),
    add: () => styled('add'),
    w: ({ s = '' }) => word(/^([GH])0*(\d+)/.exec(s)?.slice(1).join('') ?? ''),
    f: () => note('footnote'),
    x: () => note('crossref'),
  }
  const open = (name: string, attributes: Attributes): (() => void) => {
    if (isSilent() || skipped.has(name)) return silent()
    if (inNote()) return name === 'fr' || name === 'xo' ? label() : nothing
    if (headings.has(name)) return block('heading')
    // a source may name an element `constructor`
    return Object.hasOwn(starts, name) ? (starts[name]?.(attributes) ?? nothing) : nothing
  }
  return {
    open: (name, attributes) => void closers.push(open(name, attributes)),
    close: () => closers.pop()?.(),
    text: (text) => {
      if (isSilent() || !book) return
      if (bookName !== undefined) bookName += text
      else elements.text(text)
    },
  }
}

function lineKind(level: string): BlockKind {
  const number = Number(/\d/.exec(level)?.[0] ?? 1)
  return number >= 3 ? 'q3' : number === 2 ? 'q2' : 'q1'
}

function numberIn(text: string | undefined, what: string, least: number): number {
  // 3a and 3b are parts of one verse
  const number = Number(/^(\d+)[a-z]?$/.exec(text?.trim() ?? '')?.[1] ?? Number.NaN)
  if (number >= least && number <= 200) return number
  throw new SourceError(`"${String(text).slice(0, 40)}" is no ${what} number`)
}
