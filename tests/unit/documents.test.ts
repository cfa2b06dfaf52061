import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sourceFiles } from '../helpers/source/source-files.ts'

const tour = readFileSync('docs/tour.md', 'utf8')
const parts = tour
  .split('\n## ')
  .slice(1)
  .map((part) => ({ title: part.split('\n')[0]!, lines: part.split('\n').filter((line) => line.startsWith('- ')) }))

describe('the tour of the code', () => {
  test('follows a question, one without a network, a plan, a chapter, a note, and a picture with a handout', () => {
    expect(parts.map(({ title }) => title)).toEqual([
      'A question',
      'A question without a network',
      'A plan',
      'A chapter',
      'A note',
      'A picture and a handout',
    ])
  })

  test.each(parts)('“$title” names one existing file in each line, and none twice', ({ lines }) => {
    const named = lines.map((line) => /^- `([\w./-]+\.\w+)` .+\.$/.exec(line)?.[1] ?? line)
    expect(named.filter((path) => !existsSync(path))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
    expect(named.length).toBeGreaterThan(15)
  })
})

test('every relative link between documents points to an existing file', () => {
  const links = sourceFiles('*.md', ':!web/', ':!infra/seed/').flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([\w.][^)\s]*)\)/g)]
      .map(([, target]) => target!)
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => ({ path, target, file: join(dirname(path), target.split('#')[0]!) })),
  )
  expect(links.length).toBeGreaterThan(15)
  expect(links.filter(({ file }) => !existsSync(file)).map(({ path, target }) => `${path}: ${target}`)).toEqual([])
})

test('every decision record has its number, a date and a status', () => {
  const records = sourceFiles('docs/decisions/*.md')
  expect(records.length).toBeGreaterThan(25)
  const incomplete = records.filter(({ path, text }) => {
    const number = Number(/\/(\d{4})-/.exec(path)?.[1])
    const [title, blank, line] = text.split('\n')
    const isDated = /^Date: \d{4}-\d\d-\d\d\. Status: (accepted|replaced by \[\d+\]\(\S+\.md\))\b/.test(line ?? '')
    return !title?.startsWith(`# ${number}. `) || blank !== '' || !isDated
  })
  expect(incomplete.map(({ path }) => path)).toEqual([])
})
