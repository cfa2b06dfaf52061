/** A word with its width, for the text size 1. No space is before a joined one. */
export type MeasuredWord = { text: string; width: number; isJoined?: boolean }

/**
 * The words on as few lines as fit, all about equally long: the narrowest column that needs no more lines. A single
 * word that is wider than `max` gets a line of its own.
 */
export function balanceLines(words: readonly MeasuredWord[], space: number, max: number): MeasuredWord[][] {
  const most = fillLines(words, space, max).length
  let [low, high] = [0, max]
  // an eighth of a step of 1/256 is finer than anyone sees
  for (let step = 0; step < 11; step++) {
    const middle = (low + high) / 2
    if (fillLines(words, space, middle).length > most) low = middle
    else high = middle
  }
  return fillLines(words, space, high)
}

/** The words on lines, each filled before the next begins. */
export function fillLines<Word extends { width: number; isJoined?: boolean }>(
  words: readonly Word[],
  space: number,
  max: number,
): Word[][] {
  const lines: Word[][] = []
  let width = Number.POSITIVE_INFINITY
  for (const word of words) {
    const gap = word.isJoined ? 0 : space
    if (width + gap + word.width > max) {
      lines.push([])
      width = -gap
    }
    lines.at(-1)!.push(word)
    width += gap + word.width
  }
  return lines
}
