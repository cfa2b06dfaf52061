// Keeps the joiners of Persian, of Indian scripts and of emoji, and the number signs of Arabic. A variation selector is
// kept after a character that has variants: elsewhere it only smuggles bytes.
const hidden =
  /(?![\n\t\u200c-\u200d\u0600-\u0605\u06dd\u070f\u08e2])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u{e0000}-\u{e00ff}]|(?<![\p{Script=Han}\p{Emoji}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu
const ink = /[^\s\u2800\p{M}\p{Default_Ignorable_Code_Point}]/u

/**
 * The text that a reader sees: without control characters, direction overrides, tags and other carriers of words that
 * only a machine reads. Line breaks and tabs are kept. Empty if nothing is visible.
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
