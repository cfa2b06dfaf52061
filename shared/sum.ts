/** The sum of some numbers; 0 if there are none. */
export function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const each of numbers) total += each
  return total
}
