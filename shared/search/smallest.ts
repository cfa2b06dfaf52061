/**
 * Reorders numbers so that the first `count` are the smallest, and, if there are more, the one at `count - 1` is the
 * largest of these. The time grows only with their number.
 */
export function select(numbers: Float64Array, count: number): void {
  let [low, high, rounds] = [0, numbers.length - 1, 0]
  // quickselect, Hoare 1961
  while (low < high && count < numbers.length) {
    // an order that it splits badly over and over
    if (++rounds > MAX_ROUNDS) {
      numbers.sort()
      return
    }
    const middle = numbers[(low + high) >> 1]!
    let [i, j] = [low, high]
    while (i <= j) {
      while (numbers[i]! < middle) i++
      while (numbers[j]! > middle) j--
      if (i > j) break
      const swapped = numbers[i]!
      numbers[i++] = numbers[j]!
      numbers[j--] = swapped
    }
    if (count - 1 <= j) high = j
    else if (count - 1 >= i) low = i
    else break
  }
}

const MAX_ROUNDS = 64

/** The smallest numbers from place `from` to `to` in order, as a sorted list would have them there. Reorders `numbers`. */
export function smallest(numbers: Float64Array, from: number, to: number): Float64Array {
  select(numbers, to)
  const best = numbers.subarray(0, to)
  if (from > 0) select(best, from)
  return best.subarray(from).sort()
}
