import { englishForms } from './forms.ts'

/** Words and phrases by class: a comma-separated list, where `hit*` means every form of the verb. */
export type WordLists = Record<string, string>

/** A phrase that begins with a word: its further words, and the classes it belongs to. */
type Phrase = { rest: string[]; classes: string[] }
export type Lexicon = {
  words: Map<string, Set<string>>
  phrases: Map<string, Phrase[]>
  /** The word of the lexicon that a misspelt one means; undefined if none is near. */
  nearest: (misspelt: string) => string | undefined
}

/** Builds the lexicon from word lists. */
export function createLexicon(lists: WordLists[]): Lexicon {
  const words = new Map<string, Set<string>>()
  const phrases = new Map<string, Phrase[]>()
  const byWords = new Map<string, Phrase>()
  for (const list of lists) {
    for (const [name, entries] of Object.entries(list)) {
      for (const entry of entries.split(',').map((each) => each.trim().split(/\s+/))) {
        for (const [first, ...rest] of spell(entry.filter(Boolean))) addEntry(name, first!, rest)
      }
    }
  }
  return { words, phrases, nearest: createNearest(words) }

  function addEntry(name: string, first: string, rest: string[]) {
    if (rest.length === 0) {
      const classes = words.get(first) ?? new Set()
      words.set(first, classes.add(name))
      return
    }
    const key = `${first} ${rest.join(' ')}`
    const same = byWords.get(key)
    if (same) {
      same.classes.push(name)
      return
    }
    const phrase = { rest, classes: [name] }
    byWords.set(key, phrase)
    const known = phrases.get(first)
    if (known) known.push(phrase)
    else phrases.set(first, [phrase])
  }
}

/** A word split from the pronouns at its end: killme → kill me. Undefined if the rest is not a known word. */
export function splitClitics(word: string, words: Map<string, unknown>): string[] | undefined {
  const [, verb, first, second] = /^(.{3,}?)(me|te|se|nos|lo|la|le|los|las|les)(lo|la|los|las)?$/.exec(word) ?? []
  if (!verb || !first || !words.has(verb)) return undefined
  const isImperative = first === 'me' || first === 'nos'
  if (!/(?:[aei]r|ndo)$/.test(verb) && !isImperative) return undefined
  return second ? [verb, first, second] : [verb, first]
}

function spell(entry: string[]): string[][] {
  let spelt: string[][] = [[]]
  for (const part of entry) {
    const forms = part.split('|').flatMap((each) => {
      return each.endsWith('*') ? englishForms(each.slice(0, -1)) : [each]
    })
    spelt = spelt.flatMap((begun) => forms.map((form) => [...begun, form]))
  }
  return spelt.filter((each) => each.length > 0)
}

const SHORTEST = 6

/** Finds words one typo away (a letter missing, doubled, changed or swapped), by the remaining letters. */
function createNearest(words: Map<string, unknown>) {
  const byDeletion = new Map<string, string>()
  for (const word of words.keys()) {
    if (word.length < SHORTEST) continue
    for (const left of deletions(word)) if (!byDeletion.has(left)) byDeletion.set(left, word)
  }
  return (misspelt: string) => {
    if (misspelt.length < SHORTEST - 1 || misspelt.length > 20) return undefined
    const found =
      byDeletion.get(misspelt) ??
      deletions(misspelt)
        .map((left) => (words.has(left) && left.length >= 4 ? left : byDeletion.get(left)))
        .find(Boolean)
    if (found === undefined || found[0] !== misspelt[0]) return undefined
    return misspelt === `${found}s` || found === `${misspelt}s` ? undefined : found
  }
}

const deletions = (word: string) => Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))
