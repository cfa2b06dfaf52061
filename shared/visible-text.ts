// The joiners of Persian, of Indian scripts and of emoji stay, and so do the number signs of Arabic. A variation
// selector stays behind what has variants: elsewhere it only carries bytes.
const hidden =
  /(?![\n\t\u200c-\u200d\u0600-\u0605\u06dd\u070f\u08e2])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u{e0000}-\u{e00ff}]|(?<![\p{Script=Han}\p{Emoji}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu
const ink = /[^\s\u2800\p{M}\p{Default_Ignorable_Code_Point}]/u

/**
 * The text that a reader sees: without controls, signs that turn the direction, tags and other carriers of words that
 * only a machine reads. Lines and tabs stay. Empty where nothing is visible.
 */
export function visibleText(text: string): string {
  const shown = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(hidden, '')
    .trim()
  return ink.test(shown) ? shown : ''
}

/** The same on one line, with single spaces and one form of each letter: a title, a name. */
export function visibleLine(text: string): string {
  return visibleText(text.normalize('NFC')).replace(/\s+/g, ' ')
}
