import { bookNames } from './book-names.ts'

/** The number of a duration is not a chapter. */
const durations = [
  /\d+\s*-?\s*(?:days?|weeks?|months?|years?|d[ií]as?|Tagen?|jours?|dias?|semanas?|Wochen|semaines?|天|日|周)/giu,
  // chapters a day
  /[每一][天日]\s*阅?[读讀]?\s*\d+\s*章|\d+\s*章\s*[每一][天日]/gu,
]

const chineseNames = new RegExp(
  bookNames
    .filter(({ language }) => language === 'zh')
    .map(({ form }) => form)
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'gu',
)

/** A dash from a chapter to a book, which may have a number of its own. */
const numbered = [...new Set(bookNames.flatMap(({ form }) => /^\d (.+)/.exec(form)?.[1] ?? []))].join('|')
const dash = new RegExp(`(?<=\\d)\\s*[-–—]\\s*(?=\\p{L}{3}|[1-5]\\.?\\s*(?:${numbered}))`, 'giu')

/** A request as the parser of references reads it: without durations, and with a space before a Chinese name. */
export function plainNotation(text: string): string {
  return durations
    .reduce((left, pattern) => left.replace(pattern, ' '), text)
    .replace(chineseNames, ' $&')
    .replace(dash, ' to ')
}
