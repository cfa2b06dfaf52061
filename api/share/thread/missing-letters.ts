import { fontFor } from './fonts.ts'

/** Letters that no font of ours has: a file without them would have other words. */
export class MissingLetters extends Error {
  /** The first few of them. */
  readonly letters: string

  constructor(letters: string) {
    super('no font has these letters')
    this.letters = letters
  }
}

/** Throws if a letter or number of a text is in none of our fonts. Other signs, such as emoji, are left out. */
export function checkLetters(text: string): void {
  const missing = [...new Set(text.match(/[\p{L}\p{N}]/gu))].filter((letter) => !fontFor(letter, 'serif'))
  if (missing.length > 0) throw new MissingLetters(missing.slice(0, 5).join(''))
}
