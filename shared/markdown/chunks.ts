/** A part of a markdown text that is parsed separately: `text` begins at `start` of the whole. */
export type Chunk = { start: number; text: string }

/**
 * Longer chunks are cut at a line: the parser may need more than a frame for them. Natural blocks are hardly ever as
 * long.
 */
const CHUNK_MAX = 4000

/**
 * Cuts markdown into chunks at blank lines, outside of fences, so that a finished chunk is parsed once. A list that
 * continues after a blank line stays one chunk. The server checks the same chunks that the page shows.
 */
export function markdownChunks(markdown: string): Chunk[] {
  const chunks: Chunk[] = []
  let begin = 0
  let first = ''
  let previous: string | undefined
  let fence = ''
  const cut = (at: number) => {
    const text = markdown.slice(begin, at)
    if (text.trim()) chunks.push({ start: begin, text })
    begin = at
    first = ''
    previous = undefined
  }
  for (const { start, text } of linesOf(markdown)) {
    const isNext = !fence && previous === '' && text !== '' && !continuesList(first, text)
    if (isNext) cut(start)
    else if (start > begin && start + text.length - begin > CHUNK_MAX) {
      cut(start)
      fence = ''
    }
    fence = fenceAfter(text, fence)
    first ||= text
    previous = text
  }
  cut(markdown.length)
  return chunks
}

type Line = { start: number; text: string }

/** The lines of a text; a line too long for a chunk becomes several, cut at a space. */
function linesOf(markdown: string): Line[] {
  const lines: Line[] = []
  let at = 0
  for (const line of markdown.split('\n')) {
    let rest = line
    let start = at
    while (rest.length > CHUNK_MAX) {
      const space = rest.lastIndexOf(' ', CHUNK_MAX) + 1
      const length = space > CHUNK_MAX / 2 ? space : CHUNK_MAX
      lines.push({ start, text: rest.slice(0, length) })
      start += length
      rest = rest.slice(length)
    }
    lines.push({ start, text: rest })
    at += line.length + 1
  }
  return lines
}

/** The fence that is open after a line: backticks or tildes, closed by as many of the same alone on a line. */
function fenceAfter(line: string, fence: string): string {
  const [, mark = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? []
  if (fence) return mark.startsWith(fence) && rest.trim() === '' ? '' : fence
  return mark.startsWith('`') && rest.includes('`') ? '' : mark
}

function continuesList(first: string, line: string): boolean {
  const isList = /^ {0,3}(?:[-*+]|\d{1,9}[.)])\s/
  return isList.test(first) && (isList.test(line) || /^\s{2,}\S/.test(line))
}

/** Characters with a meaning anywhere in markdown, and text that other programs turn into links. */
const SIGNS = /[*_`~[\]<>&|\\\t]|https?:|www\.|[-.+\w]@[-\w]| {2}$|^ /im
/** What begins or ends a block other than a paragraph. */
const BEGINNINGS = /^(?:#{1,6}(?:\s|$)|[-+=](?:\s|$)|[-=]{2,}|\d{1,9}[.)](?:\s|$))/im

/** True for a chunk that is one paragraph of plain words, which markdown would not change. */
export function isPlainParagraph(chunk: string): boolean {
  const text = chunk.trim()
  return !text.includes('\n\n') && !SIGNS.test(text) && !BEGINNINGS.test(text)
}
