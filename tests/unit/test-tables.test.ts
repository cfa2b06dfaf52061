import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The rows of tests/faults/README.md: number, fault, and the tests that it names. */
const rows = readFileSync('tests/faults/README.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, fault, tests = ''] = /^\| (\d+) +\| (.+?) +\| (.+?) +\|$/.exec(line) ?? []
    return number ? [{ number: Number(number), fault, tests: tests.split('<br>') }] : []
  })

test('the table of faults has its 32 rows', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 32 }, (_, at) => at + 1))
})

test.each(rows)('fault $number, “$fault”, names tests that exist', ({ tests }) => {
  for (const each of tests) {
    const [, file = '', name = ''] = /^`(\S+)` “(.+)”$/.exec(each) ?? []
    const path = `tests/${file}`
    expect(file && existsSync(path), each).toBe(true)
    expect(readFileSync(path, 'utf8'), each).toContain(`'${name}'`)
  }
})
