/** All numbers together; 0 where there are none. */
export function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const each of numbers) total += each
  return total
}
