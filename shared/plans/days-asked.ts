import { withoutAccents } from '../bible/without-accents.ts'

const numbers =
  'one un una|two dos|three tres|four cuatro|five cinco|six seis|seven siete|eight ocho|nine nueve|ten diez'
    .split('|')
    .map((row) => row.split(' '))
const number = `\\d{1,3}|${numbers.flat().join('|')}`
const units: Record<string, number> = { d: 1, w: 7, s: 7, m: 30, y: 365, a: 365 }
const duration = new RegExp(
  `\\b(${number})[ -](days?|dias?|weeks?|semanas?|months?|mes(?:es)?|years?|anos?)\\b(?! (?:old|ago|a week|de edad|(?:a la|por) semana|of (?:the )?creation|de la creacion))`,
)
const whole = /\b(?:in|for|over|en|durante|por) (?:an?|un|una) (week|semana|month|mes|year|ano)\b/
const pace = new RegExp(
  `\\b(${number}|an?) (?:chapters?|capitulos?)(?: of [\\w ]{1,30}?| de [\\w ]{1,30}?)? (?:an?|per|each|every|al|por|cada) ?(?:day|dia)\\b`,
)

/**
 * The days that a description of a plan asks for, in English or Spanish: "in two weeks", or "Ruth, 1 chapter a day" if
 * one of the books is named. Undefined if it names no length.
 */
export function daysAsked(
  description: string,
  books: readonly { name: string; chapter_count: number }[],
): number | undefined {
  const text = withoutAccents(description)
  const [, count, unit] = duration.exec(text) ?? whole.exec(text)?.with(0, '').toSpliced(1, 0, '1') ?? []
  // "a Christian for ten years" is no length of a plan
  const isAge = /^[ya]/.test(unit ?? '') && numberIn(count ?? '') > 1
  if (count && unit && !isAge) return numberIn(count) * units[unit[0]!]!
  const [, chapters] = pace.exec(text) ?? []
  const named = books.filter(({ name }) =>
    new RegExp(`(?<![\\p{L}\\d])(?<!\\d )${withoutAccents(name)}(?!\\p{L})`, 'u').test(text),
  )
  if (!chapters || named.length !== 1) return undefined
  return Math.ceil(named[0]!.chapter_count / Math.max(1, numberIn(chapters)))
}

function numberIn(word: string): number {
  if (/^\d/.test(word)) return Number(word)
  return Math.max(1, numbers.findIndex((row) => row.includes(word)) + 1)
}
