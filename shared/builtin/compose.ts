import type { CommentaryWork } from '../bible/commentaries.ts'
import { findReferences } from '../bible/reference.ts'
import { CHAPTER_END } from '../bible/versification.ts'
import { differences } from './differences.ts'
import type { Excerpt, Trail } from './evidence.ts'
import { phrases } from './phrases.ts'
import type { Question } from './question.ts'
import type { WordEntry } from './reading.ts'
import { firstWords, markCuts } from './sentences.ts'

/** What was found for a question; `write` makes the answer of it. */
export type Findings = {
  place: string
  /** The verses that answer first; more than one excerpt if the chapter speaks of it in two places. */
  main: Excerpt[]
  shape:
    | 'written'
    | 'chosen'
    | 'here'
    | 'general'
    | 'summary'
    | 'who'
    | 'word'
    | 'more'
    | 'before'
    | 'thanks'
    | 'nothing'
    | 'unknown'
  beside: Excerpt[]
  henry: { reference: string; words: string } | undefined
  /** A second voice, if another commentary is installed. */
  voice: { work: CommentaryWork; reference: string; words: string } | undefined
  outline: { reference: string; words: string }[]
  word: WordEntry | undefined
  who: { name: string; lines: { heading: string; references: string[] }[] } | undefined
  /** The sentence of the written index that answers, in the reader's language. */
  written: { sentence: string | undefined } | undefined
  /** What would answer but is in the conversation already. */
  above: string[]
  /** Verses that were asked about and are not quoted. */
  more: string[]
  /** A reference of the question that does not exist: no Bible has the book, or this one not the verse. */
  unknown?: { ref: string; name?: string; what: 'book' | 'verse'; isAll?: boolean } | undefined
  /** It may quote what the conversation has quoted already. */
  repeats?: true
  trail: Trail
}

/** The paragraphs of an answer, in order. The same question and findings give the same answer. */
export function write(question: Question, findings: Findings): string[] {
  const say = phrases[question.language]
  const { main, shape, place } = findings
  const lead = (words: string) => words.replace('{ref}', main[0]?.reference ?? place).replace('{place}', place)
  const blocks = (excerpts: readonly Excerpt[]) =>
    excerpts.flatMap((each) => [block(each), rest(each, question.language)].filter((part) => part !== undefined))
  const parts: string[] = []
  if (findings.above.length > 0) parts.push(say.above(findings.above.join('; ')))
  if (shape === 'thanks') return [say.welcome]
  if (findings.unknown) parts.push(say.unknown(findings.unknown))
  if (shape === 'unknown') return [...parts, say.nothingNext]
  if (shape === 'before') parts.push(say.onlyBefore)
  if (shape === 'more') parts.push(say.more, ...blocks(main))
  if (shape === 'nothing')
    parts.push(
      say.nothing(place),
      main.length > 0 ? `${say.nothingNext} ${say.chapterSays}` : say.nothingNext,
      ...blocks(main),
    )
  if (shape === 'written') {
    if (findings.written?.sentence) parts.unshift(findings.written.sentence)
    parts.push(...blocks(main))
  }
  if (shape === 'summary') {
    for (const each of main) parts.push(`**${say[each.label ?? 'centre']}** (${each.reference}): ${inline(each)}`)
    if (findings.outline.length > 0) {
      parts.push(
        // named in each line: the check reads it separately
        [
          say.outline,
          '',
          ...findings.outline.map(({ reference, words }) => `- Matthew Henry on ${reference}: “${words}”`),
        ].join('\n'),
      )
    }
  }
  if (shape === 'word' && findings.word) parts.push(...wordParts(findings.word, main, question))
  if (shape === 'who' && findings.who) {
    const lines = findings.who.lines.map(
      ({ heading, references }) => `- ${heading.replace(/\s+-(?=\S)/g, ' – ')} (${references.slice(0, 2).join('; ')})`,
    )
    parts.push([say.who(findings.who.name), '', ...lines].join('\n'), ...blocks(main.slice(0, 1)))
  }
  if (shape === 'chosen' || shape === 'here' || shape === 'general') {
    const isMore =
      question.asksSame &&
      (findings.above.length > 0 || (question.goesOn && question.shown.size > 0 && !findings.repeats))
    const here = question.isWhy ? say.hereWhy : say.here
    if (shape !== 'chosen' && main.length > 0)
      parts.push(lead(isMore ? say.more : shape === 'here' ? here : say.general))
    parts.push(...blocks(main))
    if (findings.more.length > 0) parts.push(say.rest(findings.more.join('; ')))
    const gives = /\b(?:because|for|that|therefore|since|so|porque|pues|para)\b/i
    if (
      question.isWhy &&
      shape === 'here' &&
      !gives.test(main.flatMap(({ verses }) => verses.map(({ text }) => text)).join(' '))
    )
      parts.push(say.noReason)
  }
  if (findings.beside.length > 0) {
    const mentions = findings.beside.map(mention)
    parts.push(shape === 'before' ? mentions.join('\n') : [say.seeAlso, '', ...mentions].join('\n'))
  }
  const note =
    (shape === 'general' || shape === 'here') && question.names.length === 0 ? question.themes[0]?.note : undefined
  const difference = note ? differences[note] : undefined
  if (difference && question.language !== 'zh') parts.push(question.language === 'es' ? difference.es : difference.en)
  if (findings.henry && say.henry) parts.push(say.henry(findings.henry.reference, findings.henry.words))
  if (findings.voice && say.voice) parts.push(say.voice(findings.voice))
  parts.push(
    say.how({
      place,
      words: findings.trail.words,
      topic: findings.trail.topic,
      opened: [
        ...(findings.henry !== undefined || findings.outline.length > 0 ? ['Matthew Henry'] : []),
        ...(findings.voice ? [findings.voice.work.author] : []),
      ],
    }),
  )
  return parts
}

