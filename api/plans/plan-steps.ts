import { formatReference } from '#shared/bible/versification.ts'
import type { PlanStep } from '#shared/contract/plans.ts'
import { keepLatest } from '#shared/latest.ts'
import { READING_WORDS_PER_MINUTE } from '#shared/limits.ts'
import { placeSteps } from '#shared/plans/types.ts'
import type { Db } from '#shared/server/db.ts'
import { seedIn } from '#shared/server/seed-in.ts'
import { titleOfOutline } from '#shared/server/sql/outline.ts'
import { listPlanSteps, type PlanRow, type PlanStepRow } from '#shared/server/sql/plans.ts'
import type { Translation } from '../bible/translations.ts'
import { renumbered } from './renumber.ts'

/** The steps of a plan as every visitor gets them, all unread. `json` is each step up to the value of `is_done`. */
export type FormattedSteps = {
  steps: readonly PlanStep[]
  json: readonly string[]
  minutes_by_day: Record<string, number>
}

export type PlanSteps = {
  /**
   * The steps of the plan in this row, as its last edit left them, in the numbers of its translation or of `reading`,
   * another one. `language` is that of the titles of a suggested plan, as far as there are translations.
   */
  find: (
    row: Pick<PlanRow, 'id' | 'version'>,
    translation: Translation | undefined,
    reading?: Translation,
    language?: string,
  ) => Promise<FormattedSteps>
}

/** A plan of a year needs about a megabyte. */
const KEPT = 32

/**
 * The formatted steps of the plans used last: a year of readings takes longer to load and format than all else in its
 * answer, and many visitors follow the same plan. An edited plan has another version and is loaded again.
 */
export function createPlanSteps(db: Db, kept = KEPT): PlanSteps {
  const plans = keepLatest<string, { key: string; loading: Promise<FormattedSteps> }>(kept)
  return {
    find({ id, version }, translation, reading, language = '') {
      const name = `${id} ${reading?.id ?? ''} ${language}`
      const key = `${version} ${translation?.version} ${reading?.version}`
      const known = plans.get(name)
      if (known?.key === key) return known.loading
      const loading = load(db, id, { translation, reading, language })
      plans.set(name, { key, loading })
      loading.catch(() => {
        if (plans.get(name)?.loading === loading) plans.delete(name)
      })
      return loading
    },
  }
}

async function load(
  db: Db,
  planId: number,
  { translation, reading, language }: { translation?: Translation; reading?: Translation; language: string },
): Promise<FormattedSteps> {
  const stored = await listPlanSteps(db, planId, null)
  const rows = translation && reading ? stored.map((row) => inNumbersOf(row, translation, reading)) : stored
  const { versification } = reading ?? translation ?? {}
  const places = placeSteps(rows)
  const shown = rows.map(({ is_done: _, ...row }) => ({ ...row, title: titleIn(row.title, language) }))
  const steps = shown.map((row, index) => ({
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

/** A title of a suggested plan: of its authors, who may use the words of the outline for it, or of the outline. */
const titleIn = (title: string, language: string) => seedIn(language, title) ?? titleOfOutline(title, language)

/** A step in the numbers of another text, and its title if that is only the passage. */
function inNumbersOf(row: PlanStepRow, from: Translation, to: Translation): PlanStepRow {
  const there = renumbered(row, from, to)
  const isPassage = row.title === formatReference(row, { versification: from.versification })
  return isPassage ? { ...there, title: formatReference(there, { versification: to.versification }) } : there
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
