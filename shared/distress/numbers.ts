import type { Country, Line, Need } from './helplines/country.ts'
import { countries, phoneLink } from './helplines.ts'

type Language = 'en' | 'es'

const FIND = '[findahelpline.com](https://findahelpline.com)'

/** If the country is unknown: the helplines of the countries that most people write from. */
const usual: Record<Language, string[]> = { en: ['US', 'CA', 'GB', 'IE', 'AU'], es: ['ES', 'MX', 'US', 'AR', 'CO'] }

const words = {
  en: {
    or: ' or ',
    text: (to: string, word?: string) => `text ${word ? `${word} to ` : ''}${to}`,
    option: (key: string) => `option ${key}`,
    for: { women: 'for women', men: 'for men', adults: 'for adults who worry about a child' },
    of: { police: 'police', ambulance: 'ambulance' },
    find: `${FIND} lists free and confidential lines in your country`,
    outside: (country: string) => `Outside ${country}`,
    anywhere: 'In other countries',
    lists: `${FIND} lists free and confidential lines`,
    often: `the emergency number is often ${tel('112')} or ${tel('911')}.`,
    emergency: `your emergency number – ${tel('112')} in Europe and many other countries, ${tel('911')} in the United States and Canada, ${tel('999')} in the United Kingdom, ${tel('000')} in Australia`,
    danger: 'In danger',
  },
  es: {
    or: ' o ',
    text: (to: string, word?: string) => `mensaje ${word ? `${word} ` : ''}al ${to}`,
    option: (key: string) => `opción ${key}`,
    for: { women: 'para mujeres', men: 'para hombres', adults: 'para adultos preocupados por un menor' },
    of: { police: 'policía', ambulance: 'ambulancia' },
    find: `${FIND} reúne líneas gratuitas y confidenciales de tu país`,
    outside: (country: string) => `Fuera de ${country}`,
    anywhere: 'En otros países',
    lists: `${FIND} reúne líneas gratuitas y confidenciales`,
    often: `el número de emergencias suele ser el ${tel('112')} o el ${tel('911')}.`,
    emergency: `al número de emergencias – ${tel('112')} en España y el resto de Europa, ${tel('911')} en México, Estados Unidos, Argentina y muchos otros países, ${tel('123')} en Colombia, ${tel('131')} en Chile`,
    danger: 'En peligro',
  },
}

/** The words with which the replies speak of help: numbers are links of markdown. */
export type Numbers = {
  /** The emergency number, as it follows "call"; `medical` names the ambulance alone. */
  emergency: (medical?: 'medical') => string
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
export function numbersFor(language: Language, code: string | null): Numbers {
  const say = words[language]
  const country = code ? countries[code] : undefined
  const name = (of: string) => new Intl.DisplayNames(language, { type: 'region' }).of(of) ?? of
  const emergency = (medical?: 'medical') => {
    if (!country) return say.emergency
    const wanted = medical ? country.emergency.filter(({ of }) => of !== 'police') : country.emergency
    return (language === 'es' ? 'al ' : '') + calls(wanted, language)
  }
  return {
    emergency,
    lines: (...needs) =>
      country
        ? [
            ...linesOf(country, needs).map((line) => `**${titleOf(line, language)}:** ${linksOf(line, language)}`),
            ...(needs.includes('poison') || isForEveryone(country, needs) ? [] : [`${say.find}.`]),
          ]
        : usual[language].flatMap((each) => {
            const [line] = linesOf(countries[each], needs)
            return line ? [`**${name(each)}:** ${titleOf(line, language)}, ${linksOf(line, language)}`] : []
          }),
    elsewhere: (medical) => {
      if (!country || !code) return medical ? [] : [`**${say.anywhere}:** ${say.lists}.`]
      const where = say.outside(`${articleOf(code, language)}${name(code)}`)
      return [`**${where}:** ${medical ? say.often : `${say.lists}; ${say.often}`}`]
    },
    oneLine: (needs, danger) => {
      const own = linesOf(country, needs)
        .slice(0, 2)
        .map((line) => `${titleOf(line, language)} ${linksOf(line, language)}`)
      const urgent = country ? calls(country.emergency, language) : `${tel('112')}, ${tel('911')}`
      const others = needs.includes('poison') ? [] : [own.length > 0 ? FIND : say.find]
      return [...own, ...(danger ? [`${say.danger}: ${urgent}`] : []), ...others].join(' · ')
    },
  }
}

const withArticle = ['US', 'GB', 'PH', 'DO']
const articleOf = (code: string, language: Language) => (language === 'en' && withArticle.includes(code) ? 'the ' : '')

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

function titleOf({ name, for: whom }: Line, language: Language): string {
  return whom ? `${name} (${words[language].for[whom]})` : name
}

function linksOf(line: Line, language: Language): string {
  const { call, text } = line
  const say = words[language]
  const inSpanish = language === 'es'
  const key = line.option ?? (inSpanish ? line.spanishOption : undefined)
  const word = (inSpanish ? line.spanishWord : undefined) ?? line.word
  const parts = [
    ...(call ? [`${tel(call)}${key ? `, ${say.option(key)}` : ''}`] : []),
    ...(text ? [`[${say.text(text, word)}](${phoneLink('sms', text)})`] : []),
  ]
  return parts.join(say.or)
}

function calls(emergency: Country['emergency'], language: Language): string {
  const say = words[language]
  return emergency.map(({ call, of }) => `${tel(call)}${of ? ` (${say.of[of]})` : ''}`).join(say.or)
}

function tel(number: string): string {
  return `[${number.replaceAll('*', '\\*')}](${phoneLink('tel', number)})`
}
