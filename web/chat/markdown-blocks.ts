/**
 * Cuts markdown into blocks at blank lines, outside of fences, so that a finished block is parsed once. A list or a
 * quotation that goes on after a blank line stays one block.
 */
export function markdownBlocks(text: string): string[] {
  const blocks: string[] = []
  let current: string[] = []
  let fence = ''
  for (const line of text.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence ? mark?.startsWith(fence) : mark) fence = fence ? '' : (mark ?? '')
    const previous = current.at(-1)
    const begins = !fence && previous === '' && line !== '' && !goesOn(current, line)
    if (begins) {
      blocks.push(current.join('\n'))
      current = []
    }
    current.push(line)
  }
  if (current.length > 0) blocks.push(current.join('\n'))
  return blocks.filter((block) => block.trim())
}

/** Signs that mean something anywhere in markdown, and what makes links of itself. */
const SIGNS = /[*_`~[\]<>&|\\\t]|https?:|www\.|@| {2}$|^ /im
/** What begins a block that is no paragraph, or ends one. */
const BEGINNINGS = /^(?:#{1,6}(?:\s|$)|[-+=](?:\s|$)|[-=]{2,}|\d{1,9}[.)](?:\s|$))/im

/** True for a block that is one paragraph of words, which markdown would show as they stand. */
export function isPlainParagraph(block: string): boolean {
  const text = block.trim()
  return !text.includes('\n\n') && !SIGNS.test(text) && !BEGINNINGS.test(text)
}

function goesOn(block: string[], line: string): boolean {
  const first = block.find((each) => each !== '') ?? ''
  const isList = /^ {0,3}(?:[-*+]|\d{1,9}[.)])\s/
  return isList.test(first) && (isList.test(line) || /^\s{2,}\S/.test(line))
}
