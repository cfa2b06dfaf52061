import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createDb, type Db } from '#shared/server/db.ts'
import { createLog } from '#shared/server/log.ts'
import { importDefaults } from '../import-bible.ts'
import { migrate } from '../migrate.ts'
import { startPostgres } from '../postgres.ts'
import { seed } from '../seed.ts'
import { evaluateBuiltin } from './builtin.ts'
import { evaluateQuotes } from './quotes.ts'

/** Prints its figures; resolves with whether they are good enough. */
export type Evaluation = (db: Db, options: { seed: number; verbose: boolean }) => Promise<boolean>

const evaluations: Record<string, Evaluation> = { quotes: evaluateQuotes, builtin: evaluateBuiltin }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, verbose: { type: 'boolean', default: false } },
})
const names = positionals.length > 0 ? positionals : Object.keys(evaluations)
const unknown = names.filter((name) => !Object.hasOwn(evaluations, name))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no evaluation ${unknown.join(', ')}; there are ${Object.keys(evaluations).join(', ')}.\n`,
  )
  process.exit(1)
}

const { db, close } = await openTexts()
let isGood = true
try {
  for (const name of names) {
    process.stdout.write(`\n${name}, seed ${values.seed}\n`)
    const passed = await evaluations[name]?.(db, { seed: Number(values.seed), verbose: values.verbose })
    isGood &&= passed === true
  }
} finally {
  await close()
}
process.exitCode = isGood ? 0 : 1

/** The texts of DATABASE_URL; without it those of a database of its own, filled on first use. */
async function openTexts(): Promise<{ db: Db; close: () => Promise<void> }> {
  const options = { max: 4, statementTimeoutMs: 60_000, log: createLog('eval', 'silent'), name: 'philip-eval' }
  if (process.env.DATABASE_URL) {
    const { db } = createDb({ url: process.env.DATABASE_URL, ...options })
    return { db, close: () => db.destroy() }
  }
  const dir = new URL('../../.data/eval', import.meta.url).pathname
  mkdirSync(dir, { recursive: true })
  const postgres = await startPostgres({ dir, throwAway: false, database: 'philip' })
  await migrate(postgres.url)
  const { db } = createDb({ url: postgres.url, ...options })
  await seed(db)
  await importDefaults(db, {})
  const close = async () => {
    await db.destroy()
    await postgres.stop()
  }
  return { db, close }
}
