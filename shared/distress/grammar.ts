import { createLexicon, type Lexicon, type WordLists } from './lexicon.ts'

/**
 * Patterns, one a line. A capitalised name is a class of words or an act defined before, a small word is itself
 * (`better_off` for several), `(A|b)` one of them, `A?` may be absent. Between two parts of a pattern at most two other words may be;
 * `_` none, `~` six, `~~` fourteen, `>` ten but no other person, `//` thirty, also in the next sentence.
 * A negation between two parts prevents a match, and so does one just before a match that does not begin with a person.
 */
export type Patterns = string

export type Gap = { most: number; crosses?: boolean; own?: boolean }
export type Rule = { out: number; steps: { id: number; gap: Gap }[] }
export type Grammar = {
  ids: Map<string, number>
  unions: number[][]
  rules: Rule[]
  lexicon: Lexicon
  idsOf: Map<Set<string>, number[]>
}

export type GrammarParts = {
  words: WordLists[]
  /** A class that has all words of others: `Person: 'Partner Parent'`. */
  unions: Record<string, string>
  /** In the order in which they are matched: later acts may use earlier ones. */
  acts: Record<string, Patterns>[]
}

const gaps: Record<string, Gap> = {
  _: { most: 0 },
  '~': { most: 6 },
  '~~': { most: 14 },
  '>': { most: 10, own: true },
  '//': { most: 30, crosses: true },
}
const near: Gap = { most: 2 }

/** Parses word lists and patterns into rules over numbered classes. Throws on an undefined name. */
export function createGrammar({ words, unions, acts }: GrammarParts): Grammar {
  const ids = new Map<string, number>()
  const members: Record<string, string[]> = {}
  const literals: WordLists = {}
  const idOf = (name: string) => {
    const id = ids.get(name) ?? ids.size
    ids.set(name, id)
    return id
  }
  const known = new Set([
    'Unknown',
    'Start',
    ...words.flatMap(Object.keys),
    ...Object.keys(unions),
    ...acts.flatMap(Object.keys),
  ])
  for (const name of known) idOf(name)
  for (const [name, of] of Object.entries(unions)) members[name] = of.split(/\s+/)

  const rules = acts.flatMap((group) =>
    Object.entries(group).flatMap(([name, patterns]) =>
      patterns
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line && !line.startsWith('#'))
        .flatMap((line) => parse(name, line)),
    ),
  )
  const lexicon = createLexicon([...words, literals])
  const unionsWith = new Map<string, string[]>()
  for (const [union, of] of Object.entries(members)) {
    for (const name of new Set(of)) unionsWith.set(name, [...(unionsWith.get(name) ?? []), union])
  }
  const unionsOf: number[][] = []
  for (const name of ids.keys()) unionsOf[idOf(name)] = [...above(name)].map(idOf)
  const idsOf = new Map<Set<string>, number[]>()
  for (const classes of lexicon.words.values())
    idsOf.set(classes, [...new Set([...classes].flatMap((name) => [idOf(name), ...unionsOf[idOf(name)]!]))])
  return { ids, unions: unionsOf, rules, lexicon, idsOf }

  function above(name: string, found = new Set<string>()): Set<string> {
    for (const union of unionsWith.get(name) ?? []) {
      if (!found.has(union)) above(union, found.add(union))
    }
    return found
  }

  function parse(name: string, line: string): Rule[] {
    let begun: Rule['steps'][] = [[]]
    let gap = near
    for (const part of line.split(/\s+/)) {
      if (gaps[part]) {
        gap = gaps[part]
        continue
      }
      const step = { id: stepId(part.replace(/\?$/, ''), line), gap }
      begun = begun.flatMap((steps) => (part.endsWith('?') ? [steps, [...steps, step]] : [[...steps, step]]))
      gap = near
    }
    return begun.map((steps) => ({ out: idOf(name), steps }))
  }

  function stepId(part: string, line: string): number {
    const options = part.replace(/^\(|\)$/g, '').split('|')
    for (const option of options) {
      if (/^\p{Lu}/u.test(option)) {
        if (!known.has(option)) throw new Error(`"${option}" is not defined, in: ${line}`)
      } else {
        literals[option] ??= option.replaceAll('_', ' ')
        idOf(option)
      }
    }
    if (options.length === 1) return idOf(options[0]!)
    members[part] ??= options
    return idOf(part)
  }
}
