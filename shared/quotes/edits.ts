import { lastIndex } from '../bible/last-index.ts'

/** A range of a text and its replacement. */
export type Edit = { start: number; end: number; text: string }

/** A text after its edits, and a map from positions in the text before them. */
export type Edited = {
  text: string
  /** The new position. Undefined inside a replaced range. */
  place: (at: number) => number | undefined
  /** Where the replacement of an edit begins; undefined if another edit covers it. */
  begin: (edit: Edit) => number | undefined
}

/** Applies all edits; of two that overlap only the first one is applied. */
export function applyEdits(text: string, edits: readonly Edit[]): Edited {
  const done: { edit: Edit; begin: number }[] = []
  const parts: string[] = []
  let at = 0
  let length = 0
  const add = (part: string) => {
    parts.push(part)
    length += part.length
  }
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at) continue
    add(text.slice(at, edit.start))
    done.push({ edit, begin: length })
    add(edit.text)
    at = edit.end
  }
  add(text.slice(at))
  const begins = new Map(done.map(({ edit, begin }) => [edit, begin]))
  return {
    text: parts.join(''),
    begin: (edit) => begins.get(edit),
    place(wanted) {
      const last = done[lastIndex(done, ({ edit }) => edit.end <= wanted)]
      const next = done[lastIndex(done, ({ edit }) => edit.start < wanted)]
      if (next && next.edit.end > wanted) return undefined
      return last ? last.begin + last.edit.text.length + wanted - last.edit.end : wanted
    },
  }
}
