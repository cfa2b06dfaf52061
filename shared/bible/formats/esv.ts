import { createChapterBuilder } from '../chapter-builder.ts'
import type { BlockKind, Chapter } from '../tokens.ts'
import { createElements, nothing } from './elements.ts'
import { readXml, SourceError, type XmlHandler } from './xml.ts'

type Attributes = Record<string, string>
type Place = { book: string; chapter: number }

/** Elements whose whole content is skipped. */
const skipped = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'head', 'title', 'small'])

/**
 * Reads a chapter's HTML as the publisher of the ESV returns it. `ordinal` is the number of the book, 1 to 66, as in
 * its ids. Throws SourceError if the HTML is not such a chapter, or only part of one.
 */
export function readEsvChapter(html: string, place: Place, ordinal: number): Chapter {
  const notes = readNotes(html)
  const chapters: Chapter[] = []
  const builder = createChapterBuilder((chapter) => chapters.push(chapter))
  builder.startChapter(place.book, place.chapter)
  const id = `v${String(ordinal).padStart(2, '0')}${String(place.chapter).padStart(3, '0')}`
  feed(html, chapterHandler(builder, notes, id))
  builder.finish()
  const [chapter] = chapters
  if (!chapter) throw new SourceError('the chapter has no verse')
  return chapter
}

/** The words of each footnote by its id. They follow the text. */
function readNotes(html: string): Map<string, string> {
  const notes = new Map<string, string>()
  const open: string[] = []
  let id = ''
  let depth = 0
  feed(html, {
    open(name, attributes) {
      open.push(name)
      if (name === 'a' && /^f\d/.test(attributes.id ?? '')) id = attributes.id ?? ''
      if (name === 'note') depth += 1
    },
    close() {
      if (open.pop() === 'note') depth -= 1
    },
    text(text) {
      if (depth > 0 && id) notes.set(id, (notes.get(id) ?? '') + text)
    },
  })
  return notes
}

function feed(html: string, handler: XmlHandler): void {
  const reader = readXml(handler, { html: true })
  reader.write(html.replaceAll('\u00a0', ' '))
  reader.close()
}

function chapterHandler(
  builder: ReturnType<typeof createChapterBuilder>,
  notes: ReadonlyMap<string, string>,
  chapterId: string,
): XmlHandler {
  const elements = createElements(builder)
  const { silent, block, styled } = elements
  const closers: (() => void)[] = []
  /** The text of the number of a verse while it is read. */
  let number: string | undefined

  const verseNumber = ({ id = '' }: Attributes) => {
    if (id && !id.startsWith(chapterId)) throw new SourceError('the answer contains another chapter')
    number = ''
    return () => {
      const verse = Number(/(?:^|:)(\d{1,3})$/.exec((number ?? '').trim())?.[1])
      number = undefined
      if (!(verse >= 1 && verse <= 200)) throw new SourceError('the number of a verse cannot be read')
      builder.startVerse(verse, verse)
    }
  }
  const noted = (kind: 'footnote' | 'crossref', text: string) => {
    const words = text.replace(/\s+/g, ' ').trim()
    if (words) builder.note(kind, words)
    return silent()
  }
  const starts: Record<string, (classes: ReadonlySet<string>, attributes: Attributes) => () => void> = {
    p: (classes) => {
      builder.endBlock()
      // each line of a poem is a separate block
      return classes.has('block-indent') ? () => builder.endBlock() : block('p')
    },
    h3: () => block('heading'),
    h4: (classes) => block(classes.has('psalm-title') ? 'psalm-title' : 'heading'),
    br: () => {
      builder.endBlock()
      return nothing
    },
    a: (classes, { href = '' }) => {
      if (classes.has('fn')) return noted('footnote', notes.get(href.replace(/^.*#/, '')) ?? '')
      return classes.has('cf') ? noted('crossref', placesOf(href)) : nothing
    },
    span: (classes) => {
      if (classes.has('line')) return block(lineKind(classes))
      if (classes.has('woc')) return styled('wj')
      return classes.has('divine-name') ? styled('nd') : nothing
    },
  }
  const open = (name: string, attributes: Attributes): (() => void) => {
    const classes = new Set(attributes.class?.split(/\s+/))
    if (elements.isSilent() || skipped.has(name) || classes.has('extra_text')) return silent()
    if (classes.has('verse-num') || classes.has('chapter-num')) return verseNumber(attributes)
    return Object.hasOwn(starts, name) ? (starts[name]?.(classes, attributes) ?? nothing) : nothing
  }
  return {
    open: (name, attributes) => void closers.push(open(name, attributes)),
    close: () => closers.pop()?.(),
    text(text) {
      if (elements.isSilent()) return
      if (number === undefined) elements.text(text)
      else number += text
    },
  }
}

function lineKind(classes: ReadonlySet<string>): BlockKind {
  if (classes.has('declares')) return 'q3'
  return classes.has('indent') ? 'q2' : 'q1'
}

/** The places of a cross reference, taken from its address, such as "1 Samuel 1:11; Romans 3:5–7/". */
function placesOf(href: string): string {
  return href
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/^\/+|\/+$/g, '')
    .replaceAll('%20', ' ')
    .slice(0, 1000)
}
