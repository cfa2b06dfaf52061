import type { Chart, ChartSpan } from './chart.ts'
import type { Sign } from './sign.ts'

/** Whether something around a sign speaks against it: Scripture, a quotation, study, work, a joke, happy news, long ago. */
export function isAgainst(sign: Sign, chart: Chart): boolean {
  const message = { start: 0, end: chart.tokens.words.length }
  const sentence = sentenceOf(sign, chart)
  const isOwn = chart.has('Self', sign)
  const isFirst = isOwn && ['I', 'Me', 'Myself'].some((name) => chart.has(name, sign))
  if (isQuoted(sign, chart) && chart.has('Asking', message)) return true
  if (!isOwn && chart.has('BibleName', message)) return true
  if (!chart.has('Self', sentence) && chart.has('Scripture', sentence)) return true
  if (isReported(sign, sentence, chart)) return true
  if ((chart.has('Study', sentence) || chart.has('Work', sentence)) && !(isFirst && sign.strength === 'sure'))
    return true
  if (sign.strength !== 'sure' && (chart.has('Study', message) || chart.has('Joke', message))) return true
  if (sign.kind === 'other_at_risk' && chart.has('Completed', sign) && !chart.has('Try', sign)) return true
  if (sign.kind === 'grief' || sign.kind === 'medical') {
    if (chart.has('LongAgo', message) && !chart.has('Aching', message)) return true
  }
  if (sign.kind === 'pregnancy' && sign.strength !== 'sure' && chart.has('Happy', message)) return true
  if (sign.kind === 'addiction' && chart.has('Happy', message) && !chart.has('Aching', message)) return true
  return false
}

/** Words spoken by a person or a book of Scripture: "Why did Jonah say …?" */
function isReported(sign: Sign, sentence: ChartSpan, chart: Chart): boolean {
  const before = { start: sentence.start, end: sign.start + 1 }
  const names = [...chart.spans('BibleName'), ...chart.spans('Scripture')].filter(
    ({ start, end }) => start >= before.start && end <= before.end,
  )
  return names.some(({ end }) => chart.has('Quoting', { start: end, end: before.end }))
}

function isQuoted({ start, end }: ChartSpan, { tokens: { quoted } }: Chart): boolean {
  return quoted.slice(start, end).every(Boolean)
}

function sentenceOf({ start, end }: ChartSpan, { tokens: { sentence } }: Chart): ChartSpan {
  return { start: sentence.indexOf(sentence[start]!), end: sentence.lastIndexOf(sentence[end - 1]!) + 1 }
}
