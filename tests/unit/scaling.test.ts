import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('infra/SCALING.md', 'utf8')
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts
const namesOf = (file: string, list: string) => {
  const [, body = ''] = new RegExp(`const ${list}\\b[^{]*\\{([^}]*)\\}`, 's').exec(readFileSync(file, 'utf8')) ?? []
  return [...body.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name)
}

/** The tables of figures: those whose last column is a command. */
const figures = page
  .split('\n\n')
  .filter((block) => /^\|.*\| Command \|$/m.test(block))
  .flatMap((block) =>
    block
      .split('\n')
      .slice(2)
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map((cells) => ({ what: cells[1]!, figure: cells[2]!, command: cells.at(-2)! })),
  )

test('there are figures, each a number', () => {
  expect(figures.length).toBeGreaterThan(10)
  for (const { what, figure } of figures) expect(figure, what).toMatch(/\d/)
})

test('every figure names a command of the repository', () => {
  const benches = namesOf('infra/measure/bench/main.ts', 'benches')
  expect(benches).toContain('units')
  const commands = [...page.matchAll(/`npm run ([\w-]+)(?: -- ([\w-]+))?/g)]
  for (const { what, command } of figures) expect(command, what).toMatch(/^`npm run bench -- [\w-]+`$/)
  for (const [whole, script = '', name] of commands) {
    expect(scripts[script], whole).toBeDefined()
    if (script === 'bench' && name) expect(benches, whole).toContain(name)
  }
})

test('no placeholder is left', () => {
  expect(page).not.toMatch(/^[A-Z]{5,}$/m)
})
