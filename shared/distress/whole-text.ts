/**
 * A pattern for whole texts of words alone: one of the lines, each a pattern, with any of the words of `before` and `after`
 * around it, which are groups of alternatives.
 */
export function wholeText(lines: string, before: string, after: string): RegExp {
  const patterns = lines.split('\n').flatMap((line) => line.trim() || [])
  return new RegExp(`^(?:${before} )*(?:${patterns.join('|')})(?: ${after})*$`)
}
