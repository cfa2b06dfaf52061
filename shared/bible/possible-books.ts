import { foldNames, PREFIX, prefixesOf } from './name-prefixes.ts'

/** The patterns of a parser: each is a name between `pre_book` or `pre_number_book` and `post_book`. */
export type BookPatterns = {
  books: readonly { regexp: RegExp }[]
  pre_book: RegExp
  pre_number_book: RegExp
  post_book: RegExp
}

/** Some letters of names: `begun` are the patterns that may match if a text has them, `whole` if no letter follows. */
type Node = { next: Map<number, Node>; begun: number[]; whole: number[] }

/**
 * Builds a quick test that returns the indexes of the books whose patterns may match somewhere in a text; no other
 * pattern matches there. It compares the words of the text with the first letters of all names in one pass, while the
 * parser walks over the text once for each pattern.
 *
 * The parser replaces each name that it finds before it looks for the next one. So a name may also begin or end where
 * another one was replaced, but never between two letters of a language that separates words.
 */
export function createPossibleBooks(patterns: BookPatterns): (text: string) => Set<number> {
  const words = createNode()
  const anywhere = createNode()
  for (const [i, { regexp }] of patterns.books.entries()) {
    const { name, isWord } = nameIn(regexp, patterns)
    for (const prefix of prefixesOf(name) ?? ['']) addPrefix(isWord ? words : anywhere, prefix, i)
  }
  return (text) => {
    const found = new Set<number>()
    const shown = foldNames(text)
    for (let at = 0; at < shown.length; at++) {
      addFound(found, anywhere, shown, at, false)
      if (!isInWord(shown, at)) addFound(found, words, shown, at, true)
    }
    return found
  }
}

/** The pattern of a name without what must precede and follow it. `isWord`: no letters precede and follow it. */
function nameIn({ source }: RegExp, { pre_book, pre_number_book, post_book }: BookPatterns) {
  const before = [pre_book, pre_number_book].find((each) => source.startsWith(each.source))?.source
  const name = source
    .slice(before?.length ?? 0, source.endsWith(post_book.source) ? -post_book.source.length : undefined)
    .replace(/^\\b|\(\?=[^()]*\)$/g, '')
  return { name, isWord: before?.includes('[^\\p{L}') === true && source.endsWith(post_book.source) }
}

const createNode = (): Node => ({ next: new Map(), begun: [], whole: [] })

function addPrefix(root: Node, prefix: string, index: number): void {
  let node = root
  for (let i = 0; i < prefix.length; i++) {
    const code = prefix.charCodeAt(i)
    const next = node.next.get(code) ?? createNode()
    node.next.set(code, next)
    node = next
  }
  ;(prefix.length < PREFIX ? node.whole : node.begun).push(index)
}

function addFound(found: Set<number>, root: Node, text: string, from: number, asWord: boolean): void {
  let node: Node | undefined = root
  for (let at = from; node; at++) {
    for (const index of node.begun) found.add(index)
    if (node.whole.length > 0 && !(asWord && isInWord(text, at))) for (const index of node.whole) found.add(index)
    node = node.next.get(text.charCodeAt(at))
  }
}

const isInWord = (text: string, at: number): boolean => isLetter(text, at) && isLetter(text, at - 1)

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code < 128) return code > 96 && code < 123
  // past the ends of the text there is no code
  return code > 127 && /\p{L}/u.test(text[at] as string)
}
