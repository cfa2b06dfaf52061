import { bookFromOsis } from '../books.ts'
import type { ChapterBuilder } from '../chapter-builder.ts'
import { ENTRY, osisHandler } from './osis.ts'
import { readXml, SourceError, type XmlFeed } from './xml.ts'

/** USFM marks for the divine name that some modules contain where OSIS tags belong. */
const repairs: [RegExp, string][] = [
  [/\\\+?nd /g, '<divineName>'],
  [/\\\+?nd\*/g, '</divineName>'],
]

/**
 * Reads the lines that `mod2imp` writes for an OSIS module: `$$$Genesis 1:1` and the entry below it. Entries before the
 * first chapter of a book (introductions, books whose verses the module's versification lacks) are skipped.
 */
export function swordFeed(builder: ChapterBuilder): XmlFeed {
  const handler = osisHandler(builder)
  const xml = readXml(handler, { fragment: true })
  let rest = ''
  let reading = false
  let key = ''
  // the ends and begins of verses, written with the words that follow
  let marks = ''
  xml.write('<module>')
  const line = (text: string) => {
    if (text.startsWith('$$$')) {
      key = text.slice(3)
      const place = /^(.+) (\d+):(\d+)$/.exec(key)
      reading = place !== null && place[2] !== '0'
      // as elements, so that they reach the builder after the words before them
      marks += `<verse eID="${ENTRY}"/>`
      if (place && reading && place[3] !== '0') marks += `<verse osisID="${ENTRY}.${place[2]}.${place[3]}"/>`
    } else if (key.endsWith(' 0:0')) nameBooks(builder, text)
    else if (reading) {
      try {
        xml.write(`${marks}${repaired(text)}\n`)
        marks = ''
      } catch (error) {
        throw error instanceof SourceError ? new SourceError(`${key}: ${error.message}`) : error
      }
    }
  }
  return {
    write(chunk) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const text of lines) line(text)
    },
    close() {
      if (rest) line(rest)
      xml.write(`${marks}</module>`)
      xml.close()
    },
  }
}

const repaired = (text: string): string =>
  text.includes('\\') ? repairs.reduce((fixed, [from, to]) => fixed.replace(from, to), text) : text

/** The entry before a book's first chapter has its name; it may also have the last words of the previous book. */
function nameBooks(builder: ChapterBuilder, text: string): void {
  let book: string | undefined
  const marks = /<div [^>]*osisID="(\w+)"[^>]* type="book"\/>|<milestone n="([^"<&]*)" type="x-usfm-h"\/>/g
  for (const [, osis, name] of text.matchAll(marks)) {
    if (osis) book = bookFromOsis(osis)?.id
    else if (book && name) builder.nameBook(book, name)
  }
}
