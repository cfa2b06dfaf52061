import { differences } from './differences.ts'
import type { Excerpt, Trail } from './evidence.ts'
import { phrases } from './phrases.ts'
import type { Question } from './question.ts'
import type { WordEntry } from './reading.ts'

/** What was found for a question; `write` makes the answer of it. */
export type Findings = {
  place: string
  /** The verses that answer first; more than one excerpt when the chapter speaks of it in two places. */
  main: Excerpt[]
  shape: 'written' | 'chosen' | 'here' | 'general' | 'summary' | 'who' | 'word' | 'nothing'
  beside: Excerpt[]
  henry: { reference: string; words: string } | undefined
  outline: { reference: string; words: string }[]
  word: WordEntry | undefined
  who: { name: string; lines: { heading: string; references: string[] }[] } | undefined
  /** The sentence of the written index that answers, in the reader's language. */
  written: { sentence: string | undefined } | undefined
  trail: Trail
}

const feelings =
  /^(?:worry|fear|lonely|sad|grief|ang|guilt|doubt|peace|depress|anxious|afraid|alone|tired|asham|scar|stress|overwhelm)/
const yesNo =
  /^(?:so |but |and )?(?:is|are|was|were|do|does|did|can|could|should|will|would|must|may|has|have|es|son|puede|debe|hay)\b/i

/** The paragraphs of an answer, in order. The same question and findings give the same answer. */
export function write(question: Question, findings: Findings): string[] {
  const say = phrases[question.language]
  const { main, shape, place } = findings
  const pick = <T>(from: readonly T[]): T => from[hash(question.text) % from.length] as T
  const lead = (from: readonly string[]) =>
    pick(from)
      .replace('{ref}', main[0]?.reference ?? place)
      .replace('{place}', place)
  const parts: string[] = []
  if (shape === 'nothing') parts.push(say.nothing(place), say.nothingNext, ...main.map(block))
  if (shape === 'written') {
    const [first] = main
    if (findings.written?.sentence) parts.push(findings.written.sentence)
    parts.push(...main.map(block))
    if (first?.whole) parts.push(say.continues(first.whole))
  }
  if (shape === 'summary') {
    const labels = [say.opens, say.centre, say.closes]
    main.forEach((each, i) => {
      parts.push(`**${labels[main.length === 1 ? 1 : i]}** (${each.reference}): ${inline(each)}`)
    })
    if (findings.outline.length > 0) {
      parts.push(
        [say.outline, '', ...findings.outline.map(({ reference, words }) => `- ${reference}: “${words}”`)].join('\n'),
      )
    }
  }
  if (shape === 'word' && findings.word) parts.push(...wordParts(findings.word, main, question))
  if (shape === 'who' && findings.who) {
    const lines = findings.who.lines.map(
      ({ heading, references }) => `- ${heading} (${references.slice(0, 2).join('; ')})`,
    )
    parts.push([say.who(findings.who.name), '', ...lines].join('\n'), ...main.slice(0, 1).map(block))
  }
  if (shape === 'chosen' || shape === 'here' || shape === 'general') {
    const isFeeling = question.words.some(({ word }) => feelings.test(word.toLowerCase())) && question.themes.length > 0
    const general =
      question.goesOn && question.shown.size > 0
        ? say.more
        : isFeeling
          ? say.feeling
          : yesNo.test(question.text)
            ? say.yesNo
            : say.general
    const leads =
      shape === 'chosen' ? say.chosen : shape === 'general' ? general : question.isWhy ? say.hereWhy : say.here
    parts.push(lead(leads), ...main.map(block))
    const [first] = main
    if (shape !== 'chosen' && first?.whole) parts.push(say.whole(first.whole))
    const gives = /\b(?:because|for|that|therefore|since|so|porque|pues|para)\b/i
    if (
      question.isWhy &&
      shape === 'here' &&
      !gives.test(main.flatMap(({ verses }) => verses.map(({ text }) => text)).join(' '))
    )
      parts.push(say.noReason)
  }
  if (findings.beside.length > 0) {
    parts.push(
      [
        shape === 'written' ? say.seeAlso : pick(say.beside),
        '',
        ...findings.beside.map((each) => `- ${inline(each)} (${each.reference})`),
      ].join('\n'),
    )
  }
  const note =
    (shape === 'general' || shape === 'here') && question.names.length === 0 ? question.themes[0]?.note : undefined
  const difference = note ? differences[note] : undefined
  if (difference && question.language !== 'zh') parts.push(question.language === 'es' ? difference.es : difference.en)
  if (findings.henry && say.henry.length > 0)
    parts.push(pick(say.henry)(findings.henry.reference, findings.henry.words))
  parts.push(
    say.how({
      place,
      words: findings.trail.words,
      topic: findings.trail.topic,
      henry: findings.henry !== undefined || findings.outline.length > 0,
    }),
  )
  return parts
}

function wordParts(entry: WordEntry, main: readonly Excerpt[], question: Question): string[] {
  const say = phrases[question.language]
  const { reference, word, language = 'Greek', lemma = '', transliteration = '', strong, definition = '' } = entry
  const sense = definition
    .replace(/\s*:?\s*-{1,2}\s.*$/s, '')
    .replace(/\s*\bCompare [GH]\d+\.?$/, '')
    .replace(/[.:;\s]+$/, '')
    .replace(/["“”]/g, '')
  const first = `${say.word(reference, word, language, lemma, transliteration, strong)}${sense ? ` ${say.gives(sense)}` : ''}`
  return main.length > 0 ? [first, say.wordCaution, ...main.map(block)] : [first]
}

/** A block quote with its reference in the last line. Numbers stand before the verses when there are several. */
export function block({ verses, reference }: Excerpt): string {
  const text = verses.map((verse) => verse.text).join(' ')
  return `> ${escaped(text)}\n> — ${reference}`
}

function inline({ verses }: Excerpt): string {
  const text = verses.map((verse) => verse.text).join(' ')
  return `“${escaped(text).replaceAll('“', '‘').replaceAll('”', '’')}”`
}

const escaped = (text: string) => text.replace(/([\\`*_[\]<>])/g, '\\$1')

function hash(text: string): number {
  let value = 7
  for (const sign of text) value = (value * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return value
}
