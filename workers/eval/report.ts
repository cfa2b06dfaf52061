import { readFileSync, writeFileSync } from 'node:fs'
import type { TrustEvaluation } from '#shared/contract/trust.ts'
import type { Db } from '#shared/server/db.ts'
import { defaultTheology, listInstructedProfiles } from '#shared/server/sql/catalog.ts'
import { instructionsFor } from '../prompts/answer.ts'
import { hashOf } from '../upkeep/publish-instructions.ts'

const file = new URL('../../shared/trust/report.json', import.meta.url)

type Made = Omit<TrustEvaluation, 'instructions_hash' | 'made_on'>

/** Writes an evaluation into the report that the open page shows, replacing the previous one. */
export async function report(db: Db, made: Made): Promise<void> {
  const { evaluations } = JSON.parse(readFileSync(file, 'utf8')) as { evaluations: TrustEvaluation[] }
  const made_on = new Date().toISOString().slice(0, 10)
  const entry = { ...made, instructions_hash: await defaultInstructionsHash(db), made_on }
  const at = evaluations.findIndex(({ name }) => name === made.name)
  evaluations.splice(at < 0 ? evaluations.length : at, 1, entry)
  writeFileSync(file, `${JSON.stringify({ evaluations }, null, 2)}\n`)
}

/** The hash of the instructions for readers who have chosen nothing. */
export async function defaultInstructionsHash(db: Db): Promise<string> {
  const [theology, profiles] = await Promise.all([defaultTheology(db), listInstructedProfiles(db)])
  const profile = profiles.find(({ is_default }) => is_default)!
  return hashOf(instructionsFor({ theology, profile, commentary: null }))
}
