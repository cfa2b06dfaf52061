import type { Language } from './language.ts'
import { spoken } from './words/spoken.ts'

/** The words of a text; `sentence[i]` numbers the sentence of word i, `quoted[i]` marks words inside quotation marks. */
export type Tokens = { words: string[]; sentence: number[]; quoted: boolean[] }

/** Splits normalised text into words, with contractions and phone spellings written out, and counts its sentences. */
export function tokenise(said: string, language: Language): Tokens {
  const tokens: Tokens = { words: [], sentence: [], quoted: [] }
  let sentence = 0
  let quoted = false
  const add = (word: string) => {
    tokens.words.push(word)
    tokens.sentence.push(sentence)
    tokens.quoted.push(quoted)
  }
  for (const [part] of said.matchAll(parts)) {
    if (part === '"') quoted = !quoted
    else if (/^[.?!;\n]+$/.test(part)) sentence += /^\.\.+$/.test(part) ? 0 : 1
    else if (/^[,:()]$/.test(part)) continue
    else for (const word of expand(part, tokens.words.at(-1), language)) add(word)
  }
  return tokens
}

const parts = /"|[.?!;\n]+|[,:()]|[\p{L}\p{N}][\p{L}\p{N}'*@$]*/gu

function expand(part: string, before: string | undefined, language: Language): string[] {
  const word = part.replace(/(?<![!'*$@])[!'*$@]+$/, '')
  if (language === 'es') return spoken.es.get(word)?.split(' ') ?? [word]
  const known = spoken.en.get(word)
  if (known) return known.split(' ')
  if (before !== undefined && sayers.has(before) && heWill[word]) return heWill[word].split(' ')
  if (word === 'ill' && (before === undefined || sayers.has(before))) return ['i', 'will']
  const [, stem, end] = /^(.+?)(n't|'\p{L}+)$/u.exec(word) ?? []
  if (!stem || !end) return [word]
  if (end === "'s") return pronouns.has(stem) ? [stem, 'is'] : [stem, "'s"]
  const written = endings[end]
  return written ? [stem, written] : [word.replaceAll("'", '')]
}

const endings: Record<string, string> = {
  "n't": 'not',
  "'m": 'am',
  "'re": 'are',
  "'ve": 'have',
  "'ll": 'will',
  "'d": 'would',
  "'all": 'all',
  "'em": 'them',
}
const pronouns = new Set(
  'he she it that what who there here where how when everyone everybody someone nobody one'.split(' '),
)
/** After these words "ill", "hell" and "shell" are I'll, he'll and she'll. */
const sayers = new Set(
  'says said say saying think thinks know knows swears swore scared afraid because so and but or if that when'.split(
    ' ',
  ),
)
const heWill: Record<string, string> = { hell: 'he will', shell: 'she will', theyll: 'they will' }
