import { type MarkdownNode, rangeOf } from './node.ts'

const punctuation = /[!-/:-@[-`{-~]/

/**
 * Where each UTF-16 unit of a text node is in its source; the last entry is the end of the text. Escapes are resolved,
 * as are the markers of a block quote or list at the beginning of a line. Undefined if the two do not match.
 */
export function offsetsOf(node: MarkdownNode, source: string): number[] | undefined {
  const range = rangeOf(node)
  const value = node.value ?? ''
  if (!range) return undefined
  const offsets: number[] = []
  let at = range.start
  // most text is shown as it is written
  if (range.end - range.start === value.length && source.startsWith(value, range.start)) {
    for (; at <= range.end; at++) offsets.push(at)
    return offsets
  }
  for (let i = 0; i < value.length; i++) {
    const sign = value[i] as string
    if (sign === '\n') {
      while (isSpace(source[at])) at++
      if (source[at] !== '\n') return undefined
      offsets.push(at++)
      while (at < range.end && (isSpace(source[at]) || source[at] === '>') && source[at] !== value[i + 1]) at++
      continue
    }
    if (source[at] === '\\' && punctuation.test(source[at + 1] ?? '')) {
      if (source[at + 1] !== sign) return undefined
      offsets.push(at)
      at += 2
    } else {
      if (source[at] !== sign) return undefined
      offsets.push(at++)
    }
  }
  offsets.push(at)
  while (isSpace(source[at])) at++
  if (at < range.end) return undefined
  return offsets
}

const isSpace = (sign: string | undefined) => sign === ' ' || sign === '\t'
