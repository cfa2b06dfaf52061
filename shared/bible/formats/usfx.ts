import { bookById } from '../books.ts'
import type { ChapterBuilder } from '../chapter-builder.ts'
import { createElements, nothing } from './elements.ts'
import { numberIn, strongsIn, verseNumbers } from './source-numbers.ts'
import { isPeripheral, lineKind } from './usfm-markers.ts'
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
  // nothing else separates the words of two cells
  const space = () => () => elements.text(' ')
  const starts: Record<string, (attributes: Attributes) => () => void> = {
    book: ({ id = '' }) => {
      if (bookById(id)) book = id
      else if (isPeripheral(id)) return silent()
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
      builder.startVerse(...verseNumbers(id))
      return nothing
    },
    ve: () => {
      builder.endVerse()
      return nothing
    },
    p: ({ sfm = '' }) => (/^(i|mt|ip|is|io)/.test(sfm) ? silent() : block('p')),
    q: ({ level = '1', style = '' }) => block(lineKind(Number(/\d/.exec(style || level)?.[0] ?? 1))),
    d: () => block('psalm-title'),
    b: () => {
      builder.endBlock()
      return nothing
    },
    tc: space,
    tcr: space,
    th: space,
    thr: space,
    optionalLineBreak: space,
    wj: () => styled('wj'),
    nd: () => styled('nd'),
    add: () => styled('add'),
    w: ({ s = '' }) => word(strongsIn(s)),
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
