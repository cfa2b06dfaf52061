import { spawnSync } from 'node:child_process'

/** What a PDF shows, page by page in the order of writing, without the feet of its pages and without spaces. */
export function printedText(pdf: Uint8Array): string {
  const pages = drawnText(pdf).split('\f').map(withoutFoot)
  return withoutSpaces(pages.join('\n'))
}

/** Everything that a PDF shows, in the order of writing; a form feed ends each page. */
export function drawnText(pdf: Uint8Array): string {
  const { status, stdout, stderr } = spawnSync('pdftotext', ['-raw', '-enc', 'UTF-8', '-', '-'], {
    ...{ input: pdf, encoding: 'utf8', maxBuffer: 50_000_000 },
  })
  if (status !== 0) throw new Error(`pdftotext failed: ${stderr}`)
  return stdout
}

/** A page without its last line: an address or title on the left, "1 / 2" on the right. */
function withoutFoot(page: string): string {
  const lines = page.trimEnd().split('\n')
  const last = lines.pop() ?? ''
  // far apart, the two are lines of their own
  if (/^\d+ \/ \d+$/.test(last)) lines.pop()
  return lines.join('\n')
}

/** A text as `printedText` shows it. Line breaks of a page are spaces of the text, so neither counts. */
export const withoutSpaces = (text: string): string => text.normalize('NFC').replace(/[\s\u200e\u200f]+/g, '')

type Verse = { chapter: number; verse: number; text: string }

/** The verses of a passage as a handout shows them: with their numbers, unless it is only one. */
export function expectedText(verses: readonly Verse[]): string {
  const numbered = verses.map(({ chapter, verse, text }, index) => {
    const isNewChapter = index > 0 && verses[index - 1]!.chapter !== chapter
    return `${isNewChapter ? `${chapter}:` : ''}${verse} ${text}`
  })
  return withoutSpaces(verses.length === 1 ? verses[0]!.text : numbered.join(' '))
}
