import type { ChapterBuilder } from '../chapter-builder.ts'
import { nothing } from './elements.ts'
import { type Attributes, createMarkedText } from './marked-text.ts'
import type { XmlHandler } from './xml.ts'

/**
 * Reads USX elements into chapters: milestones for chapters and verses, containers for paragraphs, characters and notes,
 * with the markers of USFM as styles. `unknown` counts styles that the standard does not have.
 */
export function usxHandler(builder: ChapterBuilder, unknown: Map<string, number>): XmlHandler {
  const marked = createMarkedText(builder, unknown)
  const { openParagraph, openCharacters, openNote, openAside } = marked
  const closers: (() => void)[] = []
  const starts: Record<string, (attributes: Attributes) => () => void> = {
    book({ code = '' }) {
      marked.startBook(code)
      return openAside()
    },
    chapter({ number, eid }) {
      if (eid) marked.endVerse()
      else marked.startChapter(number ?? '')
      return nothing
    },
    verse({ number, eid }) {
      if (eid) marked.endVerse()
      else marked.startVerse(number ?? '')
      return nothing
    },
    para: ({ style = 'p' }) => openParagraph(style),
    row: () => openParagraph('tr'),
    // nothing else separates the words of two cells
    cell: () => () => marked.text(' '),
    optbreak: () => () => marked.text(' '),
    char: ({ style = '', ...attributes }) => openCharacters(style, attributes),
    note: ({ style = 'f' }) => openNote(style),
    figure: openAside,
    sidebar: openAside,
    periph: openAside,
  }
  return {
    open: (name, attributes) =>
      // a source may name an element `constructor`
      void closers.push(Object.hasOwn(starts, name) ? (starts[name]?.(attributes) ?? nothing) : nothing),
    close: () => closers.pop()?.(),
    text: marked.text,
  }
}
