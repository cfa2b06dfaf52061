import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '../helpers/source/source-files.ts'

// kysely's own form, and the helper's that has the connection in front: inTransaction(db, async (trx) => …)
const BEGIN = /\.transaction\(\)(?:\s*\.\w+\([^()]*\))*\s*\.execute\(|\binTransaction\([\w.]+,/g
const OTHER_CONNECTION = /\b(?:ctx|deps|context|this)\.db\b|(?<![\w.$])db\b(?!\s*:)/

/** The text between a bracket and the one that closes it. */
function bracketed(text: string, start: number): string {
  let depth = 1
  let at = start
  for (; at < text.length && depth > 0; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
  }
  return text.slice(start, at - 1)
}

/** Every callback of a transaction that names a connection besides its own, as `file: the word`. */
function foreignConnections({ path, text }: SourceFile): string[] {
  return [...text.matchAll(BEGIN)].flatMap((begin) => {
    const callback = bracketed(text, begin.index + begin[0].length)
    const own = /^\s*(?:async\s*)?\(?\s*(\w+)/.exec(callback)?.[1]
    const [found] = OTHER_CONNECTION.exec(callback.replaceAll(new RegExp(`\\b${own}\\b`, 'g'), '')) ?? []
    return found ? [`${path}: ${found}`] : []
  })
}

test('no transaction waits for a second connection: all of them would wait for each other', () => {
  const files = sourceFiles('api/*.ts', 'shared/server/*.ts', 'infra/*.ts')
  expect(files.filter(({ text }) => text.search(BEGIN) >= 0).length).toBeGreaterThan(8)
  expect(files.flatMap(foreignConnections)).toEqual([])
})

test.each([
  ['ctx.db.transaction().execute(async (trx) => {\n const row = await load(ctx.db, id)\n})', ['x: ctx.db']],
  ['return db.transaction().execute(async (trx) => (await has(db, key)) ? 1 : accept(trx))', ['x: db']],
  ['db.transaction()\n  .setIsolationLevel("serializable")\n  .execute((trx) => save(deps.db))', ['x: deps.db']],
  ['ctx.db.transaction().execute(async (trx) => save(trx, f(a(1), 2)))\nawait load(ctx.db)', []],
  ['db.transaction().execute(async (db) => save(db))', []],
  ['return inTransaction(ctx.db, async (trx) => save(ctx.db, 1))', ['x: ctx.db']],
  ['return inTransaction(db, async (trx) => {\n await save(trx, f(1))\n})\nawait load(db)', []],
])('%j is detected', (text, found) => {
  expect(foreignConnections({ path: 'x', text })).toEqual(found)
})

test('each database lock has one purpose and does not block others', () => {
  const files = sourceFiles('api/*.ts', 'workers/*.ts', 'shared/*.ts', 'infra/*.ts')
  const locks = files.flatMap(({ path, text }) => {
    const numbers = text.matchAll(/advisory\w*\((?:\$\{)?(\d[\d_]*|[A-Z_]+)\}?\)/g)
    return [...numbers].map(([, name = '']) => {
      const number = /^\d/.test(name) ? name : (new RegExp(`const ${name} = ([\\d_]+)`).exec(text)?.[1] ?? name)
      return { path, number: number.replaceAll('_', '') }
    })
  })
  expect(locks.length).toBeGreaterThan(1)
  const owners = Map.groupBy(locks, ({ number }) => number)
  for (const [number, taken] of owners) expect(new Set(taken.map(({ path }) => path)).size, number).toBe(1)
})
