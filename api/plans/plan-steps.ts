import { formatReference, type Versification } from '#shared/bible/versification.ts'
import type { PlanStep } from '#shared/contract/plans.ts'
import { keepLatest } from '#shared/latest.ts'
import { READING_WORDS_PER_MINUTE } from '#shared/limits.ts'
import { placeSteps } from '#shared/plans/types.ts'
import type { Db } from '#shared/server/db.ts'
import { listPlanSteps, type PlanRow, type PlanStepRow } from '#shared/server/sql/plans.ts'
import type { Translation } from '../bible/translations.ts'

/** The steps of a plan as every visitor gets them, all unread. `json` is each step up to the value of `is_done`. */
export type FormattedSteps = {
  steps: readonly PlanStep[]
  json: readonly string[]
  minutes_by_day: Record<string, number>
}

export type PlanSteps = {
  /** The steps of the plan in this row, as its last edit left them. */
  find: (row: Pick<PlanRow, 'id' | 'version'>, translation: Translation | undefined) => Promise<FormattedSteps>
}

/** A plan of a year needs about a megabyte. */
const KEPT = 32

/**
 * The formatted steps of the plans used last: a year of readings takes longer to load and format than all else in its
 * answer, and many visitors follow the same plan. An edited plan has another version and is loaded again.
 */
export function createPlanSteps(db: Db, kept = KEPT): PlanSteps {
  const plans = keepLatest<number, { key: string; loading: Promise<FormattedSteps> }>(kept)
  return {
    find({ id, version }, translation) {
      const key = `${version} ${translation?.version}`
      const known = plans.get(id)
      if (known?.key === key) return known.loading
      const loading = load(db, id, translation?.versification)
      plans.set(id, { key, loading })
      loading.catch(() => {
        if (plans.get(id)?.loading === loading) plans.delete(id)
      })
      return loading
    },
  }
}

async function load(db: Db, planId: number, versification: Versification | undefined): Promise<FormattedSteps> {
  const rows = await listPlanSteps(db, planId, null)
  const places = placeSteps(rows)
  const steps = rows.map(({ is_done: _, ...row }, index) => ({
    ...row,
    day_index: places[index]!.day_index,
    name: row.title,
    verse_range: formatReference(row, { versification }),
    // the last property: see `json`
    is_done: false,
  }))
  const json = steps.map((step) => JSON.stringify(step).slice(0, -'false}'.length))
  return { steps, json, minutes_by_day: minutesByDay(rows) }
}

/** The steps as one visitor sees them. */
export function stepsFor({ steps }: FormattedSteps, done: ReadonlySet<number>): PlanStep[] {
  return steps.map((step) => (done.has(step.id) ? { ...step, is_done: true } : step))
}

/** `steps` and `steps_by_day` of a plan as JSON for one visitor, as members of an object. */
export function stepsJson({ steps, json }: FormattedSteps, done: ReadonlySet<number>): string {
  const shown = steps.map(({ id }, i) => `${json[i]}${done.has(id)}}`)
  const days = Map.groupBy(shown.keys(), (i) => (steps[i] as PlanStep).day)
  const byDay = Array.from(days, ([day, list]) => `"${day}":[${list.map((i) => shown[i]).join()}]`)
  return `"steps":[${shown.join()}],"steps_by_day":{${byDay.join()}}`
}

function minutesByDay(steps: PlanStepRow[]): Record<string, number> {
  const words = new Map<number, number>()
  for (const { day, word_count } of steps) words.set(day, (words.get(day) ?? 0) + word_count)
  return Object.fromEntries([...words].map(([day, count]) => [String(day), minutesFor(count)]))
}

/** The minutes that reading so many words takes. */
export const minutesFor = (words: number): number => Math.max(1, Math.round(words / READING_WORDS_PER_MINUTE))
