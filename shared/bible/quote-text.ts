import { withPlainSigns } from './plain-signs.ts'

/** A word or sign of a text, folded for comparison, with its position. */
export type Token = { form: string; start: number; end: number; isWord: boolean }

const han = '\\p{Script=Han}'
const letters = `(?:(?!${han})[\\p{L}\\p{M}\\p{N}\\p{Cf}\\u00AD])`
const tokenPattern = new RegExp(`${han}|${letters}+(?:['’ʼ＇]${letters}+)*|[\\p{Pd}‐‑−]+|\\S`, 'gu')
const quotationMarks = /^["'“”„‟‘’‚‛«»‹›「」『』《》〈〉＂＇`´ʼ]$/u
const dash = /^[\p{Pd}‐‑−]+$/u

/**
 * A text as it is compared: only Unicode form, quotation marks (dropped), dashes and white space are folded.
 * Apostrophes inside words are kept.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(tokenPattern)) {
    const [raw] = match
    const form = dash.test(raw) ? '-' : withPlainSigns(raw)
    const isDoubled = form === '-' && tokens.at(-1)?.form === '-'
    if (form === '' || isDoubled || quotationMarks.test(form)) continue
    tokens.push({ form, start: match.index, end: match.index + raw.length, isWord: /[\p{L}\p{N}]/u.test(form) })
  }
  return tokens
}

/** The words of a text in lower case, as far as they matter for the similarity of two texts. */
export function plainWords(tokens: readonly Token[]): string[] {
  return tokens.filter(({ isWord }) => isWord).map(({ form }) => form.toLowerCase())
}

/** A token of a quotation; `added`: it is in square brackets. */
export type QuotedToken = Token & { added: boolean }

const ellipsis = /\[\s*(?:…|\.{3,}|\.\s\.\s\.)\s*\]|\(\s*(?:…|\.{3,}|\.\s\.\s\.)\s*\)|…+|\.{3,}|(?:\.\s){2,}\.|……/g

/** A quotation split into pieces at its ellipses. Positions count from the beginning of the quotation. */
export function piecesOf(quote: string): QuotedToken[][] {
  const pieces: QuotedToken[][] = []
  let from = 0
  const cut = (to: number) => {
    const tokens = tokensOf(quote.slice(from, to)).map((token) => ({
      ...token,
      start: token.start + from,
      end: token.end + from,
    }))
    if (tokens.some(({ isWord }) => isWord)) pieces.push(unbracketed(tokens))
  }
  for (const match of quote.matchAll(ellipsis)) {
    cut(match.index)
    from = match.index + match[0].length
  }
  cut(quote.length)
  return pieces
}

/** True for a quotation that marks its omissions or additions by an ellipsis or brackets. */
export const isShortened = (quote: string): boolean => piecesOf(quote).length > 1 || /[[\]]/.test(quote)

/** Tokens without paired brackets. An unpaired bracket remains as a token that no text contains. */
function unbracketed(tokens: readonly Token[]): QuotedToken[] {
  const found: QuotedToken[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token
    const end = token.form === '[' ? closing(tokens, i) : -1
    if (end === -1) {
      found.push({ ...token, added: false })
      continue
    }
    const [only] = tokens.slice(i + 1, end)
    const next = tokens[end + 1]
    // `[H]e` changes the case of a letter and adds no word
    if (end === i + 2 && only && next?.isWord && /^\p{L}$/u.test(only.form) && tokens[end]?.end === next.start) {
      found.push({ ...next, form: only.form + next.form, start: token.start, added: false })
      i = end + 1
    } else {
      found.push(...tokens.slice(i + 1, end).map((each) => ({ ...each, added: true })))
      i = end
    }
  }
  return found
}

function closing(tokens: readonly Token[], open: number): number {
  const end = tokens.findIndex(({ form }, i) => i > open && (form === '[' || form === ']'))
  return tokens[end]?.form === ']' ? end : -1
}

/** A verse number as models write it before the verse's words; `chapter` if it is given too. */
export type VerseNumber = { start: number; end: number; chapter: number | undefined; verse: number }

const numbers =
  /[⁰¹²³⁴-⁹]+|(?<=^|[\s“"‘(])(?:\[(?:\d{1,3}:)?\d{1,3}\]|\((?:\d{1,3}:)?\d{1,3}\)|(?:\d{1,3}:)?\d{1,3})\.?(?=[\s“"‘\p{Lu}\p{Script=Han}])/gu

/** What may be verse numbers in a quotation. */
export function verseNumbersIn(quote: string): VerseNumber[] {
  return Array.from(quote.matchAll(numbers), (match) => {
    const [verse = 0, chapter] = (match[0].normalize('NFKC').match(/\d+/g) ?? []).map(Number).reverse()
    return { start: match.index, end: match.index + match[0].length, chapter, verse }
  })
}

/** A quotation with some stretches replaced by spaces, so that all positions stay the same. */
export function blankOut(quote: string, stretches: readonly { start: number; end: number }[]): string {
  let text = ''
  let at = 0
  for (const { start, end } of stretches) {
    text += quote.slice(at, start) + ' '.repeat(end - start)
    at = end
  }
  return text + quote.slice(at)
}
