import { findReferences } from '../bible/reference.ts'
import type { BuiltinRequest } from './request.ts'
import { themes } from './themes.ts'
import { wordAsked } from './word-asked.ts'
import { contentWords, stem, stems, weightOf } from './words.ts'

type Theme = { keys: string[][]; references: string[]; note: string | undefined; size: number }

export type Question = {
  text: string
  language: 'en' | 'es' | 'zh'
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
  isWhy: boolean
  goesOn: boolean
  /** Verses that earlier answers have quoted or named: `JHN.3.16`. */
  shown: Set<string>
}

const parsed: Theme[] = themes
  .trim()
  .split('\n')
  .map((line) => {
    const [english = '', spanish = '', references = '', , note] = line.split('|')
    const keys = `${english},${spanish}`.split(',').filter(Boolean)
    return { keys: keys.map((key) => key.split(' ').map(stem)), references: references.split('; '), note, size: 0 }
  })

/** Parses a question: its language, its kind, what it is about, and what was said before. */
export function readQuestion(request: BuiltinRequest, bibleLanguage: string): Question {
  const text = request.question.normalize('NFC').replace(/[’‘]/g, "'")
  const language = languageOf(text, bibleLanguage)
  const own = contentWords(withoutReferences(text, language))
  const earlier = request.history.findLast(({ role }) => role === 'user')?.content ?? ''
  const followUp =
    /^(?:and|but|so|then|what about|how about|why|why not|how so|really|tell me more|more|go on|explain|what else|anything else|who else|y|pero|entonces|por qué|cuéntame más|más|qué más)\b/i
  const goesOn =
    earlier !== '' &&
    (own.length < 2 || followUp.test(text.trim()) || /\b(?:he|she|they|him|her|them|it|that)\b/i.test(text))
  const words = goesOn
    ? [...own, ...contentWords(earlier).filter((each) => !own.some((mine) => mine.stem === each.stem))]
    : own
  const asked = wordAsked(text)
  const pointsHere = here.test(text) || versesIn(text).length > 0
  return {
    text,
    language,
    kind: asked ? 'word' : isSummary(text) ? 'summary' : isWho(text) ? 'who' : 'ask',
    words: words.slice(0, 14),
    names: namesIn(text).concat(goesOn && namesIn(text).length === 0 ? namesIn(earlier) : []),
    references: findReferences(text, language).map(({ ref }) => ref),
    verses: [...versesIn(text), ...request.place.verses],
    wordAsked: asked,
    themes: themesOf(goesOn ? `${text} ${earlier}` : text),
    isHere: request.place.verses.length > 0 || pointsHere,
    pointsHere,
    isWhy: /\b(?:why|for what reason|por qué|为什么|為什麼)\b/i.test(text),
    goesOn,
    shown: shownIn(request),
  }
}

const here =
  /\b(?:th(?:is|ese|ose) (?:chapter|verses?|psalm|passages?|story|text|book|parable|words?|people|man|woman)|in this|here|(?:est[ea]|estos) (?:capítulo|versículos?|salmo|pasaje|texto|libro)|aquí)\b|这|這/i

function languageOf(text: string, bibleLanguage: string): Question['language'] {
  if (/\p{Script=Han}/u.test(text)) return 'zh'
  const spanish =
    text.match(
      /[¿¡ñ]|\b(?:qué|quién|quiénes|cómo|cuándo|dónde|cuál|por qué|el|los|las|una|del|que|dice|biblia|dios|según|puedo|debo|significa|para|sobre)\b/gi,
    )?.length ?? 0
  const english =
    text.match(/\b(?:what|who|how|when|where|which|why|the|is|are|does|did|do|of|and|to|in|can|god|should)\b/gi)
      ?.length ?? 0
  if (spanish > english) return 'es'
  return bibleLanguage.startsWith('es') && english === 0 ? 'es' : 'en'
}

const isSummary = (text: string) =>
  /\b(?:summar(?:y|ise|ize)|overview|main (?:point|idea|message|theme)s?|what(?:'s| is| are| was) (?:happening|going on|this|these|it)\b.{0,30}(?:about|mean|saying)?|what (?:is|does) th(?:is|ese) (?:chapter|passage|psalm|verses?|book|text|story)|explain (?:this|the|these)|context|background|resumen|resume|de qué trata|explica)\b/i.test(
    text,
  ) && !/\b(?:word|greek|hebrew)\b/i.test(text)

const isWho = (text: string) =>
  /^(?:so |and )?(?:who (?:is|was|were|are)|tell me about|what else does scripture tell of|quién (?:es|era|fue))\b/i.test(
    text.trim(),
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

/** Capitalised words that do not begin the sentence and are not a name of God. */
function namesIn(text: string): string[] {
  const inside = [...text.matchAll(/(?<=[\p{L},"'] ["'“]?)\p{Lu}[\p{L}-]{2,}/gu)].map(([name]) => name)
  const skipped =
    /^(?:God|Lord|Bible|Jesus|Christ|Christian|Christians|Holy|Spirit|Scripture|Psalm|Greek|Hebrew|Dios|Señor|Biblia|Jesús|Cristo|Old|New|Testament|Yahweh|Gospel|Matthew Henry)$/
  return [...new Set(inside.map((name) => name.replace(/['’]s?$/, '')))].filter((name) => !skipped.test(name))
}

function withoutReferences(text: string, language: string): string {
  let result = text
  for (const { start, end } of findReferences(text, language).toReversed())
    result = `${result.slice(0, start)} ${result.slice(end)}`
  return result
}

/** The subjects of a question, those with the longest keys first. */
function themesOf(text: string): Theme[] {
  const given = new Set(stems(text))
  const count = contentWords(text).length
  const fits = (key: string[]) => key.every((each) => given.has(each))
  return parsed
    .map((theme) => ({ ...theme, size: Math.max(0, ...theme.keys.filter(fits).map((key) => key.length)) }))
    .filter(
      ({ size, keys }) =>
        size > 1 ||
        (size === 1 &&
          (count < 2 || keys.some((key) => key.length === 1 && fits(key) && weightOf(key[0] ?? '') === 1))),
    )
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
