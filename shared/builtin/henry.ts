import type { Excerpt } from './evidence.ts'
import type { Question } from './question.ts'
import type { HenryNote } from './reading.ts'
import { stems, weightOf } from './words.ts'

const MOST = 420
/** So many words of a question with two or more are in a sentence that is about it. */
const LEAST_SHARED = 2

const ofSelf = /(?<![\p{L}'])(?:I|me|my|mine|myself|we|us|our|ours)(?![\p{L}])/iu

/** Whether visitors speak of themselves. One voice of the 17th century, who explains a text, is no help to them then. */
export const speaksOfSelf = (text: string): boolean => ofSelf.test(text)

/** Sentences that condemn are not quoted: no one asked for them. */
const condemns =
  /\b(?:hell(?:-fire)?|damn\w*|reprobates?|accursed|wretch(?:es|ed)?|vile\w*|loath\w*|abhor\w*|infidels?|self-murder\w*|murderers?|suicide|punish\w*|chastis\w*|papists?|popish|popery|romish)\b|\b(?:Jews?|Jewish|Israelites?)\b.*\b(?:reject\w*|cast off|cut off|blind\w*|unbelie\w+|obstina\w+|harden\w*|ruin|destr\w+)\b/i

/** One or two sentences of Matthew Henry's about a question and its verses; undefined if none fits. */
export function quoteHenry(
  notes: readonly HenryNote[],
  question: Question,
  excerpt: Excerpt | undefined,
): { reference: string; words: string } | undefined {
  const asked = new Map(question.words.map(({ stem }) => [stem, weightOf(stem)]))
  const read = new Set(stems(excerpt?.verses.map(({ text }) => text).join(' ') ?? ''))
  let best: { reference: string; sentences: string[]; at: number; score: number } | undefined
  for (const { reference, text } of notes) {
    const sentences = sentencesOf(text)
    sentences.forEach((sentence, at) => {
      if (sentence.length < 45 || sentence.length > 330) return
      // a note that only points to another, or glosses a word
      if (/Scofield|=/.test(sentence) || condemns.test(sentence)) return
      const own = [...new Set(stems(sentence))].filter((each) => each.length > 2)
      const shared = own.filter((each) => asked.has(each))
      if (shared.length < Math.min(LEAST_SHARED, asked.size)) return
      const onQuestion = shared.reduce((sum, each) => sum + (asked.get(each) ?? 0), 0)
      const onText = own.filter((each) => read.has(each)).length / Math.sqrt(own.length)
      const leans = /^(?:He|She|It|They|This|That|These|Those|But|And|Thus|Such|Here|Yet|So)\b/.test(sentence) ? 0.5 : 0
      const score = onQuestion * 1.2 + onText * 0.35 - leans
      if (score > (best?.score ?? (asked.size === 0 ? 0.3 : 0.75))) best = { reference, sentences, at, score }
    })
  }
  if (!best) return undefined
  const { reference, sentences, at } = best
  return { reference, words: wordsFrom(sentences, at) }
}

/** A sentence without the number of its point, with the next one if both are short and that is no new point. */
function wordsFrom(sentences: readonly string[], at: number, takesNext = true): string {
  const [first = '', second = ''] = sentences.slice(at)
  const isFit = second !== '' && !condemns.test(second) && !pointNumber.test(second)
  const words = takesNext && isFit && first.length + second.length < MOST ? `${first} ${second}` : first
  return words.replace(pointNumber, '')
}

/** The first sentence of his comment on each part of a chapter; none of a part that he only condemns. */
export function henryOutline(notes: readonly HenryNote[], most: number): { reference: string; words: string }[] {
  return notes.slice(0, most).flatMap(({ reference, text }) => {
    const sentences = sentencesOf(text)
    const isMild = (sentence: string) => !condemns.test(sentence)
    const isShort = (sentence: string) => sentence.length > 30 && sentence.length < 260
    const best = sentences.findIndex((sentence) => isShort(sentence) && isMild(sentence))
    const at = best < 0 ? sentences.findIndex(isMild) : best
    if (at < 0) return []
    return [{ reference, words: wordsFrom(sentences, at, notes.length < 3) }]
  })
}

/** The first paragraph of some chapters: a list of their parts, each with its verses in parentheses. */
const partsOfChapter = /^(?:[^()\n]+\([^()\n]*\d:\d[^()\n]*\)){2,}\s*\n\s*\n/

/** The verses of the next part, which some notes end with: "(Jos 21:9-42)". */
const nextPart = /\s*\([1-3]?[A-Z][a-z]+ \d+:[\d,:; -]+\)\s*$/

/** Not after an abbreviation ("St. Paul", "B. C. 606") or the number of a point ("3. Whom he called"). */
const sentenceEnd =
  /(?<=[.!?]["”']?)(?<!\b(?:ver|ch|chap|Chr|Sam|Ps|Mt|Lu|Joh|Ro|Isa|Ge|Ex|Heb|Co|Ti|Pe|Jas|Ac|Mr|St|[A-Z])\.)(?<!(?<=[\p{P}\s])\d{1,2}\.)\s+(?=["“']?(?:\d{1,2}\. )?[A-Z])/u
const pointNumber = /^\d{1,2}\. /

function sentencesOf(text: string): string[] {
  return text
    .replace(partsOfChapter, '')
    .replace(nextPart, '')
    .replace(/#\(([^)]*)\)/g, '$1')
    .replace(/\s*\n\s*(?:--)?\s*/g, ' ')
    .replace(/(?<=^|\s)--/g, '')
    .split(sentenceEnd)
    .map((sentence) => sentence.replace(/["“”]/g, '').trim())
    .filter(Boolean)
}
