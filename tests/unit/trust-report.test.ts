import { expect, test } from 'vitest'
import { readEntries } from '../../infra/seed/read-entries.ts'
import { TrustEvaluation } from '../../shared/contract/trust.ts'
import report from '../../shared/trust/report.json' with { type: 'json' }
import { instructionsFor } from '../../workers/prompts/answer.ts'
import { hashOf } from '../../workers/upkeep/publish-instructions.ts'

const voiceOf = (folder: string) => {
  const entries = readEntries(new URL(`../../infra/seed/${folder}/`, import.meta.url))
  const { fields, body } = entries.find((entry) => entry.fields.is_default === 'true')!
  return { slug: fields.slug!, name: fields.name!, instructions: body }
}

test('the published figures were measured with the current instructions', () => {
  const instructions = instructionsFor({
    theology: voiceOf('theologies'),
    profile: voiceOf('profiles'),
    commentary: null,
  })
  // if this fails: run npm run eval, and read the results before committing the report
  expect(new Set(report.evaluations.map((each) => each.instructions_hash))).toEqual(new Set([hashOf(instructions)]))
})

test('every figure is within its bound', () => {
  const evaluations = report.evaluations.map((each) => TrustEvaluation.parse(each))
  expect(evaluations.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['quotes', 'references', 'builtin', 'hostile']),
  )
  expect(evaluations.flatMap(({ figures }) => figures.filter(({ held }) => !held))).toEqual([])
})
