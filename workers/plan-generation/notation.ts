import { bookNames } from './book-names.ts'
import { lexicon } from './lexicon.ts'
import { wordsOf } from './words.ts'

/** The number of a duration is not a chapter. */
const durations = [
  /\d{1,4}[.,]\d{1,4}\s{0,3}-?\s{0,3}(?:hours?|hrs?|min(?:utes?)?|days?|weeks?|months?|years?|chapters?|pages?|Stunden?|Minuten?|Tagen?|Wochen?|Monaten?|Jahren?|Kapiteln?|Seiten?|horas?|minutos?|d[ií]as?|semanas?|mes(?:es)?|a[ñn]os?|cap[ií]tulos?|p[aá]ginas?|heures?|jours?|semaines?|mois|ans?|ann[ée]es?|chapitres?|小时|天|日|周|年|章)(?!\p{Script=Latin})/giu,
  /\d{1,4}\s{0,3}-?\s{0,3}(?:days?|weeks?|months?|years?|d[ií]as?|Tagen?|jours?|dias?|semanas?|Wochen|semaines?|天|日|周)/giu,
  // chapters a day
  /\d{1,3}\s{0,3}(?:chapters?|psalms?|proverbs?|pages?|cap[ií]tulos?|salmos?|Kapitel|Psalm(?:en)?|chapitres?|psaumes?)\s{1,3}(?:a|an|per|each|every|daily|al|por|cada|a[mn]|pro|jeden|par|chaque|ao)(?!\p{Script=Latin})(?:\s{1,3}(?:day|morning|evening|night|week|d[ií]a|ma[ñn]ana|noche|semana|Tag|Abend|Morgen|Woche|jour|soir|matin|semaine)s?(?!\p{Script=Latin}))?/giu,
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

const verses = '\\d{1,3}(?:\\s?[-–—]\\s?\\d{1,3}(?:,\\d{1,3})?)?(?:\\.\\d{1,3}(?:[-–—]\\d{1,3})?)*(?!\\d|,\\d)'
/** "Matthäus 5,3-12.14; 6,9", not "Matthäus 5,6,7". */
const withCommas = new RegExp(
  `(?<!\\p{L})(?<name>(?:[1-5]\\.?\\s*)?\\p{L}+)\\.?\\s*\\d{1,3},${verses}(?:\\s*(?:[;,]|und|et|y|e)\\s+\\d{1,3},${verses})*`,
  'gu',
)
/** "3:16.18", where the second number is a verse too. */
const furtherVerses = /(\d{1,3}):(\d{1,3}(?:[-–—]\d{1,3})?)((?:[.,]\d{1,3}(?:[-–—]\d{1,3})?)+)(?![\d:])/g
const withDot = /(?<![\d.,:/])(\d{1,3})\.(?=\d{1,3}(?!\d|\.\d))/g
const severalChapters = /^(?:psalmen|psalms|psaumes|salmos|kap(?:itel)?|cap(?:itulos?)?|chap(?:itres?|ters?)?)$/

/** Puts a colon between chapter and verse where a language has a comma or a dot. */
function withColons(text: string, language: string): string {
  return text
    .replace(withCommas, (all, name: string) => {
      const sign = signOfComma(wordsOf(name).join(' '), language)
      return sign ? all.replace(/(?<=\d),(?=\d)/g, sign) : all
    })
    .replace(furtherVerses, separated)
    .replace(withDot, '$1:')
    .replace(furtherVerses, separated)
}

const separated = (_all: string, chapter: string, first: string, others: string) =>
  [first, ...others.slice(1).split(/[.,]/)].map((verse) => `${chapter}:${verse}`).join(', ')

/** What a comma between digits means after a name, if that is clear. In English, "5,6" is two chapters. */
function signOfComma(name: string, language: string): string | undefined {
  if (severalChapters.test(name)) return ', '
  if (['de', 'es', 'fr', 'pt'].includes(language)) return ':'
  const languages = (lexicon.get(name) ?? []).flatMap((entry) => (entry.kind === 'book' ? [entry.language] : []))
  return languages.length > 0 && !languages.includes('en') ? ':' : undefined
}

/** A request as the parser of references reads it: without durations, and in the notation of English. */
export function plainNotation(text: string, language: string): string {
  const plain = durations
    .reduce((left, pattern) => left.replace(pattern, ' '), text)
    .replace(/(?<=\d)\s{1,3}al\s{1,3}(?=\d)/g, '-')
  return withColons(plain, language).replace(chineseNames, ' $&').replace(dash, ' to ')
}
