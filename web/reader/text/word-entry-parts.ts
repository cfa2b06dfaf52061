/** A dictionary entry in the parts that its sentence joins. Empty if the entry lacks a part. */
export type WordEntryParts = { origin: string; meaning: string; rendered: string; also: string }

const ALSO = /\.?\s*(?:see also|compare)((?:[\s,]+(?:and\s+)?[GH]\d+)+)[\s.]*$/i
/** What only a first clause about the word's descent has. */
const DESCENT =
  /\b[GH]\d|\b(?:affinity|Chaldee|contracted|derivation|derivative|diminutive|origin|participle|plural|primary|primitive|prolonged|root)\b/i

/**
 * Splits a definition of Strong's dictionaries: descent; meaning: renderings in the King James Version. See also others.
 * The signs before renderings, which only the printed book explains, are left out.
 */
export function wordEntryParts(definition: string): WordEntryParts {
  const [tail = '', also = ''] = ALSO.exec(definition) ?? []
  const whole = definition.slice(0, definition.length - tail.length)
  const cut = whole.lastIndexOf(': ')
  const said = cut < 0 ? whole : whole.slice(0, cut)
  const rendered = cut < 0 ? '' : whole.slice(cut + 2)
  const first = endOfClause(said)
  const begin = said.slice(0, first)
  const isDescent = first < said.length && DESCENT.test(begin)
  return {
    origin: isDescent ? sentence(begin) : '',
    meaning: sentence(isDescent ? said.slice(first + 1) : said || rendered),
    rendered: rendered
      .replace(/^[-\s]+/, '')
      .replace(/(^|[\s(,])[X+] /g, '$1')
      .replace(/[\s.,]+$/, ''),
    also: also.replace(/^[\s,]+/, ''),
  }
}

/** Where the first clause ends: at a semicolon outside of brackets. */
function endOfClause(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')') depth--
    else if (text[at] === ';' && depth === 0) return at
  }
  return text.length
}

const sentence = (text: string) =>
  text
    .trim()
    .replace(/[\s.;]+$/, '')
    .replace(/\s+,/g, ',')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
