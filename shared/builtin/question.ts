import { findReferences } from '../bible/reference.ts'
import { leansHere } from './leans-here.ts'
import { leans, namesIn, pronoun, startOf } from './new-question.ts'
import { type AnswerLanguage, countSigns, languageOf } from './question-language.ts'
import type { BuiltinRequest } from './request.ts'
import { themes } from './themes.ts'
import { wordAsked } from './word-asked.ts'
import { contentWords, stem, stems, weightOf } from './words.ts'

type Theme = { references: string[]; note: string | undefined; size: number }
type Keys = Record<'en' | 'es', string[][]>

export type Question = {
  text: string
  language: AnswerLanguage
  kind: 'word' | 'summary' | 'who' | 'ask'
  /** What it is about; for a follow-up question, those of the earlier one are appended. */
  words: { word: string; stem: string }[]
  names: string[]
  references: string[]
  verses: number[]
  /** The word whose meaning is asked. */
  wordAsked: string | undefined
  themes: Theme[]
  /** It is about the current text: "here", "this verse", or verses are chosen. */
  isHere: boolean
  /** Its wording refers to the current text: "here", "verse 5". */
  pointsHere: boolean
  /** It leaves unsaid whom or what it means, which the current text has: "why did they hide?" */
  leansHere: boolean
  isWhy: boolean
  goesOn: boolean
  /** It says nothing that was not asked before. */
  asksSame: boolean
  /** Verses that earlier answers have quoted or named: `JHN.3.16`. */
  shown: Set<string>
}

const keysOf = (keys: string) =>
  keys
    .split(',')
    .filter(Boolean)
    .map((key) => key.split(' ').map(stem))

const parsed: (Theme & { keys: Keys })[] = themes
  .trim()
  .split('\n')
  .map((line) => {
    const [english = '', spanish = '', references = '', , note] = line.split('|')
    const keys = { en: keysOf(english), es: keysOf(spanish) }
    return { keys, references: references.split('; '), note, size: 0 }
  })

/** Parses a question: its language, its kind, what it is about, and what was said before. */
export function readQuestion(request: BuiltinRequest, bibleLanguage: string): Question {
  const text = request.question.normalize('NFC').replace(/[’‘]/g, "'")
  const language = languageOf(text, bibleLanguage)
  const own = contentWords(withoutReferences(text, language), language)
  const earlier = askedBefore(request)
  const goesOn = earlier !== '' && (own.length < 2 || leans(text))
  const before = contentWords(earlier, language)
  const words = goesOn ? [...own, ...before.filter((each) => !own.some((mine) => mine.stem === each.stem))] : own
  const asked = wordAsked(text)
  const pointsHere = isAboutHere(text)
  const isLeaning = !goesOn && leansHere(text)
  return {
    text,
    language,
    kind: asked ? 'word' : isSummary(text) ? 'summary' : isWho(text) ? 'who' : 'ask',
    words: words.slice(0, 14),
    names: namesIn(text).concat(goesOn && namesIn(text).length === 0 ? namesIn(earlier) : []),
    references: findReferences(text, language).map(({ ref }) => ref),
    verses: [...versesIn(text), ...request.place.verses],
    wordAsked: asked,
    themes: themesOf(goesOn ? `${text} ${earlier}` : text, language),
    isHere: request.place.verses.length > 0 || pointsHere || isLeaning,
    pointsHere,
    leansHere: isLeaning,
    isWhy: why.test(text),
    goesOn,
    asksSame:
      earlier !== '' && own.every(({ word, stem }) => pronoun.test(word) || before.some((each) => each.stem === stem)),
    shown: shownIn(request),
  }
}

/**
 * What was asked before: the last question, with those before it as long as it needs them, the newest first. Words of
 * danger, which the fixed reply has answered, belong to no search.
 */
function askedBefore({ history }: BuiltinRequest): string {
  const asked = history
    .filter(({ role, has_reply }) => role === 'user' && !has_reply)
    .map(({ content }) => content.normalize('NFC'))
  let from = asked.length - 1
  while (from > 0 && (contentWords(asked[from]!).length === 0 || leans(asked[from]!))) from--
  return asked.slice(Math.max(0, from)).toReversed().join('. ')
}

