/// <reference lib="dom" />
import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import type { Db } from '../../../shared/server/db.ts'
import { insertPlan, type TestPlan } from '../client/plan.ts'
import type { OpenOptions } from './browser.ts'
import { sharedSite } from './site.ts'

export type PlanStepRow = { day: number; title: string; theme?: string; book: string; from: string; to: string }

/** The whole product without workers, so that plans are built only when a test does so. */
export function planScreens() {
  const site = sharedSite()
  const db = (): Db => site.database.db
  // seeded plans are irrelevant to these tests
  beforeAll(async () => {
    await db().updateTable('reading_plans').set({ is_suggested: false, is_public: false }).execute()
  })
  return {
    db,
    page: (options?: OpenOptions) => site.page(options),
    open: site.open,
    /** A plan of the edition with these readings, which every visitor may follow. */
    async plan(steps: PlanStepRow[], options: Parameters<typeof insertPlan>[2] = {}): Promise<TestPlan> {
      const days = Math.max(1, ...steps.map(({ day }) => day))
      const { planId } = await insertPlan(db(), null, { isPublic: true, ...options, days })
      await db().deleteFrom('plan_steps').where('plan_id', '=', planId).execute()
      return { planId, stepIds: steps.length > 0 ? await insertSteps(db(), planId, steps) : [] }
    },
    /** Builds a plan as the worker would. */
    async build(planId: number, steps: PlanStepRow[]): Promise<void> {
      await insertSteps(db(), planId, steps)
      await setState(db(), planId, 'ready')
    },
    setState: (planId: number, state: State) => setState(db(), planId, state),
    /** Sets a plan's start date to this many days ago. */
    async begunAgo(planId: number, days: number): Promise<void> {
      const started_on = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
      await db().updateTable('visitor_plans').set({ started_on }).where('plan_id', '=', planId).execute()
    },
  }
}

type State = 'initialized' | 'building' | 'ready' | 'failed'

async function setState(db: Db, planId: number, state: State): Promise<void> {
  const error = state === 'failed' ? 'deadline' : null
  await db.updateTable('reading_plans').set({ state, error, updated_at: sql`now()` }).where('id', '=', planId).execute()
}

async function insertSteps(db: Db, plan_id: number, steps: PlanStepRow[]): Promise<number[]> {
  const rows = steps.map(({ day, title, theme = null, book, from, to }, index) => {
    const [[start_chapter = 1, start_verse = 1], [end_chapter = 1, end_verse = 1]] = [numbers(from), numbers(to)]
    const range = { book, start_chapter, start_verse, end_chapter, end_verse }
    return { plan_id, day, step_order: index + 1, title, theme, ...range, word_count: 400 }
  })
  const stored = await db.insertInto('plan_steps').values(rows).returning('id').execute()
  return stored.map(({ id }) => id)
}

const numbers = (place: string) => place.split(':').map(Number)

/** A few short readings, two of them on one day, one of two chapters. */
export const shortSteps: PlanStepRow[] = [
  { day: 1, title: 'The new birth', theme: 'Grace', book: 'JHN', from: '3:1', to: '3:21' },
  { day: 1, title: 'All nations', book: 'PSA', from: '117:1', to: '117:2' },
  { day: 2, title: 'Greetings', book: '2JN', from: '1:1', to: '1:13' },
  { day: 3, title: 'Going up and night', book: 'PSA', from: '133:1', to: '134:3' },
]
