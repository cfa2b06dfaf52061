import { FOLLOW_UP_MARK, isFollowUp, readFollowUps } from './prompts/follow-ups.ts'

/** What follows a mark and is longer than any question is text. */
const WORDS_MAX = 400

const endOrMark = /\n|\[\[\?\]\]/
/** The beginning of a mark, where a piece ends. */
const begunMark = /\[(?:\[(?:\?\]?)?)?$/

// the lines that go with a tail: empty ones and rules above it, and signs of a list before a mark
const blankLine = /^[ \t\r]{0,16}\n/
const ruleLine = /^[ \t]{0,3}(?:[-*_][ \t]?){3,20}\r?\n/
const markedLine = /^[ \t]{0,8}(?:(?:[-*+>]|\d[.)])[ \t]{0,3})?\*{0,2}\[\[\?\]\]/
/** What may still become one of them, and is no longer than this. */
const begunLine =
  /^(?:[ \t\r]{0,16}|[ \t]{0,3}(?:[-*_][ \t]?){0,20}\r?|[ \t]{0,8}(?:(?:[-*+>]|\d[.)]?)[ \t]{0,3})?\*{0,2}(?:\[(?:\[(?:\?\]?)?)?)?)$/
const HEAD = 48

/**
 * Keeps the questions at the end of an answer out of its text, in whatever pieces it comes. `next` gives what may be
 * shown: only what may be the beginning of a mark waits for the next piece. `rest` ends the text. Where the words behind
 * a mark are no question they are shown without it. `lines` are the words that are not shown.
 */
export function createFollowUpFilter() {
  const lines: string[] = []
  let rest = ''
  let shown = ''
  /** Line ends and rules since the last word: a tail takes them along. */
  let gap = ''
  let isAfterTail = false
  let isLineStart = true
  /** A mark came, and `rest` is what stands behind it. */
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

  /** Decides about what stands behind a mark. False while more may come. */
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

  /** What only the beginning of a line can be. Undefined where it is a line like any other, false while more may come. */
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
    rest += piece
    shown = ''
    let goesOn = true
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

/** A whole answer without its tail, and the questions of it. */
export function splitFollowUps(text: string) {
  const filter = createFollowUpFilter()
  const shown = filter.next(text) + filter.rest()
  return { text: shown, follow_ups: readFollowUps(filter.lines) }
}
