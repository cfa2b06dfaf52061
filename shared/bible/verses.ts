const MOST = 200

/** The verses that a text names: `16`, `16-18`, `3,5-7`. Unparsable parts are skipped. Sorted, without duplicates. */
export function parseVerses(text: string | null | undefined): number[] {
  if (!text || text.length > 800) return []
  const verses = new Set<number>()
  for (const part of text.split(',')) {
    const [, first = '', last = first] = /^\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*$/.exec(part) ?? []
    const end = Math.min(Number(last), MOST)
    for (let verse = Math.max(Number(first), 1); first && verse <= end; verse++) verses.add(verse)
  }
  return [...verses].sort((a, b) => a - b)
}

/** The shortest form of some verses: `3, 5-7`, with the range dash chosen by the caller. */
export function formatVerses(verses: readonly number[], { comma = ',', dash = '-' } = {}): string {
  const sorted = [...new Set(verses)].sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const verse of sorted) {
    const last = ranges.at(-1)
    if (last && verse === last[1] + 1) last[1] = verse
    else ranges.push([verse, verse])
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}${dash}${last}`)).join(comma)
}
