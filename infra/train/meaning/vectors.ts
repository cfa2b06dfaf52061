/** The dot product of two vectors of the same length. */
export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let product = 0
  for (let i = 0; i < a.length; i++) product += a[i]! * b[i]!
  return product
}

/** Adds a multiple of a vector to a sum. */
export function addTo(sum: Float64Array, vector: ArrayLike<number>, times: number): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += vector[i]! * times
}
