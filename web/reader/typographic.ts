/**
 * Words of an old edition, typed with straight marks and double hyphens, as they are set in print. `before` is the
 * letter that stands before them; without one they begin a text.
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
