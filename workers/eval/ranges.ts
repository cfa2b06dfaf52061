/** Verses of one chapter. */
export type EvalRange = { book: string; chapter: number; from: number; to: number }

/** `MAT 6:25-34`; `JUD 7` is a verse of a book that has one chapter. */
export function rangeOf(text: string): EvalRange {
  const [, book = '', chapter, from, to] = /^(\w+) (?:(\d+):)?(\d+)(?:-(\d+))?$/.exec(text.trim()) ?? []
  if (!from) throw new Error(`not a passage: ${text}`)
  return { book, chapter: Number(chapter ?? 1), from: Number(from), to: Number(to ?? from) }
}

/** Whether two ranges share a verse. */
export const overlaps = (a: EvalRange, b: EvalRange) =>
  a.book === b.book && a.chapter === b.chapter && a.from <= b.to && b.from <= a.to
