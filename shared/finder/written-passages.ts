import { findBook } from '../bible/books.ts'
import type { Reference } from '../bible/versification.ts'

/** The content of a passage, in the words that people use for it; see written/README.md. */
export type WrittenPassage = { passage: Reference; title: string; says: string; titulo: string }

const PARTS = 4

/** Parses a file of passages of one book. Throws an error with the line and what is wrong with it. */
export function parsePassages(text: string): WrittenPassage[] {
  const [heading = '', ...lines] = text.split('\n').filter((line) => line.trim())
  const name = /^# (.+)$/.exec(heading)?.[1]?.trim() ?? ''
  const book = findBook(name)?.id
  if (!book) throw new Error(`The first line is not "# " with the name of a book: ${heading}`)
  return lines.map((line) => {
    const parts = line.split(' | ').map((part) => part.trim())
    const [verses = '', title = '', says = '', titulo = ''] = parts
    if (parts.length !== PARTS || parts.some((part) => !part))
      throw new Error(`"${line}": it has not ${PARTS} parts with " | " between them`)
    return { passage: passageOf(book, verses), title, says, titulo }
  })
}

/** `3:16`, `3:1-21` or `3:22-4:3`. */
function passageOf(book: string, verses: string): Reference {
  const [, start_chapter, start_verse, end_chapter = start_chapter, end_verse = start_verse] =
    /^(\d+):(\d+)(?:-(?:(\d+):)?(\d+))?$/.exec(verses) ?? []
  if (!start_chapter) throw new Error(`"${verses}" is not a passage of one book, such as 3:1-21 or 3:22-4:3`)
  const passage = { book, start_chapter: Number(start_chapter), start_verse: Number(start_verse) }
  return { ...passage, end_chapter: Number(end_chapter), end_verse: Number(end_verse) }
}

/** The English text of a passage's line, in parts: the title, and each thing in the passage. */
export const lineTexts = ({ title, says }: WrittenPassage): string[] => [title, ...says.split(/[;:.] /)]
