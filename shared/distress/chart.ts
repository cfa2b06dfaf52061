import type { Gap, Grammar, Rule } from './grammar.ts'
import { splitClitics } from './lexicon.ts'
import type { Tokens } from './tokens.ts'

/** Where something was found: from word `start` to word `end`, `end` excluded. */
export type ChartSpan = { start: number; end: number }

export type Chart = {
  tokens: Tokens
  /** The spans of a class of words or an act, in order. */
  spans: (name: string) => ChartSpan[]
  /** Adds the matches of the rules of some acts. */
  apply: (rules: Rule[]) => void
  /** Excludes the words of the spans from all further matching. */
  mask: (spans: ChartSpan[]) => void
  has: (name: string, span: ChartSpan) => boolean
}

/** Writes the tokens as the lexicon spells them: censored and misspelt words, verbs with pronouns at their end. */
export function respell({ words, sentence, quoted }: Tokens, { lexicon }: Grammar): Tokens {
  const respelt: Tokens = { words: [], sentence: [], quoted: [] }
  words.forEach((word, i) => {
    for (const each of spellings(word)) {
      respelt.words.push(each)
      respelt.sentence.push(sentence[i]!)
      respelt.quoted.push(quoted[i]!)
    }
  })
  return respelt

  function spellings(word: string): string[] {
    const isKnown = (each: string) => lexicon.words.has(each) || lexicon.phrases.has(each)
    if (isKnown(word)) return [word]
    const single = word.replace(/(.)\1/g, '$1')
    if (single !== word && isKnown(single)) return [single]
    if (/[*@$\d]/.test(word) && /\p{L}/u.test(word)) {
      const plain = [...'aeiou'].map((vowel) => word.replace(/[*@$\d]/g, (sign) => signs[sign] ?? vowel)).find(isKnown)
      if (plain) return [plain]
    }
    const near = splitClitics(word, lexicon.words) ?? lexicon.nearest(word)
    return near === undefined ? [word] : Array.isArray(near) ? near : [near]
  }
}
const signs: Record<string, string> = { '@': 'a', $: 's', '1': 'i', '3': 'e', '4': 'a', '0': 'o', '5': 's', '7': 't' }

/** Finds words, phrases and acts in a text. All matching is linear in the number of words. */
export function createChart(tokens: Tokens, grammar: Grammar): Chart {
  const { words, sentence } = tokens
  const { lexicon, unions, ids, idsOf } = grammar
  const spansOf = new Map<number, ChartSpan[]>()
  // 1 for what the text has: most rules fail at their first or second step
  const has = new Uint8Array(ids.size)
  const unsorted = new Set<number>()

  const add = (id: number, span: ChartSpan) => {
    for (const each of [id, ...unions[id]!]) addOne(each, span)
  }
  const addOne = (id: number, span: ChartSpan) => {
    const spans = spansOf.get(id)
    has[id] = 1
    if (!spans) spansOf.set(id, [span])
    else {
      if ((spans.at(-1)?.start ?? 0) > span.start) unsorted.add(id)
      spans.push(span)
    }
  }
  const at = (id: number): ChartSpan[] => {
    const spans = spansOf.get(id) ?? []
    if (unsorted.delete(id)) spans.sort((a, b) => a.start - b.start || a.end - b.end)
    return spans
  }

  words.forEach((word, start) => {
    if (sentence[start] !== sentence[start - 1]) addOne(ids.get('Start')!, { start, end: start })
    const classes = lexicon.words.get(word)
    const span = { start, end: start + 1 }
    if (classes) for (const id of idsOf.get(classes)!) addOne(id, span)
    else addOne(ids.get('Unknown')!, span)
    for (const { rest, classes } of lexicon.phrases.get(word) ?? []) {
      const end = start + 1 + rest.length
      if (sentence[end - 1] !== sentence[start] || !rest.every((each, i) => words[start + 1 + i] === each)) continue
      for (const name of classes) add(ids.get(name)!, { start, end })
    }
  })

  const negations = countUpTo(flagsOf(words, at(ids.get('Not')!), at(ids.get('Affirmed')!)))
  const isPerson = flagsOf(words, [...at(ids.get('Subject')!), ...at(ids.get('My')!), ...at(ids.get('Not')!)])
  const subjects = countUpTo(flagsOf(words, at(ids.get('Subject')!)))

  return {
    tokens,
    spans: (name) => at(ids.get(name)!),
    has: (name, { start, end }) => at(ids.get(name)!).some((each) => each.start >= start && each.end <= end),
    mask(spans) {
      if (spans.length === 0) return
      const masked = countUpTo(flagsOf(words, spans))
      const isOpen = ({ start, end }: ChartSpan) => masked[end]! === masked[start]!
      for (const [id, known] of spansOf) {
        const open = known.filter(isOpen)
        spansOf.set(id, open)
        if (open.length === 0) has[id] = 0
      }
    },
    apply(rules) {
      const first = firstsOf(rules)
      for (let i = 0; i < first.length; i++) {
        if (has[first[i]!] === 0 || rules[i]!.steps.some(({ id }) => has[id] === 0)) continue
        const { out, steps } = rules[i]!
        let begun = at(steps[0]!.id).filter(({ start }) => !isNegated(start))
        for (const { id, gap } of steps.slice(1)) {
          begun = extend(begun, at(id), gap)
          if (begun.length === 0) break
        }
        for (const span of begun) add(out, span)
      }
    },
  }

  /** Joins each span with the nearest one before it, if the gap between them allows it. */
  function extend(begun: ChartSpan[], next: ChartSpan[], gap: Gap): ChartSpan[] {
    const byEnd = begun.toSorted((a, b) => a.end - b.end)
    const joined: ChartSpan[] = []
    let i = 0
    for (const span of next) {
      while (i < byEnd.length && byEnd[i]!.end <= span.start) i++
      const before = byEnd[i - 1]
      if (before && fits(before, span.start, gap)) joined.push({ start: before.start, end: span.end })
    }
    return joined
  }

  function fits({ start, end: from }: ChartSpan, to: number, { most, crosses, own }: Gap): boolean {
    if (to - from > most) return false
    if (!crosses && sentence[Math.max(start, from - 1)] !== sentence[to]) return false
    if (negations[to] !== negations[from]) return false
    return !own || subjects[to] === subjects[from]
  }

  function isNegated(start: number): boolean {
    if (isPerson[start]) return false
    const from = Math.max(0, start - 2)
    return negations[start] !== negations[from] && sentence[from] === sentence[start]
  }
}

const firsts = new WeakMap<Rule[], Int32Array>()

/** The ids of the first steps of rules, side by side: most rules are looked at no further. */
function firstsOf(rules: Rule[]): Int32Array {
  const known = firsts.get(rules) ?? Int32Array.from(rules, ({ steps }) => steps[0]!.id)
  firsts.set(rules, known)
  return known
}

/** A flag for each word: set in some spans, then not in others. */
function flagsOf({ length }: Tokens['words'], set: ChartSpan[], unset: ChartSpan[] = []): Uint8Array {
  const flagged = new Uint8Array(length)
  for (const { start, end } of set) flagged.fill(1, start, end)
  for (const { start, end } of unset) flagged.fill(0, start, end)
  return flagged
}

/** At i, how many flags are set before i. */
function countUpTo(flagged: Uint8Array): Uint16Array {
  const counts = new Uint16Array(flagged.length + 1)
  flagged.forEach((flag, i) => {
    counts[i + 1] = counts[i]! + flag
  })
  return counts
}
