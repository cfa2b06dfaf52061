/** One measurement, and whether it meets its bound. */
export type Row = { what: string; measured: string; bound: string; isKept: boolean }

/** A row whose figure must not exceed the bound. */
export function atMost(what: string, value: number, bound: number, unit: string, digits = 0): Row {
  const shown = (figure: number) => `${figure.toFixed(digits)} ${unit}`.trim()
  return { what, measured: shown(value), bound: `at most ${shown(bound)}`, isKept: value <= bound }
}

/** A row whose figure must not be below the bound. */
export function atLeast(what: string, value: number, bound: number): Row {
  return { what, measured: String(value), bound: `at least ${bound}`, isKept: value >= bound }
}
