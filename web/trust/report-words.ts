import spanish from '#shared/trust/es.json' with { type: 'json' }
import { pageLanguage } from '../words/language.ts'

/** What the report says, with `#` for each number, in other languages than English. */
const reports: Record<string, ReadonlyMap<string, string>> = { es: new Map(Object.entries(spanish)) }
const NUMBER = /\d+(?:[.,]\d+)*/g

/** A text of the report with its language, for an element: in the language of the page, or in English where that lacks it. */
export function inReport(text: string, language = pageLanguage()): { lang: string; children: string } {
  const own = reports[language]?.get(text.replace(NUMBER, '#'))
  if (own === undefined) return { lang: 'en', children: text }
  const numbers = text.match(NUMBER) ?? []
  let index = 0
  return { lang: language, children: own.replace(/#/g, () => numberOf(numbers[index++] ?? '', language)) }
}

/** A number as the report has it, such as "1,477" or "99.0", in a language. */
function numberOf(written: string, language: string): string {
  const digits = written.split('.')[1]?.length ?? 0
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(language, fraction).format(Number(written.replaceAll(',', '')))
}
