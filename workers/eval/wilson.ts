import type { TrustShare } from '#shared/contract/trust.ts'

/**
 * A share with its Wilson interval of 95 %: `998 of 1000 (99.8 %, 99.3–99.9 %)`. Unlike the normal interval it is
 * correct for shares near 0 and 1 (Wilson, "Probable inference", JASA 1927).
 */
export function shareWithInterval(count: number, all: number): string {
  const [low, high] = wilson(count, all)
  const percent = (part: number) => (100 * part).toFixed(1)
  return `${count} of ${all} (${percent(all === 0 ? 0 : count / all)} %, ${percent(low)}–${percent(high)} %)`
}

/** A share as the open page draws it. */
export function trustShare(count: number, of: number): TrustShare {
  const [low, high] = wilson(count, of)
  return { count, of, low, high }
}

/** The Wilson interval of 95 % of a share, both ends between 0 and 1. */
export function wilson(count: number, all: number): [low: number, high: number] {
  if (all === 0) return [0, 1]
  const z = 1.96
  const share = count / all
  const middle = share + z ** 2 / (2 * all)
  const spread = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2))
  const scale = 1 + z ** 2 / all
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)]
}
