import { formatReference } from '#shared/bible/versification.ts'
import type { Draws } from './draws.ts'

export type EvalVerse = { book: string; chapter: number; verse: number; text: string }
export type QuoteCase = { bible_id: string; answer: string; quote: string; change: string; style: string }

/** Legal differences: a true quotation may have them and still be word for word. */
export const legal: Record<string, (text: string, random: Draws) => string> = {
  none: (text) => text,
  decomposed: (text) => text.normalize('NFD'),
  'straight marks': (text) => text.replace(/[“”]/g, "'").replace(/[‘’]/g, "'"),
  'other marks': (text) => text.replace(/“/g, '‘').replace(/”/g, '’'),
  dashes: (text) => text.replace(/[—–]/g, ' -- ').replace(/(?<=\p{L})-(?=\p{L})/gu, '‐'),
  'first letter': (text) => swapCase(text),
  'white space': (text, random) =>
    text.replace(/ /g, () => (random.chance(0.2) ? '  ' : random.chance(0.1) ? ' ' : ' ')),
  part: (text, random) => part(text, random),
  ellipsis: (text, random) => leftOut(text, random, random.pick(['…', '...', ' [...] ', '. . .'])),
  brackets: (text, random) => bracketed(text, random),
}

/** Damage: none of these is a quotation any more. `other` has the same verse elsewhere, the next verse and a word. */
export const damage = [
  ...(['changed', 'dropped', 'added', 'swapped', 'translation', 'glued'] as const),
  ...(['negation left out', 'words in brackets', 'number'] as const),
]
type Damage = (typeof damage)[number]

export function damageQuotation(
  kind: Damage,
  verse: EvalVerse,
  random: Draws,
  other: { next?: string; elsewhere?: string; word: string },
): string | undefined {
  const words = verse.text.split(' ')
  // damage the middle: a verse without its end would still be a true quotation
  const at = 1 + random.below(Math.max(1, words.length - 2))
  if (kind === 'changed') return [...words.slice(0, at), other.word, ...words.slice(at + 1)].join(' ')
  if (kind === 'dropped') return [...words.slice(0, at), ...words.slice(at + 1)].join(' ')
  if (kind === 'added') return [...words.slice(0, at), other.word, ...words.slice(at)].join(' ')
  if (kind === 'translation') return other.elsewhere
  if (kind === 'negation left out') return withoutNegation(words)
  if (kind === 'words in brackets')
    return inserted(words, at, random.pick(['[that is, Israel]', '[not]', '[the Lord]']))
  if (kind === 'number') return inserted(words, at, String(verse.verse))
  if (!other.next) return undefined
  return kind === 'swapped' ? other.next : `${verse.text} ${other.next}`
}

/** How answers format a quotation and its reference. */
export const styles: Record<string, (quote: string, ref: string) => string> = {
  parentheses: (quote, ref) => `The passage itself says it plainly: “${quote}” (${ref}). That is the point here.`,
  straight: (quote, ref) => `One may put it this way. "${quote}" (${ref}) is the heart of it.`,
  before: (quote, ref) => `As ${ref} says, “${quote}” and that is where the matter rests.`,
  colon: (quote, ref) => `**${ref}**: “${quote}”`,
  dash: (quote, ref) => `- “${quote}” — ${ref}`,
  block: (quote, ref) => `Here is the text:\n\n> ${quote}\n> — ${ref}\n\nIt speaks for itself.`,
  'block, parentheses': (quote, ref) => `Read it slowly.\n\n> ${quote} (${ref})\n\nThen read it again.`,
  'block, lead': (quote, ref) => `${ref} reads:\n\n> ${quote}\n\nSo far the text.`,
  'block, bold': (quote, ref) => `> **${quote}**\n>\n> — *${ref}*`,
  emphasis: (quote, ref) => `It is written, *“${quote}”* (${ref}).`,
  guillemets: (quote, ref) => `Le texte: «${quote}» (${ref}).`,
}

/** The name of a verse as an answer writes it. */
export function referenceName({ book, chapter, verse }: EvalVerse): string {
  return formatReference({ book, start_chapter: chapter, start_verse: verse, end_chapter: chapter, end_verse: verse })
}

function swapCase(text: string): string {
  const [first = ''] = text
  const other = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase()
  return other + text.slice(first.length)
}

function part(text: string, random: Draws): string {
  const words = text.split(' ')
  if (words.length < 6) return text
  const length = 4 + random.below(words.length - 5)
  const start = random.below(words.length - length)
  return words
    .slice(start, start + length)
    .join(' ')
    .replace(/[,;:]$/, '')
}

/** Words that must not be left out: without them the rest may mean something else. The checker has a separate list. */
const weighty =
  /^(?:not|cannot|no|nor|never|neither|none|nothing|nobody|nowhere|without|except|unless|lest|if|but|only|save|though|although|nay|hardly|scarcely|rather|instead|until|till|false|lie|lies|liar|forbid|forbidden|refuse|refused|deny|.*n['’]t|ni|nunca|jamás|sin|si|sino|salvo|excepto|aunque|nada|nadie|ningún|ningun[oa]|tampoco|s[óo]lo|solamente|mas|pero|empero|hasta|menos|mentira|falso)$/i
const isWeighty = (word: string) => word.split(/[^\p{L}'’]+/u).some((part) => weighty.test(part))
const hasWords = (words: readonly string[]) => words.filter((word) => /\p{L}/u.test(word)).length >= 3

/** True if words have an end of a sentence or clause that weighs more than their own: the rest would join two. */
function joinsClauses(words: readonly string[]): boolean {
  const weight = (word: string) => (/[.!?]/.test(word) ? 2 : /[;:]/.test(word) ? 1 : 0)
  return words.some((word) => weight(word) > weight(words.at(-1) ?? ''))
}

function leftOut(text: string, random: Draws, mark: string): string {
  const words = text.split(' ')
  if (words.length < 9) return text
  const start = 3 + random.below(words.length - 7)
  const length = 1 + random.below(words.length - start - 3)
  const [before, gap, after] = [words.slice(0, start), words.slice(start, start + length), words.slice(start + length)]
  if (gap.some(isWeighty) || joinsClauses(gap) || !hasWords(before) || !hasWords(after)) return text
  return `${before.join(' ')} ${mark} ${after.join(' ')}`.replace(/ {2,}/g, ' ')
}

/** Brackets around words of the text, or around its first letter. */
function bracketed(text: string, random: Draws): string {
  const words = text.split(' ')
  const at = random.below(words.length)
  if (random.chance(0.5) && /^\p{L}{2}/u.test(text)) return `[${swapCase(text).slice(0, 1)}]${text.slice(1)}`
  return [...words.slice(0, at), `[${words[at]}]`, ...words.slice(at + 1)].join(' ')
}

function withoutNegation(words: readonly string[]): string | undefined {
  const at = words.findIndex((word, i) => i >= 3 && i < words.length - 3 && isWeighty(word))
  return at === -1 ? undefined : inserted([...words.slice(0, at), ...words.slice(at + 1)], at, '…')
}

const inserted = (words: readonly string[], at: number, more: string): string =>
  [...words.slice(0, at), more, ...words.slice(at)].join(' ')
