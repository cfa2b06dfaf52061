/** A word or a sign of a text, folded for comparison, and where it stands. */
export type Token = { form: string; start: number; end: number; isWord: boolean }

const han = '\\p{Script=Han}'
const letters = `(?:(?!${han})[\\p{L}\\p{M}\\p{N}\\p{Cf}\\u00AD])`
const tokenPattern = new RegExp(`${han}|${letters}+(?:['’ʼ＇]${letters}+)*|[\\p{Pd}‐‑−]+|\\S`, 'gu')
const quotationMarks = /^["'“”„‟‘’‚‛«»‹›「」『』《》〈〉＂＇`´ʼ]$/u
const dash = /^[\p{Pd}‐‑−]+$/u

/**
 * A text as it is compared: folded are Unicode form, quotation marks (left out), dashes and white space, nothing else.
 * Apostrophes inside of words stay.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(tokenPattern)) {
    const [raw] = match
    const form = dash.test(raw)
      ? '-'
      : raw
          .replace(/[\p{Cf}\u00AD]/gu, '')
          .replace(/[’ʼ＇]/g, "'")
          .normalize('NFKC')
    const isDoubled = form === '-' && tokens.at(-1)?.form === '-'
    if (form === '' || isDoubled || quotationMarks.test(form)) continue
    tokens.push({ form, start: match.index, end: match.index + raw.length, isWord: /[\p{L}\p{N}]/u.test(form) })
  }
  return tokens
}

/** The words of a text in small letters, as far as they matter to how alike two texts are. */
export function plainWords(tokens: readonly Token[]): string[] {
  return tokens.filter(({ isWord }) => isWord).map(({ form }) => form.toLowerCase())
}

/** A text with the pieces that an ellipsis divides it into; `added` in a token: it stands in square brackets. */
export type QuotedToken = Token & { added: number }

const ellipsis = /\[\s*(?:…|\.{3,}|\.\s\.\s\.)\s*\]|\(\s*(?:…|\.{3,}|\.\s\.\s\.)\s*\)|…+|\.{3,}|(?:\.\s){2,}\.|……/g

/** A quotation taken apart: pieces between ellipses, each with the words that square brackets add to it. */
export function piecesOf(quote: string): QuotedToken[][] {
  const pieces: QuotedToken[][] = []
  let from = 0
  const cut = (to: number) => {
    const tokens = bracketed(tokensOf(unbracketedLetters(quote.slice(from, to))))
    if (tokens.some(({ isWord }) => isWord)) pieces.push(tokens)
  }
  for (const match of quote.matchAll(ellipsis)) {
    cut(match.index)
    from = match.index + match[0].length
  }
  cut(quote.length)
  return pieces
}

// `[H]e` changes the case of a letter and adds no word
const unbracketedLetters = (text: string) => text.replace(/\[(\p{L})\](?=\p{L})/gu, '$1')

function bracketed(tokens: readonly Token[]): QuotedToken[] {
  let group = 0
  let depth = 0
  const found: QuotedToken[] = []
  for (const token of tokens) {
    if (token.form === '[') {
      depth++
      group++
    } else if (token.form === ']') depth = Math.max(0, depth - 1)
    else found.push({ ...token, added: depth > 0 ? group : 0 })
  }
  return found
}
