import { randomBytes } from 'node:crypto'
import type { Db } from '../../../shared/server/db.ts'

export type TestPlan = { planId: number; stepIds: number[] }

type Options = {
  name?: string
  description?: string
  theme?: string | null
  isPublic?: boolean
  /** By default, true for a public plan of the edition. */
  isListed?: boolean
  isSuggested?: boolean
  state?: 'initialized' | 'building' | 'ready' | 'failed'
  /** One chapter of Mark a day. */
  days?: number
  stepsADay?: number
}

/** The number of verses in each chapter of Mark in eng-web. */
const MARK = [45, 28, 35, 41, 43, 56, 37, 38, 50, 52, 33, 44, 37, 72, 47, 20]

/** A plan through Mark, written as the product writes it: a visitor's, or the edition's if no owner is given. */
export async function insertPlan(db: Db, ownerId: string | null, options: Options = {}): Promise<TestPlan> {
  const { name = 'Through Mark', isPublic = false, isSuggested = false, state = 'ready', days = 3 } = options
  const { id } = await db
    .insertInto('reading_plans')
    .values({
      slug: `mark-${randomBytes(6).toString('hex')}`,
      owner_id: ownerId,
      type: ownerId ? 'generated' : 'curated',
      name,
      description: options.description ?? 'A chapter of Mark a day',
      theme: options.theme ?? null,
      estimated_days: days,
      bible_id: 'eng-web',
      is_public: isPublic,
      is_listed: options.isListed ?? (isPublic && ownerId === null),
      is_suggested: isSuggested,
      state,
      error: state === 'failed' ? 'deadline' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const stepIds = state === 'ready' ? await insertSteps(db, id, days, options.stepsADay ?? 1) : []
  return { planId: id, stepIds }
}

async function insertSteps(db: Db, plan_id: number, days: number, stepsADay: number): Promise<number[]> {
  const rows = Array.from({ length: days * stepsADay }, (_, index) => {
    const chapter = (index % MARK.length) + 1
    return {
      ...{ plan_id, day: Math.floor(index / stepsADay) + 1, step_order: index + 1, title: `Mark ${chapter}` },
      ...{ theme: null, book: 'MRK', start_chapter: chapter, start_verse: 1, end_chapter: chapter },
      ...{ end_verse: MARK[chapter - 1]!, word_count: 1000 },
    }
  })
  const steps = await db.insertInto('plan_steps').values(rows).returning('id').execute()
  return steps.map((step) => step.id)
}

/** Adds a plan to a visitor's plans, started on a date if one is given. */
export async function followAs(db: Db, visitorId: string, planId: number, started_on?: string): Promise<void> {
  await db.insertInto('visitor_plans').values({ visitor_id: visitorId, plan_id: planId, started_on }).execute()
}
