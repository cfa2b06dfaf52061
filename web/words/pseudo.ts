const PLAIN = 'aeiounyAEIOUNY'
const ACCENTED = 'áéíöüñýÁÉÍÖÜÑÝ'
/** Marks of a message's parts, which must stay as they are. */
const PARTS = /(<\/?\w+\/?>)/

/** As long as a long word: what is added to a text can break over lines, as the words of a language can. */
const WORD = 10

/** A text as a pseudo-locale shows it: accented, 40 % longer and in brackets. */
export function pseudo(text: string): string {
  const accented = text
    .split(PARTS)
    .map((part) =>
      PARTS.test(part) ? part : part.replace(/[aeiounyAEIOUNY]/g, (each) => ACCENTED[PLAIN.indexOf(each)]!),
    )
    .join('')
  const added = Math.ceil(text.replace(/<[^>]*>/g, '').length * 0.4)
  const more = Array.from({ length: added }, (_, index) => (index % WORD === WORD - 1 ? ' ' : '~')).join('')
  return `[${accented}${more}]`
}
