import { z } from 'zod'

export const Progress = z.object({ completed_steps: z.int(), total_steps: z.int(), percentage: z.int() })
export type Progress = z.infer<typeof Progress>

export const PlanStep = z.object({
  id: z.int(),
  day: z.int(),
  day_index: z.int(),
  step_order: z.int(),
  name: z.string(),
  title: z.string(),
  theme: z.string().nullable(),
  verse_range: z.string(),
  book: z.string(),
  start_chapter: z.int(),
  start_verse: z.int(),
  end_chapter: z.int(),
  end_verse: z.int(),
})
export type PlanStep = z.infer<typeof PlanStep>

export const PlanState = z.enum(['initialized', 'building', 'ready', 'failed'])
export type PlanState = z.infer<typeof PlanState>

export const Plan = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.string(),
  theme: z.string().nullable(),
  estimated_days: z.int(),
  is_public: z.boolean(),
  is_current: z.boolean(),
  state: PlanState,
  error: z.string().nullable(),
  steps: z.array(PlanStep),
  steps_by_day: z.record(z.string(), z.array(PlanStep)),
  progress: Progress.nullable(),
})
export type Plan = z.infer<typeof Plan>
