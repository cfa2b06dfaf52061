import type { Reference } from '../bible/versification.ts'
import type { PlanNote } from '../contract/plans.ts'

/** A reading of a plan before it has a row: its day and its title. */
export type DraftStep = Reference & { day: number; title: string; theme: string | null }

/** The steps are in reading order. `note` is what its readers should know about how it was built. */
export type DraftPlan = { theme: string | null; steps: DraftStep[]; note?: PlanNote | null }

/** A reading with its position: `step_order` counts through the plan, `day_index` through its day, both from 1. */
export type PlacedStep = DraftStep & { step_order: number; day_index: number }

/** The steps with their positions. */
export function placeSteps(steps: readonly DraftStep[]): PlacedStep[] {
  let [day, day_index] = [0, 0]
  return steps.map((step, index) => {
    day_index = step.day === day ? day_index + 1 : 1
    day = step.day
    return { ...step, step_order: index + 1, day_index }
  })
}
