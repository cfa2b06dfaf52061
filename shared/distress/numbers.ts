import { directionOf } from '../words/languages.ts'
import type { Country, Line, Need } from './helplines/country.ts'
import { countries, phoneLink } from './helplines.ts'
import type { CareLanguage } from './kinds.ts'
import { marksOf } from './number-marks.ts'
import { FIND, numberWords } from './number-words.ts'
import { tel } from './tel.ts'

/** If the country is unknown: the helplines of the countries that most people write from. */
const usual: Record<CareLanguage, string[]> = {
  en: ['US', 'CA', 'GB', 'IE', 'AU'],
  es: ['ES', 'MX', 'US', 'AR', 'CO'],
  pt: ['BR', 'PT'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  de: ['DE', 'AT', 'CH'],
  sw: ['KE', 'TZ'],
  id: ['ID'],
  ko: ['KR'],
  zh: ['CN', 'TW', 'HK'],
  ar: ['EG', 'SA', 'LB'],
  he: ['IL'],
}

/** The words with which the replies speak of help: numbers are links of markdown. */
export type Numbers = {
  /** The emergency numbers, as they follow "call". A danger to life may need the ambulance, the police, or both. */
  emergency: () => string
  /**
   * One list item for each helpline for these needs: the country's own, else those of the usual countries. Where a
   * country has none, or none for everyone, one more item says where its lines are listed.
   */
  lines: (...needs: Need[]) => string[]
  /** The items for people in another country: only the emergency number if it is `medical`. */
  elsewhere: (medical?: 'medical') => string[]
  /** Everything in one quiet line; `danger` adds the emergency number. */
  oneLine: (needs: Need[], danger?: 'danger') => string
}

/** The help of a country in a language; null for an unknown country. */
export function numbersFor(language: CareLanguage, code: string | null): Numbers {
  const say = numberWords[language]
  const country = code ? countries[code] : undefined
  const { colon, comma, semicolon, stop, titled } = marksOf(language)
  const name = (of: string) => new Intl.DisplayNames(language, { type: 'region' }).of(of) ?? of
  return {
    emergency: () => (country ? (say.to ?? '') + calls(country.emergency, language) : say.emergency),
    lines: (...needs) =>
      country
        ? [
            ...linesOf(country, needs).map((line) => titled(titleOf(line, language)) + linksOf(line, language)),
            ...(needs.includes('poison') || isForEveryone(country, needs) ? [] : [`${say.find}${stop}`]),
          ]
        : usual[language].flatMap((each) => {
            const [line] = linesOf(countries[each], needs)
            return line ? [titled(name(each)) + titleOf(line, language) + comma + linksOf(line, language)] : []
          }),
    elsewhere: (medical) => {
      if (!country || !code) return medical ? [] : [`${titled(say.anywhere)}${say.lists}${stop}`]
      const where = say.outside(`${articleOf(code, language)}${name(code)}`)
      return [titled(where) + (medical ? say.often : say.lists + semicolon + say.often)]
    },
    oneLine: (needs, danger) => {
      const own = linesOf(country, needs)
        .slice(0, 2)
        .map((line) => `${titleOf(line, language)} ${linksOf(line, language)}`)
      const urgent = country ? calls(country.emergency, language) : tel('112') + say.or + tel('911')
      const others = needs.includes('poison') ? [] : [own.length > 0 ? FIND : say.find]
      return [...own, ...(danger ? [say.danger + colon + urgent] : []), ...others].join(' · ')
    },
  }
}

const withArticle = ['US', 'GB', 'PH', 'DO', 'AE']
const articleOf = (code: string, language: CareLanguage) =>
  language === 'en' && withArticle.includes(code) ? 'the ' : ''

/** The lines for these needs, each line once. */
function linesOf(country: Country | undefined, needs: readonly Need[]): Line[] {
  const found = needs.flatMap((need) => country?.lines[need] ?? [])
  return found.filter(
    (line, index) => found.findIndex(({ call, text }) => call === line.call && text === line.text) === index,
  )
}

/** Whether anyone in this country has a line for these needs: some lines are only for women, or for men. */
function isForEveryone(country: Country, needs: readonly Need[]): boolean {
  const whom = linesOf(country, needs).map((line) => line.for)
  return whom.includes(undefined) || (['women', 'men'] as const).every((each) => whom.includes(each))
}

function titleOf({ name, for: whom }: Line, language: CareLanguage): string {
  // where words run from right to left, a name from elsewhere must not take the marks beside it along
  const shown = directionOf(language) === 'rtl' ? `\u2068${name}\u2069` : name
  return whom ? shown + marksOf(language).bracketed(numberWords[language].for[whom]) : shown
}

function linksOf(line: Line, language: CareLanguage): string {
  const { call, text } = line
  const say = numberWords[language]
  const { comma } = marksOf(language)
  const inSpanish = language === 'es'
  const key = line.option ?? (inSpanish ? line.spanishOption : undefined)
  const word = (inSpanish ? line.spanishWord : undefined) ?? line.word
  const parts = [
    ...(call ? [`${tel(call, label(call, language))}${key ? comma + say.option(key) : ''}`] : []),
    ...(text ? [`[${say.text(label(text, language), word)}](${phoneLink('sms', text)})`] : []),
  ]
  return parts.join(say.or)
}

function calls(emergency: Country['emergency'], language: CareLanguage): string {
  const say = numberWords[language]
  const { bracketed } = marksOf(language)
  return emergency
    .map(({ call, of }) => `${tel(call, label(call, language))}${of ? bracketed(say.of[of]) : ''}`)
    .join(say.or)
}

/** A number as it is shown: where words run from right to left, its groups of digits must not change places. */
function label(number: string, language: CareLanguage): string {
  return directionOf(language) === 'rtl' && /\D/.test(number) ? `\u2066${number}\u2069` : number
}
