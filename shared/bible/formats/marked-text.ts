import { bookById } from '../books.ts'
import type { ChapterBuilder } from '../chapter-builder.ts'
import { createElements, nothing } from './elements.ts'
import { numberIn, strongsIn, verseNumbers } from './source-numbers.ts'
import { characterMeaning, isPeripheral, noteMeaning, paragraphMeaning } from './usfm-markers.ts'
import { SourceError } from './xml.ts'

type Closer = () => void
export type Attributes = Record<string, string>

/** What USFM and USX have in common. Each `open…` returns the handler of the end. */
export type MarkedText = {
  /** Begins a book, or a file that is none, whose content is skipped. */
  startBook(code: string): void
  startChapter(number: string): void
  startVerse(number: string): void
  endVerse(): void
  openParagraph(marker: string): Closer
  openCharacters(marker: string, attributes: Attributes): Closer
  openNote(marker: string): Closer
  /** Skips what is between here and the end. */
  openAside(): Closer
  text(text: string): void
}

/**
 * Collects marked text into chapters. `unknown` counts the markers that the standard does not have: the words of such
 * a paragraph are left out unless a verse is in it, marked words are kept.
 */
export function createMarkedText(builder: ChapterBuilder, unknown: Map<string, number>): MarkedText {
  const elements = createElements(builder)
  const { silent, block, styled, word, note, label } = elements
  let book = ''
  let isSkipped = false
  let isInChapter = false
  let isInUnknown = false
  let name: string | undefined

  const count = (marker: string) => unknown.set(marker, (unknown.get(marker) ?? 0) + 1)
  const nameBook = (): Closer => {
    const skipped = silent()
    name = ''
    return () => {
      if (book) builder.nameBook(book, name ?? '')
      name = undefined
      skipped()
    }
  }
  const unknownParagraph = (marker: string): Closer => {
    count(marker)
    isInUnknown = true
    builder.endBlock()
    return () => {
      isInUnknown = false
      builder.endBlock()
    }
  }

  return {
    startBook(code) {
      isSkipped = isPeripheral(code)
      if (!isSkipped && !bookById(code)) throw new SourceError(`the book "${code.slice(0, 40)}" is not known`)
      book = isSkipped ? '' : code
      isInChapter = false
    },
    startChapter(number) {
      if (isSkipped) return
      if (!book) throw new SourceError('a chapter is outside a book')
      isInChapter = true
      builder.startChapter(book, numberIn(number, 'chapter', 1))
    },
    startVerse(number) {
      if (isSkipped) return
      if (!isInChapter) throw new SourceError(`the verse "${number.slice(0, 40)}" is outside a chapter`)
      isInUnknown = false
      builder.startVerse(...verseNumbers(number))
    },
    endVerse: () => builder.endVerse(),
    openParagraph(marker) {
      if (marker === 'h') return nameBook()
      const meaning = paragraphMeaning(marker)
      if (!meaning) return unknownParagraph(marker)
      if (meaning === 'aside') return silent()
      if (meaning !== 'blank') return block(meaning)
      builder.endBlock()
      return nothing
    },
    openCharacters(marker, attributes) {
      const meaning = characterMeaning(marker)
      if (!meaning) count(marker)
      if (meaning === 'aside') return silent()
      if (elements.inNote()) return meaning === 'label' ? label() : nothing
      if (meaning === 'word') return word(strongsIn(attributes.strong ?? ''))
      return meaning === 'wj' || meaning === 'nd' || meaning === 'add' ? styled(meaning) : nothing
    },
    openNote(marker) {
      const kind = noteMeaning(marker)
      if (!kind) count(marker)
      return kind ? note(kind) : silent()
    },
    openAside: silent,
    text(text) {
      if (name !== undefined) name += text
      else if (book && !elements.isSilent() && !isInUnknown) elements.text(text)
    },
  }
}
