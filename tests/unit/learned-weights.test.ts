import { expect, test } from 'vitest'
import { addFeature, createFeatureTable, placeOf } from '../../shared/feature-table.ts'
import { packNumbers, readWeights, scoresOf } from '../../shared/learned-weights.ts'

test('a table finds every feature, and no other', () => {
  const features = Array.from({ length: 50_000 }, (_, i) => `word${i}+word${(i * 7) % 1000}`)
  const table = createFeatureTable(features.length)
  for (const [i, feature] of features.entries()) addFeature(table, feature, 0, feature.length, i)
  expect(features.filter((feature, i) => placeOf(table, feature) !== i)).toEqual([])
  expect(features.filter((feature) => placeOf(table, `${feature}~`) !== -1)).toEqual([])
  expect(placeOf(table, '')).toBe(-1)
})

test('a table refuses a feature twice, and reads features inside a longer text', () => {
  const table = createFeatureTable(2)
  addFeature(table, 'my soul', 3, 7, 5)
  expect(placeOf(table, 'soul')).toBe(5)
  expect(() => addFeature(table, 'soul', 0, 4, 6)).toThrow('"soul" is like another one')
})

test('weights are read as they were packed', () => {
  const packed = ['0.5 1 -1', `is\t${packNumbers([2, -3])}`, `was not\t${packNumbers([44, -44])}`].join('\n')
  const weights = readWeights(packed)
  expect(scoresOf(['unknown'], weights)).toEqual([1, -1])
  expect(scoresOf(['is', 'unknown'], weights)).toEqual([2, -2.5])
  expect(scoresOf(['was not'], weights)).toEqual([23, -23])
})
