/** Prints rows under their heads, numbers aligned right. */
export function printTable(heads: string[], rows: (string | number)[][]): void {
  const cells = [heads, ...rows.map((row) => row.map(String))]
  const widths = heads.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)))
  for (const [i, row] of cells.entries()) {
    const line = row.map((cell, j) => (j === 0 ? cell.padEnd(widths[j]!) : cell.padStart(widths[j]!))).join('  ')
    process.stdout.write(`${line}\n`)
    if (i === 0) process.stdout.write(`${widths.map((width) => '-'.repeat(width)).join('  ')}\n`)
  }
}

/** The median of some values; for an even number of values the lower of the middle two. */
export function median(values: number[]): number {
  return percentile(values, 0.5)
}

/** The value that this share of all values does not exceed. */
export function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}
