import { lastIndex } from './last-index.ts'

/** A text with some stretches rewritten, and where its positions are in the original. */
export type PlainText = {
  text: string
  /** Where something that begins here begins in the original. */
  startOf: (at: number) => number
  /** Where something that ends here ends in the original. */
  endOf: (at: number) => number
}

/** A text in which nothing is rewritten yet. */
export const unchanged = (text: string): PlainText => ({ text, startOf: (at) => at, endOf: (at) => at })

/** The text with every match rewritten; `write` returns undefined for one that stays as it is. */
export function rewrite(
  given: PlainText,
  pattern: RegExp,
  write: (groups: Record<string, string | undefined>, match: RegExpExecArray) => string | undefined,
): PlainText {
  const edits: { at: number; end: number; from: number; to: number }[] = []
  let text = ''
  let copied = 0
  for (const match of given.text.matchAll(pattern)) {
    const written = write(match.groups ?? {}, match)
    if (written === undefined) continue
    text += given.text.slice(copied, match.index)
    copied = match.index + match[0].length
    edits.push({ at: text.length, end: text.length + written.length, from: match.index, to: copied })
    text += written
  }
  if (edits.length === 0) return given
  const moved = (at: number, before: number, isEnd: boolean) => {
    const edit = edits[before]
    if (!edit) return at
    if (at < edit.end) return isEnd ? edit.to : edit.from
    return edit.to + at - edit.end
  }
  return {
    text: text + given.text.slice(copied),
    startOf: (at) =>
      given.startOf(
        moved(
          at,
          lastIndex(edits, (edit) => edit.at <= at),
          false,
        ),
      ),
    endOf: (at) =>
      given.endOf(
        moved(
          at,
          lastIndex(edits, (edit) => edit.at < at),
          true,
        ),
      ),
  }
}
