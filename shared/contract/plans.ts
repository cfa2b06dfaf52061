import { z } from 'zod'
import { PLAN_DAYS_MAX, PLAN_DESCRIPTION_MAX, PLAN_NAME_MAX } from '../limits.ts'
import { visibleLine, visibleText } from '../visible-text.ts'
import { Care } from './care.ts'

export const Progress = z.object({ completed_steps: z.int(), total_steps: z.int(), percentage: z.int() })
export type Progress = z.infer<typeof Progress>

export const PlanStep = z.object({
  id: z.int(),
  day: z.int(),
  /** Its position among the steps of its day, from 1. */
  day_index: z.int(),
  step_order: z.int(),
  name: z.string(),
  title: z.string(),
  theme: z.string().nullable(),
  /** As people write it: `John 3:16–18`. */
  verse_range: z.string(),
  book: z.string(),
  start_chapter: z.int(),
  start_verse: z.int(),
  end_chapter: z.int(),
  end_verse: z.int(),
  word_count: z.int(),
  /** The visitor has read it; always false for visitors who do not follow the plan. */
  is_done: z.boolean(),
})
export type PlanStep = z.infer<typeof PlanStep>

export const PlanState = z.enum(['initialized', 'building', 'ready', 'failed'])
export type PlanState = z.infer<typeof PlanState>

/** Who owns the plan, as far as a visitor learns: they do, another visitor does, or the edition does. */
export const PlanCreator = z.enum(['me', 'community', 'featured'])
export type PlanCreator = z.infer<typeof PlanCreator>

/**
 * How a plan built without a model departs from its description: nothing was found for it, so it has general passages
 * (`not_understood`), or only verses with its words were found (`words_only`).
 */
export const PlanNote = z.enum(['not_understood', 'words_only'])
export type PlanNote = z.infer<typeof PlanNote>

/** How a visitor follows a plan: day n is read on `dates[n - 1]`. Before the start `dates` is empty. */
export const Following = z.object({ started_on: z.string().nullable(), dates: z.array(z.string()) })
export type Following = z.infer<typeof Following>

/** A plan in a list: everything except its steps. */
export const PlanSummary = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.string(),
  theme: z.string().nullable(),
  estimated_days: z.int(),
  /** Anyone with the link can read it. */
  is_public: z.boolean(),
  /** Listed among all plans; never without `is_public`. */
  is_listed: z.boolean(),
  is_current: z.boolean(),
  is_owner: z.boolean(),
  creator: PlanCreator,
  state: PlanState,
  /** Why it could not be built: an error code. */
  error: z.string().nullable(),
  note: PlanNote.nullable(),
  step_count: z.int(),
  minutes_a_day: z.int(),
  /** How many visitors have begun it. */
  followers: z.int(),
  /** 1 to 5, by how well its followers keep up; null until the first follower's first day is over. */
  rating: z.number().nullable(),
  /** The visitor's progress; null if they do not follow the plan. */
  progress: Progress.nullable(),
})
export type PlanSummary = z.infer<typeof PlanSummary>
export const PlansAnswer = z.object({ plans: z.array(PlanSummary) })

/** What a search for plans finds: no plan for words of distress that have a full reply. */
export const FoundPlans = PlansAnswer.extend({ care: Care.optional() })
export type FoundPlans = z.infer<typeof FoundPlans>

export const CheckedTranslation = z.object({ id: z.string(), name: z.string(), abbreviation: z.string() })

export const Plan = PlanSummary.extend({
  steps: z.array(PlanStep),
  steps_by_day: z.record(z.string(), z.array(PlanStep)),
  minutes_by_day: z.record(z.string(), z.int()),
  /** The translation that its steps were checked against; null while it has no steps. */
  checked_translation: CheckedTranslation.nullable(),
  /** The translation whose verse numbers its steps have here: the one that the visitor reads. */
  numbering: z.string(),
  /** Changes with every edit. */
  version: z.string(),
  following: Following.nullable(),
})
export type Plan = z.infer<typeof Plan>
export const PlanAnswer = z.object({ plan: Plan })

/** `current_step` is the last one when all are read; null only if the plan lost all its steps. */
export const CurrentPlan = z.object({ plan: Plan, current_step: PlanStep.nullable(), progress: Progress })
export type CurrentPlan = z.infer<typeof CurrentPlan>

/**
 * The current plan without its other steps. `next_step` is where it resumes: the first unread step from `current_step`
 * on, else the first unread one, else the first.
 */
export const CurrentReading = z.object({
  plan: PlanSummary,
  current_step: PlanStep.nullable(),
  next_step: PlanStep.nullable(),
  progress: Progress,
})
export type CurrentReading = z.infer<typeof CurrentReading>

/** Visible text of at most `max` characters, counted as people do. */
const text = (max: number, what: string, visible = visibleLine) =>
  z
    .string()
    .overwrite(visible)
    .refine((given) => [...given].length <= max, `${what} has at most ${max} characters`)
