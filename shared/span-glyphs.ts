import type { Span } from './contract/spans.ts'

const badge =
  'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z'
const book = 'M5 1.5h14a1 1 0 0 1 1 1v20l-8-5-8 5v-20a1 1 0 0 1 1-1Z'
const check = 'm8 12 2.8 2.8L16 9.4'
const dots = 'M7.4 12h.01M12 12h.01M16.6 12h.01'
const pen = 'm8 16 .6-2.8L14.4 7.4l2.2 2.2-5.8 5.8L8 16'
const waves = 'M3 10c3-4 6-4 9-1.2s6 2.8 9-1.2M3 18c3-4 6-4 9-1.2s6 2.8 9-1.2'

/** The filled shape of a sign, if it has one, the line in it, and how much higher than the middle that is. */
type Glyph = [shape: string, line: string, lift: number]

/**
 * The sign of a checked span, in a square of 24. A scalloped seal for Scripture, a bookmark for a teacher, each marked
 * with how the wording was changed, or two waves.
 */
export function glyphOf({ verdict, source }: Pick<Span, 'verdict' | 'source'>): Glyph {
  const inside = verdict === 'exact' ? check : verdict === 'shortened' ? dots : verdict === 'repaired' ? pen : null
  if (!inside) return ['', waves, 0]
  return source && source.kind !== 'scripture' ? [book, inside, 2.5] : [badge, inside, 0]
}
