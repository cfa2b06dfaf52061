import { parseArgs } from 'node:util'
import { createDb } from '#shared/server/db.ts'
import { createLog } from '#shared/server/log.ts'
import { evaluateBuiltin } from './builtin.ts'
import { evaluateCheck } from './check.ts'
import { evaluateDistress } from './distress.ts'
import type { Evaluation } from './evaluation.ts'
import { evaluateFinding } from './finding.ts'
import { evaluateFit } from './fit.ts'
import { evaluateHostile } from './hostile.ts'
import { evaluateInBible } from './inbible.ts'
import { evaluateIndex } from './index.ts'
import { evaluateOffline } from './offline.ts'
import { evaluatePlans } from './plans.ts'
import { evaluateQuotes } from './quotes.ts'
import { evaluateReferences } from './references.ts'
import { report } from './report.ts'
import { evaluateShapes } from './shapes.ts'
import { evaluateSnapshot } from './snapshot.ts'
import { evaluateSpans } from './spans.ts'
import { evaluateSuggested } from './suggested.ts'

const evaluations: Record<string, Evaluation> = {
  quotes: evaluateQuotes,
  references: evaluateReferences,
  builtin: evaluateBuiltin,
  offline: evaluateOffline,
  check: evaluateCheck,
  distress: evaluateDistress,
  finding: evaluateFinding,
  hostile: evaluateHostile,
  inbible: evaluateInBible,
  index: evaluateIndex,
  shapes: evaluateShapes,
  spans: evaluateSpans,
  plans: evaluatePlans,
  fit: evaluateFit,
  snapshot: evaluateSnapshot,
  suggested: evaluateSuggested,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, verbose: { type: 'boolean', default: false } },
})
/** These write files, and run only on request. */
const writers = ['fit', 'snapshot']
const names = positionals.length > 0 ? positionals : Object.keys(evaluations).filter((name) => !writers.includes(name))
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
  const { run, ...evaluation } = evaluations[name]!
  const figures = await run(db, { seed: Number(values.seed), verbose: values.verbose })
  for (const { name: what, value, bound, held } of figures) {
    process.stdout.write(`  ${held ? 'ok  ' : 'FAIL'} ${what}: ${value} (${bound})\n`)
  }
  if (!writers.includes(name)) await report(db, { name, ...evaluation, seed: Number(values.seed), figures })
  isGood &&= figures.every(({ held }) => held)
}
await db.destroy()
process.exitCode = isGood ? 0 : 1