const name = text(PLAN_NAME_MAX, 'A name')
const description = text(PLAN_DESCRIPTION_MAX, 'A description', visibleText)

/** POST /api/reading-plans: returns 201 immediately, a job builds the steps. */
export const CreatePlanRequest = z.object({
  name: name.refine((given) => given !== '', 'Plan name is required'),
  description: description.refine((given) => given !== '', 'Plan description is required'),
  estimated_days: z
    .int('Duration must be at least 1 day')
    .min(1, 'Duration must be at least 1 day')
    .max(PLAN_DAYS_MAX, `Duration must be at most ${PLAN_DAYS_MAX} days`),
  is_public: z.boolean().default(false),
  /** True makes the plan public too. */
  is_listed: z.boolean().default(false),
})
export type CreatePlanRequest = z.input<typeof CreatePlanRequest>

/**
 * 201 with the plan, and with two lines of help if its words may express distress. 200 with the help and no plan if
 * they do: nothing is stored then.
 */
export const CreatePlanAnswer = z.object({ plan: Plan.nullable(), care: Care.optional() })
export type CreatePlanAnswer = z.infer<typeof CreatePlanAnswer>

/** A step as the editor sends it. A step with an id keeps its row and its reading progress. */
export const EditedPlanStep = z.object({
  id: z.int().positive().optional(),
  day: z.int().min(1).max(PLAN_DAYS_MAX),
  title: text(120, 'A title').default(''),
  theme: text(60, 'A theme').nullish(),
  book: z.string().max(64).optional(),
  start_chapter: z.int().optional(),
  start_verse: z.int().optional(),
  end_chapter: z.int().optional(),
  end_verse: z.int().optional(),
})
export type EditedPlanStep = z.input<typeof EditedPlanStep>

/**
 * PUT /api/reading-plans/{id}: omitted fields do not change. `steps` are all steps, in their order. A plan that is
 * listed but not public is rejected.
 */
export const EditPlanRequest = z
  .object({
    name: name.optional(),
    description: description.optional(),
    estimated_days: z.int().max(PLAN_DAYS_MAX, `Duration must be at most ${PLAN_DAYS_MAX} days`).optional(),
    is_public: z.boolean().optional(),
    /** True makes the plan public too; a plan that is made private is no longer listed. */
    is_listed: z.boolean().optional(),
    steps: z.array(EditedPlanStep).max(1500).optional(),
    /** The `version` of the plan that was edited: 409 `plan_changed` if it has changed since. */
    version: z.string().max(64).optional(),
    /** The `numbering` of that plan, for `steps`; by default the translation that the visitor reads. */
    numbering: z.string().max(64).optional(),
  })
  .refine(({ is_public, is_listed }) => !(is_listed && is_public === false), {
    path: ['is_listed'],
    message: 'Only a public plan can be listed',
  })
export type EditPlanRequest = z.input<typeof EditPlanRequest>

const anyOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.preprocess((given) => (given === '' || given === 'all' ? undefined : given), z.enum(words).optional())

/** DELETE /api/reading-plans/{id}: false if others read the plan, so that it was only removed from the creator's plans. */
export const DeletePlanAnswer = z.object({ is_deleted: z.boolean() })

/** GET /api/reading-plans/search. Empty and `all` do not filter. */
export const PlanSearchQuery = z.object({
  q: z.string().trim().max(200).default(''),
  // a plus that was not encoded arrives as a space
  days: z.preprocess(
    (given) => (given === '91 ' || given === '91' ? '91+' : given),
    anyOf(['1-7', '8-30', '31-90', '91+']),
  ),
  theme: anyOf(['hope', 'grace', 'love', 'faith']),
  creator: anyOf(['me', 'community', 'featured']),
  sort: z.preprocess(
    (given) => (given === '' ? undefined : given),
    z.enum(['popularity', 'newest', 'rating', 'duration']).default('popularity'),
  ),
})
export type PlanSearchQuery = z.output<typeof PlanSearchQuery>

/** The reader's date, if it is given and is today somewhere on earth; else the day in UTC. */
const today = z.iso.date().optional()

export const CurrentPlanRequest = z.object({ plan_id: z.int().positive(), today })
/** PUT next-step and previous-step take no body, or the step to leave: then a second tab does not move twice. */
export const MoveStepRequest = z.object({ step_id: z.int().positive().optional() })
export const StepDoneRequest = z.object({ done: z.boolean() })
export const StepDoneAnswer = z.object({ step: PlanStep, progress: Progress })
export const ScheduleChoice = z.enum(['catch_up', 'spread_out', 'start_today'])
export type ScheduleChoice = z.infer<typeof ScheduleChoice>
export const ScheduleRequest = z.object({ choice: ScheduleChoice, today })
export const ScheduleAnswer = z.object({ following: Following, progress: Progress })
