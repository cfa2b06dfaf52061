import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A row of a table of tests: `file.test.ts › its name` in the last column. */
export type TableRow = { line: string; file: string; title: string }

/** The rows of a README's tables whose last cell names a test. `path` is relative to the repository. */
export function tableRows(path: string): TableRow[] {
  return readFileSync(fromRoot(path), 'utf8')
    .split('\n')
    .filter((line) => /^\|.*\|$/.test(line) && !/^\|[\s|:-]+\|$/.test(line))
    .flatMap((line) => {
      const [, file = '', title = ''] = /\| ([\w./-]+\.test\.ts) › (.+) \|$/.exec(line) ?? []
      return file ? [{ line, file: join(dirname(path), file), title }] : []
    })
}

/** The rows that name a nonexistent test. */
export function rowsWithoutTest(rows: readonly TableRow[]): string[] {
  const sources = new Map<string, string>()
  const sourceOf = (file: string) => {
    if (!sources.has(file)) sources.set(file, existsSync(fromRoot(file)) ? readFileSync(fromRoot(file), 'utf8') : '')
    return sources.get(file)!
  }
  return rows.filter(({ file, title }) => !sourceOf(file).includes(title)).map(({ line }) => line)
}

const fromRoot = (path: string) => join(import.meta.dirname, '../../..', path)
