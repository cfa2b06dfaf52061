import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const report = readFileSync(join(root, 'docs/accessibility.md'), 'utf8')
const rows = [...report.matchAll(/^\| (\d\.\d\.\d+) [^|]+\| (AA?) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, criterion = '', level = '', result = '', how = '']) => ({ criterion, level, result, how }),
)

// WCAG 2.2 has 31 criteria of level A (4.1.1 is obsolete) and 24 of level AA
test('the report has every criterion of WCAG 2.2, levels A and AA, once', () => {
  expect(new Set(rows.map(({ criterion }) => criterion)).size).toBe(rows.length)
  expect(rows.filter(({ level }) => level === 'A')).toHaveLength(31)
  expect(rows.filter(({ level }) => level === 'AA')).toHaveLength(24)
})

test('its summary counts its rows', () => {
  const count = (result: string) => rows.filter((row) => row.result === result).length
  const [, supported, partly, not] =
    /(\d+) are supported, (\d+) are supported in part, none is known to fail, and (\d+) do not apply/.exec(report) ?? []
  expect([supported, partly, not].map(Number)).toEqual(['supported', 'in part', 'does not apply'].map(count))
  expect(count('supported') + count('in part') + count('does not apply')).toBe(rows.length)
})

test.each([
  ['accessibility', /(\d+) are met,/, 'two are met in part', 'eight do not apply'],
  ['accessibility-es', /(\d+) se cumplen,/, 'dos se cumplen en parte', 'ocho no se aplican'],
])('the page %s of the site gives the same numbers', (name, met, inPart, notApplied) => {
  const page = readFileSync(join(root, `web/public/web-content/${name}.md`), 'utf8')
  expect(rows.filter(({ result }) => result === 'supported')).toHaveLength(Number(met.exec(page)?.[1]))
  expect(page).toContain(inPart)
  expect(page).toContain(notApplied)
  expect(rows.filter(({ result }) => result === 'in part')).toHaveLength(2)
  expect(rows.filter(({ result }) => result === 'does not apply')).toHaveLength(8)
})

test('the tests that it names exist', () => {
  const parts = new Set(['axe', 'contrast', 'journeys'])
  const named = rows.flatMap(({ how }) => [...how.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name))
  expect(named.length).toBeGreaterThan(30)
  const missing = named.filter((name) => !parts.has(name) && !existsSync(join(root, `tests/e2e/${name}.test.ts`)))
  expect(missing).toEqual([])
})
