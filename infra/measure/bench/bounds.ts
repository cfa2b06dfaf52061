import { printTable } from './table.ts'

/** One measured figure, undefined without a sample, and its maximum, or with `least` its minimum. */
export type Bound = { what: string; is: number | undefined; most?: number; least?: number; unit?: string }

/** Prints figures and their bounds. A missed bound, or a figure without a sample, makes the process exit with 1. */
export function printBounds(bounds: Bound[]): void {
  const rows = bounds.map(({ what, is, most, least, unit = '' }) => {
    const holds =
      is !== undefined && is <= (most ?? Number.POSITIVE_INFINITY) && is >= (least ?? Number.NEGATIVE_INFINITY)
    if (!holds) process.exitCode = 1
    const bound = [least !== undefined && `at least ${least}`, most !== undefined && `at most ${most}`]
    const bounded = most !== undefined || least !== undefined
    return [
      what,
      is === undefined ? 'no sample' : `${rounded(is)} ${unit}`.trim(),
      bound.filter(Boolean).join(', '),
      bounded ? (holds ? 'held' : 'MISSED') : '',
    ]
  })
  printTable(['', 'measured', 'bound', ''], rows)
}

const rounded = (value: number): string => (Math.abs(value) < 10 ? value.toFixed(2) : String(Math.round(value)))
