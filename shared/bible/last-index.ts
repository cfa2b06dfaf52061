/** The index of the last element of a sorted list that precedes a border; -1 if none does. */
export function lastIndex<T>(list: readonly T[], isBefore: (each: T) => boolean): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(list[middle] as T)) low = middle + 1
    else high = middle
  }
  return low - 1
}
