import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowsWithoutTest, tableRows } from '../helpers/source/test-table.ts'

const rows = tableRows('tests/e2e/README.md')

test('every sentence of the specification in the table has a test that exists', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(rowsWithoutTest(rows)).toEqual([])
})

test('no row of the table is without a test', () => {
  const lines = sentenceLines()
  expect(lines).toHaveLength(rows.length)
})

function sentenceLines(): string[] {
  const text = readFileSync(new URL('../e2e/README.md', import.meta.url), 'utf8')
  return text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Sentence |'))
}
