import { DEFAULT_TRANSLATION } from '../../shared/limits.ts'
import { passagesOf } from '../../shared/plans/passages.ts'
import type { PlanBible } from '../../shared/plans/plan-bible.ts'
import type { PlanDemand } from '../../shared/plans/rules.ts'
import type { Outline } from '../../shared/plans/titles.ts'
import type { DraftPlan, DraftStep } from '../../shared/plans/types.ts'
import { readWhole } from '../../shared/plans/whole.ts'
import type { Db } from '../../shared/server/db.ts'
import { type CuratedPlan, saveCurated } from '../../shared/server/sql/curated-plans.ts'
import { loadOutline } from '../../shared/server/sql/outline.ts'
import { loadPlanBible } from '../../shared/server/sql/plan-bible.ts'
import { readEntries, type SeedEntry } from '../seed/read-entries.ts'

export type SeedPlan = { head: CuratedPlan; plan: DraftPlan; demand: PlanDemand }

/** Receives the plans that the default translation has no text for. */
export type Unreadable = (slug: string, error: unknown) => void

const refuse: Unreadable = (_, error) => {
  throw error
}

/**
 * Updates the public plans from the files in seed/plans, in the default translation. Does nothing until that is
 * imported: there is nothing to read yet. A plan that goes to `unreadable` is not changed; by default its error is thrown.
 */
export async function seedPlans(db: Db, unreadable = refuse): Promise<void> {
  const bible = await loadPlanBible(db, DEFAULT_TRANSLATION)
  if (!bible) return
  const plans = await curatedPlans(db, bible, unreadable)
  await db.transaction().execute(async (trx) => {
    for (const { head, plan } of plans) await saveCurated(trx, head, plan, bible)
  })
}

/** The plans of the files, with the demands on each of them. Throws with the slug if a line cannot be read. */
export async function curatedPlans(db: Db, bible: PlanBible, unreadable = refuse): Promise<SeedPlan[]> {
  const outline = await loadOutline(db, bible, bible.books.keys())
  return readEntries(new URL('../seed/plans/', import.meta.url)).flatMap((entry) => {
    try {
      return [curatedPlan(entry, bible, outline)]
    } catch (error) {
      unreadable(entry.fields.slug!, error)
      return []
    }
  })
}

/**
 * One plan from its file: a description, then a line for each day, `3 | title | passages`; a line that begins with `*`
 * has its passages divided evenly over all days.
 */
export function curatedPlan({ fields, body }: SeedEntry, bible: PlanBible, outline: Outline): SeedPlan {
  const [description = '', ...rest] = body.split('\n\n')
  const days = Number(fields.days)
  const lines = rest.join('\n').split('\n').filter(Boolean)
  const steps = lines.flatMap((line) => stepsOf(line, fields.slug!, days, bible, outline))
  const covers = fields.covers ? passagesOf(fields.covers, bible) : undefined
  return {
    head: {
      slug: fields.slug!,
      name: fields.name!,
      description: description.replaceAll('\n', ' '),
      theme: fields.theme ?? null,
      estimated_days: days,
      bible_id: bible.id,
      is_suggested: fields.suggested !== 'false',
    },
    plan: { theme: fields.theme ?? null, steps: steps.toSorted((a, b) => a.day - b.day) },
    demand: { days, mayVary: fields.varies === 'true', ...(covers && { covers }) },
  }
}

function stepsOf(line: string, slug: string, days: number, bible: PlanBible, outline: Outline): DraftStep[] {
  const cells = line.split('|').map((cell) => cell.trim())
  const ranges = passagesOf(cells.at(-1) ?? '', bible)
  if (cells[0] === '*') return readWhole(ranges, bible, outline, days)
  const [day, title = ''] = cells
  if (ranges.length === 0) throw new Error(`${slug}: nothing to read in "${line}"`)
  return ranges.map((range) => ({ ...range, day: Number(day), title, theme: null }))
}
