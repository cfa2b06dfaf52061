/**
 * Converts an old edition's straight quotes and double hyphens to typographic ones. `before` is the letter before the
 * text; without it, the text is a beginning.
 */
export function typographic(text: string, before = ''): string {
  const begun = before ? text : text.replace(/^\s*--\s*/, '')
  const dashed = begun.replace(/\s*--\s*/g, '—')
  return dashed.replace(/["']/g, (mark, at: number) => {
    const previous = at > 0 ? dashed[at - 1]! : before
    const opens = previous === '' || /[\s([—“‘"']/.test(previous)
    if (mark === '"') return opens ? '“' : '”'
    return opens ? '‘' : '’'
  })
}