function wordParts(entry: WordEntry, main: readonly Excerpt[], question: Question): string[] {
  const say = phrases[question.language]
  const { reference, word, language = 'Greek', lemma = '', transliteration = '', strong, definition = '' } = entry
  const sense = definition
    // the words of the King James Version follow; "grace(- ious)" is one of them
    .replace(/\s*(?::\s*|\s)-{1,2}\s.*$/s, '')
    .replace(/\s*\bCompare [GH]\d+\.?$/, '')
    .replace(/[.:;\s]+$/, '')
    .replace(/["“”]/g, '')
  const first = `${say.word(reference, word, language, lemma, transliteration, strong)}${sense ? ` ${say.gives(sense)}` : ''}`
  return main.length > 0 ? [first, say.wordCaution, ...main.map(block)] : [first]
}

/** A block quote with its reference in the last line. */
function block({ verses, reference }: Excerpt): string {
  // an edition may put brackets around several verses
  const words = textOf(verses).replace(/^\[(?!.*\])/su, '')
  return `> ${escaped(markCuts(words))}\n> — ${reference}`
}

/** The rest of a partly quoted passage, as a reference. */
function rest({ verses, whole }: Excerpt, language: Question['language']): string | undefined {
  const [range] = whole ? findReferences(whole, language) : []
  const [first, last] = [verses[0], verses.at(-1)]
  if (!whole || !range || !first || !last) return undefined
  const say = phrases[language]
  const isOneChapter = range.start_chapter === range.end_chapter && first.chapter === last.chapter
  if (!isOneChapter || first.chapter !== range.start_chapter || range.end_verse === CHAPTER_END || language === 'zh')
    return say.rest(whole)
  const [isFromStart, isToEnd] = [first.verse <= range.start_verse, last.verse >= range.end_verse]
  if (isFromStart && isToEnd) return undefined
  const from = isFromStart ? last.verse + 1 : range.start_verse
  const to = isToEnd ? first.verse - 1 : range.end_verse
  return say.rest({ from, to })
}

/** A reference with its first words. */
const mention = ({ verses, reference }: Excerpt): string => `- ${reference}: ${marked(firstWords(textOf(verses)))}`

const textOf = (verses: Excerpt['verses']) => verses.map(({ text }) => text).join(' ')

const inline = ({ verses }: Excerpt) => marked(textOf(verses))

const marked = (text: string) => `“${escaped(text).replace(/“‘?/g, '‘').replace(/’?”/g, '’')}”`

const escaped = (text: string) => text.replace(/([\\`*_[\]<>])/g, '\\$1')
