import { FOLLOW_UP_MARK, isFollowUp, readFollowUps } from '../prompts/follow-ups.ts'

/** Words after a mark that are longer than any question are text. */
const WORDS_MAX = 400

const endOrMark = /\n|\[\[\?\]\]/
/** Words without what may end them or begin a mark, as most pieces are. */
const plainWords = /^[^\n[]+$/
/** The beginning of a mark at the end of a piece. */
const begunMark = /\[(?:\[(?:\?\]?)?)?$/

// the lines that belong to a tail: empty ones and rules above it, and list markers before a mark
const blankLine = /^[ \t\r]{0,16}\n/
const ruleLine = /^[ \t]{0,3}(?:[-*_][ \t]?){3,20}\r?\n/
const markedLine = /^[ \t]{0,8}(?:(?:[-*+>]|\d[.)])[ \t]{0,3})?\*{0,2}\[\[\?\]\]/
/** What may still become one of them, and is no longer than HEAD. */
const begunLine =
  /^(?:[ \t\r]{0,16}|[ \t]{0,3}(?:[-*_][ \t]?){0,20}\r?|[ \t]{0,8}(?:(?:[-*+>]|\d[.)]?)[ \t]{0,3})?\*{0,2}(?:\[(?:\[(?:\?\]?)?)?)?)$/
const HEAD = 48

/**
 * Removes the questions at the end of an answer from its text, however the text is split into pieces. `next` returns
 * what may be shown: only a possible start of a mark is kept back until the next piece. `rest` ends the text. If the
 * words after a mark are not a question, they are shown without the mark. `lines` are the words that are not shown.
 */
export function createFollowUpFilter() {
  const lines: string[] = []
  let rest = ''
  let shown = ''
  /** Line ends and rules since the last word: a tail removes them too. */
  let gap = ''
  let isAfterTail = false
  let isLineStart = true
  /** A mark was read, and `rest` is what follows it. */
  let isMarked = false

  const take = (length: number): string => {
    const taken = rest.slice(0, length)
    rest = rest.slice(length)
    return taken
  }
  const show = (text: string) => {
    shown += gap + text
    gap = ''
    isAfterTail = isLineStart = false
  }

  /** Decides whether the words after a mark are a question. False if it needs more text. */
  const readMarked = (isEnd: boolean): boolean => {
    const end = rest.search(endOrMark)
    const isLong = end > WORDS_MAX || (end < 0 && rest.length >= WORDS_MAX + FOLLOW_UP_MARK.length)
    if (end < 0 && !isLong && !isEnd) return false
    isMarked = false
    const words = take(isLong ? WORDS_MAX : end < 0 ? rest.length : end)
    // an answer that is cut here was at its tail
    const isCut = isLineStart && rest === '' && !/[.!。！]["”*_]*\s*$/.test(words)
    if (!isLong && (isCut || isFollowUp(words, isLineStart))) {
      lines.push(words)
      isAfterTail = true
    } else show(`${isLineStart ? '' : ' '}${words.trimStart()}`)
    return true
  }

  /** Reads what can only be at the beginning of a line. Undefined for any other line, false if it needs more text. */
  const readLineStart = (isEnd: boolean): boolean | undefined => {
    const head = rest.slice(0, HEAD)
    const above = blankLine.exec(head) ?? ruleLine.exec(head)
    const marked = markedLine.exec(head)
    if (above) gap += take(above[0].length)
    else if (marked) {
      take(marked[0].length)
      isMarked = true
    } else return !isEnd && rest.length < HEAD && begunLine.test(rest) ? false : undefined
    return true
  }

  const readWords = (isEnd: boolean): boolean => {
    const end = rest.search(endOrMark)
    const begun = end < 0 && !isEnd ? (begunMark.exec(rest)?.[0].length ?? 0) : 0
    const words = take(end < 0 ? rest.length - begun : end)
    if (words !== '' || gap !== '') show(words)
    isLineStart = false
    if (end < 0) return false
    if (rest.startsWith('\n')) {
      gap += take(1)
      isLineStart = true
    } else {
      take(FOLLOW_UP_MARK.length)
      isMarked = true
    }
    return true
  }

  const step = (isEnd: boolean): boolean => {
    if (isMarked) return readMarked(isEnd)
    if (rest === '') return false
    const begun = isLineStart ? readLineStart(isEnd) : undefined
    return begun ?? readWords(isEnd)
  }
  const read = (piece: string, isEnd: boolean): string => {
    shown = ''
    let goesOn = isEnd || isMarked || isLineStart || rest !== '' || !plainWords.test(piece)
    if (goesOn) rest += piece
    else show(piece)
    while (goesOn) goesOn = step(isEnd)
    if (isEnd && !isAfterTail) show('')
    return shown
  }

  return {
    lines,
    next: (piece: string): string => read(piece, false),
    rest: (): string => read('', true),
  }
}

/** A whole answer without its tail, and the tail's questions. */
export function splitFollowUps(text: string) {
  const filter = createFollowUpFilter()
  const shown = filter.next(text) + filter.rest()
  return { text: shown, follow_ups: readFollowUps(filter.lines) }
}
