const PLAIN = 'aeiounyAEIOUNY'
const ACCENTED = 'áéíöüñýÁÉÍÖÜÑÝ'
/** Marks of a message's parts, which must stay as they are. */
const PARTS = /(<\/?\w+\/?>)/

/** A text as a pseudo-locale shows it: accented, 40 % longer and in brackets. */
export function pseudo(text: string): string {
  const accented = text
    .split(PARTS)
    .map((part) =>
      PARTS.test(part) ? part : part.replace(/[aeiounyAEIOUNY]/g, (each) => ACCENTED[PLAIN.indexOf(each)]!),
    )
    .join('')
  return `[${accented}${'~'.repeat(Math.ceil(text.replace(/<[^>]*>/g, '').length * 0.4))}]`
}
