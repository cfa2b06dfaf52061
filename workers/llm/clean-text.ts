/**
 * Makes text of a model fit to be stored and shown: NUL and halves of characters, which neither the database nor a
 * browser can hold, become U+FFFD. A character that is cut between two pieces stays whole: its first half waits in
 * `next` for the second one. `rest` is what still waits at the end.
 */
export function createTextCleaner() {
  let half = ''
  return {
    next(piece: string): string {
      const text = half + piece
      half = /[\uD800-\uDBFF]$/.test(text) ? text.slice(-1) : ''
      return text
        .slice(0, text.length - half.length)
        .replaceAll('\0', '\uFFFD')
        .toWellFormed()
    },
    /** Ends the text: a half that nothing followed is a damaged character. */
    rest(): string {
      const damaged = half === '' ? '' : '\uFFFD'
      half = ''
      return damaged
    },
  }
}
