import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowsWithoutTest, tableRows } from '../helpers/source/test-table.ts'

const path = 'tests/workers/README.md'

test('every fault of a model has a test that exists', () => {
  const rows = tableRows(path)
  expect(rows.length).toBeGreaterThan(70)
  expect(rowsWithoutTest(rows)).toEqual([])
})

test('no row is without a test', () => {
  const lines = readFileSync(new URL('../workers/README.md', import.meta.url), 'utf8').split('\n')
  const bodies = lines.filter((line) => line.startsWith('| ') && !/^\| (?:Fault|What it does) \|/.test(line))
  expect(bodies).toHaveLength(tableRows(path).length)
})