const why = /(?<!\p{L})(?:why|for what reason|por qu[eé])(?!\p{L})|为什么|為什麼/iu

const here =
  /(?<!\p{L})(?:th(?:is|ese|ose) (?:chapter|verses?|psalm|passages?|story|text|book|parable|words?|people|man|woman)|in this|here|(?:est[ea]|estos) (?:cap[ií]tulo|vers[ií]culos?|salmo|pasaje|texto|libro)|aqu[ií])(?!\p{L})|这|這/iu

/** Whether a text refers to the open chapter: “here”, “this psalm”, “verse 5”. */
export const isAboutHere = (text: string): boolean => here.test(text) || versesIn(text).length > 0

const isSummary = (text: string) =>
  /\b(?:summar(?:y|ise|ize)|overview|main (?:point|idea|message|theme)s?|what(?:'s| is| are| was) (?:happening|going on|this|these|it)\b.{0,30}(?:about|mean|saying)?|what (?:is|does) th(?:is|ese) (?:chapter|passage|psalm|verses?|book|text|story)|explain (?:this|the|these)|context|background|resumen|resume|de qué trata|explica)\b/i.test(
    text,
  ) && !/\b(?:word|greek|hebrew)\b/i.test(text)

const isWho = (text: string) =>
  /^(?:so |and |y )?(?:who (?:is|was|were|are)|tell me about|what else does scripture tell of|qui[eé]n(?: es| era| fue|es (?:son|eran|fueron)))(?!\p{L})/iu.test(
    startOf(text),
  )

function versesIn(text: string): number[] {
  const found: number[] = []
  for (const match of text.matchAll(
    /(?<!\d)(?:verses?|vv?\.|vers[ií]culos?)\s?(\d{1,3})(?:\s?(?:-|–|to|and|y|a)\s?(\d{1,3}))?/giu,
  )) {
    const from = Number(match[1])
    const to = Math.min(Number(match[2] ?? match[1]), from + 20)
    for (let verse = from; verse <= to; verse++) found.push(verse)
  }
  return found
}

function withoutReferences(text: string, language: string): string {
  let result = text
  for (const { start, end } of findReferences(text, language).toReversed())
    result = `${result.slice(0, start)} ${result.slice(end)}`
  return result
}

/**
 * The subjects of a question, those with the longest keys first. Only keys of its language: “sin” is Spanish for
 * “without”. If no word shows the language, those of the other one are tried too.
 */
function themesOf(text: string, language: AnswerLanguage): Theme[] {
  const { spanish, english } = countSigns(text)
  const [own, other] = language === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const)
  const found = themesIn(own, text)
  return found.length > 0 || spanish + english > 0 ? found : themesIn(other, text)
}

function themesIn(language: keyof Keys, text: string): Theme[] {
  const given = new Set(stems(text))
  const count = contentWords(text, language).length
  const fits = (key: string[]) => key.every((each) => given.has(each))
  const isTelling = (key: string[]) => key.length > 1 || count < 2 || weightOf(key[0] ?? '') === 1
  return parsed
    .map(({ keys, ...theme }) => ({
      ...theme,
      size: Math.max(0, ...keys[language].filter((key) => fits(key) && isTelling(key)).map((key) => key.length)),
    }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size)
}

function shownIn({ history }: BuiltinRequest): Set<string> {
  const shown = new Set<string>()
  for (const { role, content } of history) {
    if (role !== 'assistant') continue
    // a passage that follows "…" or is commented on was named, not quoted
    for (const match of content
      .replace(/^(?:…|Matthew Henry|C\. H\. Spurgeon|C\. I\. Scofield).*$/gm, '')
      .matchAll(/\]\(\/read\/(\w+)\/(\d+)(?:\?verse=(\d+)(?:-(\d+))?)?\)/g)) {
      for (let verse = Number(match[3] ?? 0); verse <= Number(match[4] ?? match[3] ?? 0); verse++)
        shown.add(`${match[1]}.${match[2]}.${verse}`)
    }
  }
  return shown
}
