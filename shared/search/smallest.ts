/** The smallest numbers in order. Reorders `numbers`; the time grows only with their count. */
export function smallest(numbers: Float64Array, count: number): Float64Array {
  let [low, high, rounds] = [0, numbers.length - 1, 0]
  // quickselect, Hoare 1961: afterwards the first `count` numbers are the smallest
  while (low < high && count < numbers.length) {
    // an order that it splits badly over and over
    if (++rounds > MAX_ROUNDS) return numbers.sort().subarray(0, count)
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
  return numbers.subarray(0, count).sort()
}

const MAX_ROUNDS = 64
