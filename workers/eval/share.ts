/** `196 of 205 (95.6 %)`. */
export function shareOf(count: number, all: number): string {
  return `${count} of ${all} (${((100 * count) / all).toFixed(1)} %)`
}
