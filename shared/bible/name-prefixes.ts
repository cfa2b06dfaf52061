/** The length at which beginnings are cut. */
export const PREFIX = 5

/**
 * How the texts that a pattern matches begin: all beginnings of `PREFIX` characters, and whole texts that are shorter.
 * In lower case, with one space for any white space. Knows the syntax that patterns of book names use: groups,
 * alternatives, classes, and `?` and `*` after them. Undefined for any other syntax.
 */
export function prefixesOf(pattern: string): Set<string> | undefined {
  const reader = { pattern, at: 0 }
  try {
    const prefixes = alternatives(reader, new Set(['']))
    return reader.at === pattern.length ? prefixes : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** A text in the form that prefixes have: lower case as a pattern with the flags `iu` sees it, one space for any. */
export const foldNames = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('ſ', 's').toLowerCase()

type Reader = { pattern: string; at: number }

const unknown = ({ pattern, at }: Reader) => new SyntaxError(`unknown syntax at ${at} of ${pattern}`)

/** Reads alternatives up to a closing bracket or the end, and continues each prefix with each of them. */
function alternatives(reader: Reader, prefixes: Set<string>): Set<string> {
  const found = new Set<string>()
  for (;;) {
    for (const prefix of sequence(reader, prefixes)) found.add(prefix)
    if (reader.pattern[reader.at] !== '|') return found
    reader.at++
  }
}

function sequence(reader: Reader, prefixes: Set<string>): Set<string> {
  let grown = prefixes
  while (reader.at < reader.pattern.length && !'|)'.includes(reader.pattern[reader.at] as string)) {
    const before = grown
    grown = atom(reader, before)
    const sign = reader.pattern[reader.at]
    if (sign === '?' || sign === '*') {
      // only white space repeats, which counts as one space
      if (sign === '*' && !reader.pattern.slice(0, reader.at).endsWith('\\s')) throw unknown(reader)
      reader.at++
      if (reader.pattern[reader.at] === '?') reader.at++
      grown = new Set([...before, ...grown])
    }
  }
  return grown
}

/** Reads a group, a class or a character, and continues each prefix with it. */
function atom(reader: Reader, prefixes: Set<string>): Set<string> {
  const { pattern } = reader
  const char = pattern[reader.at++] as string
  if (char === '[') return withChars(prefixes, classAt(reader))
  if (char === '\\') return withChars(prefixes, [escapedAt(reader)])
  if (char !== '(') {
    if (/[\^$.{}+*?\]]/.test(char)) throw unknown(reader)
    return withChars(prefixes, [char])
  }
  if (pattern.startsWith('?:', reader.at)) reader.at += 2
  const grown = alternatives(reader, prefixes)
  if (pattern[reader.at++] !== ')') throw unknown(reader)
  return grown
}

/** The characters of a class; the reader is behind its opening bracket. */
function classAt(reader: Reader): string[] {
  const end = reader.pattern.indexOf(']', reader.at)
  const text = reader.pattern.slice(reader.at, end)
  if (end < 0 || /^\^|\\/.test(text)) throw unknown(reader)
  reader.at = end + 1
  return [...text.matchAll(/(.)-(.)|(.)/gu)].flatMap(([, first, last, one]) => {
    if (one !== undefined) return [one]
    const [from, to] = [first?.codePointAt(0) as number, last?.codePointAt(0) as number]
    return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))
  })
}

function escapedAt(reader: Reader): string {
  const char = reader.pattern[reader.at++]
  if (char === 's') return ' '
  if (char === undefined || /[\p{L}\p{N}]/u.test(char)) throw unknown(reader)
  return char
}

function withChars(prefixes: Set<string>, chars: readonly string[]): Set<string> {
  const grown = new Set<string>()
  for (const prefix of prefixes) for (const char of chars) grown.add(withChar(prefix, foldNames(char)))
  return grown
}

function withChar(prefix: string, char: string): string {
  const isSpaceAgain = char === ' ' && prefix.endsWith(' ')
  return prefix.length >= PREFIX || isSpaceAgain ? prefix : prefix + char
}
