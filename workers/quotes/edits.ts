/** A stretch of a text and what stands there instead. */
export type Edit = { start: number; end: number; text: string }

/** The text with all edits; of two that overlap the first one stands. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at) continue
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + text.slice(at)
}

/** Markdown without links and images: only their words remain. Links are made again where a reference is real. */
export function unlinked(markdown: string): string {
  const target = String.raw`\((?:[^()\n]|\([^()\n]{0,500}\)){0,2000}\)`
  const label = String.raw`\[((?:[^\[\]\n]|\[[^\[\]\n]{0,300}\]){0,500})\]`
  return markdown
    .replace(/^[ \t]{0,3}\[[^\]\n]{1,200}\]:[ \t]*\S.*$/gm, '')
    .replace(/<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*)>/gi, '$1')
    .replace(new RegExp(`!${label}${target}`, 'g'), '$1')
    .replace(new RegExp(`${label}${target}`, 'g'), '$1')
}
