import type { ChapterBuilder } from '../chapter-builder.ts'
import { type Attributes, createMarkedText, type MarkedText } from './marked-text.ts'
import { createOpenMarkers } from './open-markers.ts'
import { characterMeaning, noteMeaning, paragraphMeaning } from './usfm-markers.ts'
import { SourceError, type XmlFeed } from './xml.ts'

const MAX_PIECE = 1_000_000

const marker = /^(\+?)([a-z][a-z0-9]*(?:-[a-z0-9]+)*)(\*?)(?:[ \t\r\n]|$)?/i
/** Milestones have attributes and no words. */
const milestone = /^(?:ts|[a-z0-9-]+-[se])$/i

/**
 * Reads USFM into chapters, chunk by chunk. Markers that the standard does not have are counted in `unknown`. Throws
 * SourceError for what could put words into the wrong place: a note that does not end, a verse outside a chapter.
 */
export function usfmFeed(builder: ChapterBuilder, unknown: Map<string, number>): XmlFeed {
  const reader = createReader(createMarkedText(builder, unknown))
  let rest = ''
  let isFirst = true
  const read = (pieces: string[]) => {
    for (const piece of pieces) {
      // what is before the first backslash is no marker
      if (isFirst) reader.before(piece)
      else reader.piece(piece)
      isFirst = false
    }
  }
  return {
    write(chunk) {
      const pieces = (rest + chunk).split('\\')
      rest = pieces.pop() ?? ''
      if (rest.length > MAX_PIECE) throw new SourceError(`more than ${MAX_PIECE} characters without a marker`)
      read(pieces)
    },
    close() {
      read([rest])
      reader.end()
    },
  }
}

/** Reads the pieces between backslashes, each a marker and the words after it. */
function createReader(marked: MarkedText) {
  const open = createOpenMarkers()
  const { say, writeSpace, addSpace } = createVoice(marked)
  let isAtLineStart = true

  const starts: Record<string, (value: string) => void> = {
    id(value) {
      open.endParagraph()
      marked.startBook(value.trim().split(/\s/)[0] ?? '')
      // the rest of the line says what the file is
      open.begin('paragraph', 'id', marked.openAside())
    },
    c(value) {
      open.endParagraph()
      marked.startChapter(value.trim())
    },
    v(value) {
      const [, number = '', words = ''] = /^\s*(\S*)\s?([\s\S]*)$/.exec(value) ?? []
      if (open.has('note')) throw new SourceError('a note does not end before a verse')
      marked.endVerse()
      writeSpace()
      marked.startVerse(number)
      say(words, open.isIn('characters'))
    },
    esb() {
      open.endParagraph()
      open.begin('sidebar', 'esb', marked.openAside())
    },
    esbe: open.endSidebar,
  }

  function startNote(name: string, value: string): void {
    if (open.has('note')) throw new SourceError('a note is inside a note')
    open.begin('note', name, marked.openNote(name))
    // the first word is the sign that calls the note
    say(value.replace(/^\s*\S+/, ''), false)
  }

  function startCharacters(name: string, isNested: boolean, value: string): void {
    const isCell = /^t[ch]/.test(name)
    if (isCell) addSpace()
    // inside a note each part ends where the next one begins; elsewhere characters have an end of their own
    if (isCell || (open.has('note') && !isNested && /^[fx]/.test(name))) open.endCharacters()
    open.begin('characters', name, marked.openCharacters(name, attributesIn(value)))
    say(value, true)
  }

  function startParagraph(name: string, value: string): void {
    open.endParagraph()
    open.begin('paragraph', name, marked.openParagraph(name))
    say(value, false)
  }

  function start(name: string, isNested: boolean, value: string): void {
    const own = Object.hasOwn(starts, name) ? starts[name] : undefined
    const isParagraph = paragraphMeaning(name) !== undefined || (!characterMeaning(name) && isAtLineStart)
    if (own) own(value)
    else if (noteMeaning(name)) startNote(name, value)
    else if (isParagraph && !isNested) startParagraph(name, value)
    else startCharacters(name, isNested, value)
  }

  function end(name: string, value: string): void {
    if (noteMeaning(name)) open.endNote(name)
    else open.endThese(name)
    say(value, open.isIn('characters'))
  }

  function read(text: string): void {
    const [whole, plus = '', name = '', star] = marker.exec(text) ?? []
    if (whole === undefined) throw new SourceError('a backslash is not followed by a marker')
    if (milestone.test(name)) return
    if (name !== 'v') writeSpace()
    // a space after an end belongs to the text
    if (star) end(name, text.slice(plus.length + name.length + 1))
    else start(name, plus === '+', text.slice(whole.length))
  }

  return {
    before(text: string) {
      if (/[^\s\uFEFF]/.test(text)) throw new SourceError('words are before the first marker')
    },
    piece(text: string) {
      // what follows the end of a milestone is text
      if (text.startsWith('*')) say(text.slice(1), open.isIn('characters'))
      else read(text)
      isAtLineStart = /\n[ \t]*$/.test(text)
    },
    end() {
      open.endParagraph()
      if (!open.isEmpty()) throw new SourceError('a sidebar does not end')
    },
  }
}

/** Passes words on. White space before a verse belongs to no verse, as in formats that mark the end of a verse. */
function createVoice(marked: MarkedText) {
  let space = ''
  return {
    /** `hasAttributes`: what follows a bar are attributes, not words. */
    say(text: string, hasAttributes: boolean): void {
      const said = hasAttributes ? (text.split('|', 1)[0] ?? '') : text
      const words = said.replaceAll('~', '\u00a0').replaceAll('//', ' ')
      const trailing = /[ \t\r\n]*$/.exec(words)?.[0] ?? ''
      if (words.length > trailing.length) {
        marked.text(space + words.slice(0, words.length - trailing.length))
        space = ''
      }
      space += trailing
    },
    writeSpace(): void {
      if (space) marked.text(space)
      space = ''
    },
    addSpace(): void {
      space += ' '
    },
  }
}

/** The attributes of marked words: those after the bar, such as `strong="H430"`. */
function attributesIn(text: string): Attributes {
  const [, written = ''] = text.split('|', 2)
  return Object.fromEntries([...written.matchAll(/([\w-]+)\s*=\s*"([^"]*)"/g)].map(([, name, value]) => [name, value]))
}
