import { readFileSync } from 'node:fs'
import { verseKey } from '#shared/bible/verse-key.ts'
import type { TrustFigure } from '#shared/contract/trust.ts'
import { passagesOf } from '#shared/plans/passages.ts'
import type { PlanBible } from '#shared/plans/plan-bible.ts'
import { findFaults, planFaults } from '#shared/plans/rules.ts'
import type { DraftPlan } from '#shared/plans/types.ts'
import { versesOnce } from '#shared/plans/whole.ts'
import type { Db } from '#shared/server/db.ts'
import { loadPlanBible } from '#shared/server/sql/plan-bible.ts'
import { createBuiltinProvider } from '../llm/builtin.ts'
import { createGeminiProvider } from '../llm/gemini.ts'
import type { Provider } from '../llm/provider.ts'
import { planFor } from '../plan-generation/make.ts'
import { createDraws } from './draws.ts'
import type { Evaluation } from './evaluation.ts'
import { none } from './figures.ts'
import { startWrongModel } from './wrong-model.ts'

const BIBLE = 'eng-web'
const DURATIONS = [1, 3, 7, 30]
/** The deadline of a plan's work; a plan that takes longer is stuck. */
const STUCK_SECONDS = 300

/**
 * `covers` is what a request for books must contain, `about` a word of the theme of any other, `within` the only book
 * that it may read from; empty if it may read from all.
 */
type Request = { text: string; covers: string | undefined; about: string; within: string }
type Counts = {
  plans: number
  impossible: number
  empty: number
  covered: number
  uncovered: number
  other: number
  strange: number
  stuck: number
}

/** 300 requests for plans of four lengths, with the built-in provider and with a model that is wrong in every way. */
export const evaluatePlans: Evaluation = {
  about: 'Reading plans: 300 requests of four lengths, by the builder and by a model that is wrong in every way',
  provider: 'builtin, and a loopback model',
  async run(db, { seed, verbose }) {
    const bible = (await loadPlanBible(db, BIBLE))!
    const requests = readRequests()
    const built = await count(db, bible, requests, createBuiltinProvider(), verbose)
    const model = await startWrongModel(createDraws(seed))
    // shorter waits than in production: the model is on this machine and does not recover
    const settings = { firstByteMs: 250, gapMs: 150, jsonTotalMs: 10_000, tries: 2, retryMinMs: 1, retryMaxMs: 2 }
    const wrong = createGeminiProvider({ apiKey: 'loopback', model: 'wrong', baseUrl: model.url, settings })
    const mended = await count(db, bible, requests, wrong, verbose)
    const calls = model.calls()
    model.close()
    return [
      ...figures('builder', built),
      ...figures('wrong model', mended),
      {
        name: 'wrong model: calls for a plan',
        value: (calls / mended.plans).toFixed(1),
        bound: 'at least 1',
        held: calls >= mended.plans,
      },
    ]
  },
}

function figures(name: string, counts: Counts): TrustFigure[] {
  const nothing = (what: string, value: number, of = counts.plans) => {
    const figure = none(`${name}: ${what}`, value, `${value} of ${of}`)
    return { ...figure, held: figure.held && of > 0 }
  }
  return [
    nothing('plans with an impossible range', counts.impossible),
    nothing('plans with an empty day', counts.empty),
    nothing('plans with verses left out, added or read twice', counts.uncovered, counts.covered),
    nothing('plans with uneven days or another fault', counts.other),
    nothing('plans about something else', counts.strange),
    nothing('plans that are stuck', counts.stuck),
  ]
}

async function count(
  db: Db,
  bible: PlanBible,
  requests: Request[],
  provider: Provider,
  verbose: boolean,
): Promise<Counts> {
  const counts = { plans: 0, impossible: 0, empty: 0, covered: 0, uncovered: 0, other: 0, strange: 0, stuck: 0 }
  for (const request of requests) {
    for (const days of DURATIONS) {
      counts.plans++
      const signal = AbortSignal.timeout(STUCK_SECONDS * 1000)
      const wish = { description: request.text, days, bible, signal }
      const plan = await planFor({ db, provider, seconds: 20 }, wish).catch((error: Error) => error)
      const say = (fault: string) => verbose && process.stdout.write(`  ${days} days, ${request.text}: ${fault}\n`)
      if (plan instanceof Error) {
        counts.stuck++
        say(plan.message)
        continue
      }
      const faults = findFaults(plan, bible, { days })
      const isEmpty = new Set(plan.steps.map(({ day }) => day)).size < days
      const isImpossible = faults.some(({ step }) => step !== undefined)
      if (isEmpty) counts.empty++
      if (isImpossible) counts.impossible++
      if (faults.length > 0 && !isEmpty && !isImpossible) counts.other++
      if (request.covers) counts.covered++
      const coverage = request.covers ? coverageFault(plan, bible, request.covers, days) : undefined
      if (coverage) counts.uncovered++
      // a model chooses its theme freely
      const theme = plan.theme ?? ''
      const isOutside = request.within !== '' && plan.steps.some(({ book }) => book !== request.within)
      const isStrange =
        provider.name === 'builtin' && (isOutside || !theme.toLowerCase().includes(request.about.toLowerCase()))
      if (isStrange) counts.strange++
      for (const { text } of faults) say(text)
      if (coverage) say(coverage)
      if (isStrange) say(isOutside ? `about ${theme}, outside of ${request.within}` : `about ${theme}`)
    }
  }
  return counts
}

/** Checks that the plan has everything that was asked for and, if that has a verse for each day, nothing else. */
function coverageFault(plan: DraftPlan, bible: PlanBible, parts: string, days: number): string | undefined {
  const covers = passagesOf(parts, bible)
  const wanted = versesOnce(covers, bible)
  if (wanted.length >= days) return planFaults(plan, bible, { days, covers, mayVary: true })[0]
  const read = new Set(versesOnce(plan.steps, bible).map(verseKey))
  const isMissing = wanted.some((verse) => !read.has(verseKey(verse)))
  return isMissing ? 'a verse is missing' : undefined
}

function readRequests(): Request[] {
  const lines = readFileSync(new URL('./plan-requests.txt', import.meta.url), 'utf8').split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const at = line.lastIndexOf('|')
      const [text, expected] = [line.slice(0, at).trim(), line.slice(at + 1).trim()]
      const isCovered = expected.startsWith('=')
      const [wanted = '', within = ''] = expected.slice(1).split('@')
      return {
        text,
        covers: isCovered ? wanted.trim() : undefined,
        about: isCovered ? '' : wanted.trim(),
        within: within.trim(),
      }
    })
}
