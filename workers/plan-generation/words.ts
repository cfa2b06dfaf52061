import { withoutAccents } from '#shared/bible/without-accents.ts'

/** A request, a name or a phrase as a list of lower-case words without accents; each Chinese character is a word. */
export function wordsOf(text: string): string[] {
  return withoutAccents(text.normalize('NFKC'))
    .replace(/(?<=\d)\s*[-–—~]\s*(?=\d)/g, '-')
    .replace(/(?<![\d])[:-]|[:-](?!\d)/g, ' ')
    .replace(/\p{Script=Han}/gu, ' $& ')
    .replace(/[^\p{L}\p{N}:-]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean)
}

const numbers =
  `one a an ein eine einem einer un una uno une um uma ein|two zwei dos deux dois duas|three drei tres trois|
four vier cuatro quatre quatro|five funf cinco cinq|six sechs seis|seven sieben siete sept sete|eight acht ocho huit oito|
nine neun nueve neuf nove|ten zehn diez dix dez|eleven elf once onze|twelve zwolf doce douze doze`
    .replaceAll('\n', '')
    .split('|')
    .map((row) => row.trim().split(' '))

const count = `(?:\\d{1,4}|${numbers.flat().join('|')}|twenty|thirty|forty|zwanzig|dreissig|veinte|treinta|vingt|trente|vinte|trinta|ninety|hundred)`
const unit =
  '(?:days?|weeks?|months?|years?|dias?|semanas?|mes|meses|mese|anos?|tage?n?|wochen?|monate?n?|jahre?n?|jours?|semaines?|mois|ans?|annees?)'
const durations = [
  new RegExp(
    `(?:^| )(?:(?:in|over|for|within|during|en|durante|por|fur|uber|pendant|sur|em|innerhalb von) )?(?:the next |the |each |next )?${count} ?${unit}(?: long| plan| lang)?(?= |$)`,
    'g',
  ),
  / (?:\d{1,6}|(?:[一二三四五六七八九十百两] ?){1,4}) ?(?:个 |個 )?(?:天|日|周|週|星 期|月|年)(?: 内| 內| 读 完| 讀 完)?/g,
  /(?:^| )(?:daily|weekly|every day|each day|per day|a day|al dia|por dia|a diario|jeden tag|taglich|cada dia|diario|chaque jour|todos os dias|每 天)(?= |$)/g,
  /(?:^| )(?:all )?(?:\d{1,3}|one|un|una) (?:minutes?|minutos?|chapters? a|capitulos? al|capitulos? por)(?= |$)/g,
  /(?:^| )(?:all )?\d{1,3} (?:chapters?|verses?|psalms|capitulos|kapiteln?|chapitres)(?= |$)/g,
]

/** The same without the plan's duration: that is a separate setting, and its numbers are not chapters. */
export function withoutDuration(words: readonly string[]): string[] {
  const text = durations.reduce((left, pattern) => left.replace(pattern, ' '), ` ${words.join(' ')}`)
  return text.split(' ').filter(Boolean)
}

/** The value of a number word in any of the languages. */
export function numberOf(word: string): number | undefined {
  if (/^\d{1,3}$/.test(word)) return Number(word)
  const index = numbers.findIndex((row) => row.includes(word))
  return index < 0 ? undefined : index + 1
}

const marks: Record<string, string> = {
  es: 'todo menos pero sino evangelio antiguo nuevo capitulo capitulos dia dias mujeres el la los las de del que para con una un y en por sobre mi como quiero vida libro leer salmos',
  de: 'der die das den dem und von zu mit ein eine ist ich nicht fur uber im durch lesen leben wenn buch trost',
  fr: 'le la les des du et que pour avec une un est dans sur mon je vie lire livre quand',
  pt: 'o a os as do da dos das que para com uma um e em por sobre meu como quero vida livro ler quando nao',
  en: 'the of and to in for with a an is my i on what how read through life book about when from',
}

/** The language of a request, by its function words; English if none is recognised. */
export function languageOf(words: readonly string[]): string {
  if (words.some((word) => /\p{Script=Han}/u.test(word))) return 'zh'
  const scored = Object.entries(marks).map(([language, list]) => {
    const known = new Set(list.split(' '))
    return { language, score: words.filter((word) => known.has(word)).length }
  })
  const best = scored.toSorted((a, b) => b.score - a.score)[0]!
  const english = scored.find(({ language }) => language === 'en')!
  return best.score > english.score ? best.language : 'en'
}
