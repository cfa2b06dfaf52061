export type MarkedPart = { text: string; isMarked: boolean }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** A found verse split into marked and unmarked text. It becomes plain text here, so it cannot inject any HTML. */
export function markedParts(html: string): MarkedPart[] {
  const parts: MarkedPart[] = []
  for (const [index, piece] of html.split(/<mark>|<\/mark>/).entries()) {
    const text = decoded(piece.replace(/<[^>]*>/g, ''))
    if (text) parts.push({ text, isMarked: index % 2 === 1 })
  }
  return parts
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
