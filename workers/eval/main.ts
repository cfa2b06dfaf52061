import { parseArgs } from 'node:util'
import { createDb, type Db } from '#shared/server/db.ts'
import { createLog } from '#shared/server/log.ts'
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
const url = process.env.DATABASE_URL
if (unknown.length > 0 || !url || !/^\d{1,9}$/.test(values.seed)) {
  const known = Object.keys(evaluations).join(', ')
  process.stderr.write(`Usage: npm run eval -- [${known}] [--seed 1] [--verbose]\n`)
  process.exit(1)
}

const log = createLog('eval', 'silent')
const { db } = createDb({ url, max: 4, statementTimeoutMs: 60_000, log, name: 'philip-eval' })
let isGood = true
for (const name of names) {
  process.stdout.write(`\n${name}, seed ${values.seed}\n`)
  const passed = await evaluations[name]?.(db, { seed: Number(values.seed), verbose: values.verbose })
  isGood &&= passed === true
}
await db.destroy()
process.exitCode = isGood ? 0 : 1
