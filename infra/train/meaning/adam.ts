/** Numbers that are learnt step by step, with the gradients that each step accumulates. */
export type Learning = { values: Float64Array; slopes: Float64Array; step: (rate: number) => void }

const MEAN = 0.9
const SQUARE = 0.999

/** Adam (Kingma and Ba 2015) with its usual settings. A step follows the gradients and clears them. */
export function createAdam(values: Float64Array): Learning {
  const slopes = new Float64Array(values.length)
  const means = new Float64Array(values.length)
  const squares = new Float64Array(values.length)
  let steps = 0
  return {
    values,
    slopes,
    step(rate) {
      steps++
      for (let i = 0; i < values.length; i++) {
        const slope = slopes[i]!
        means[i] = MEAN * means[i]! + (1 - MEAN) * slope
        squares[i] = SQUARE * squares[i]! + (1 - SQUARE) * slope * slope
        const mean = means[i]! / (1 - MEAN ** steps)
        values[i]! -= (rate * mean) / (Math.sqrt(squares[i]! / (1 - SQUARE ** steps)) + 1e-8)
        slopes[i] = 0
      }
    },
  }
}
