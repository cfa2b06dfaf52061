import { formatVerses } from '#shared/bible/verses.ts'
import type { EditPlanRequest, Plan, PlanStep } from '#shared/contract/plans.ts'
import { type PlanIssue, validatePlan } from '#shared/plans/validate-plan.ts'
import { editor } from './editor-words.ts'

/** The numbers of a step's range, in the order of the editor. */
export const rangeFields = ['start_chapter', 'start_verse', 'end_chapter', 'end_verse'] as const
type RangeField = (typeof rangeFields)[number]

/** A step being edited: a number that was cleared is undefined. `key` identifies steps before they have an id. */
export type StepDraft = { key: string; id?: number; day: number; title: string; theme: string | null; book: string } & {
  [field in RangeField]: number | undefined
}
export type PlanDraft = Pick<Plan, 'version' | 'numbering'> & {
  name: string
  description: string
  estimated_days: number | undefined
  steps: readonly StepDraft[]
}

export type DraftAction =
  | { type: 'changed'; change: Partial<Pick<PlanDraft, 'name' | 'description' | 'estimated_days'>> }
  | { type: 'stepChanged'; key: string; change: Partial<StepDraft> }
  | { type: 'stepAdded'; key: string; day: number }
  | { type: 'stepRemoved'; key: string }
  | { type: 'stepMoved'; key: string; by: 1 | -1 }
  /** Steps were stored, in the order in which they were sent. */
  | {
      type: 'saved'
      sent: readonly StepDraft[]
      stored: Pick<Plan, 'version'> & { steps: readonly Pick<PlanStep, 'id'>[] }
    }

/** The editor's initial state. */
export function draftOf({ name, description, estimated_days, version, numbering, steps }: Plan): PlanDraft {
  return {
    version,
    numbering,
    name,
    description,
    estimated_days,
    steps: steps.map(({ id, day, title, theme, book, start_chapter, start_verse, end_chapter, end_verse }) => {
      return { key: `step ${id}`, id, day, title, theme, book, start_chapter, start_verse, end_chapter, end_verse }
    }),
  }
}

export function draftReducer(draft: PlanDraft, action: DraftAction): PlanDraft {
  switch (action.type) {
    case 'changed':
      return { ...draft, ...action.change }
    case 'stepChanged':
      return {
        ...draft,
        steps: draft.steps.map((step) => (step.key === action.key ? { ...step, ...action.change } : step)),
      }
    case 'stepAdded':
      return { ...draft, steps: inserted(draft.steps, action.key, action.day) }
    case 'stepRemoved':
      return { ...draft, steps: draft.steps.filter(({ key }) => key !== action.key) }
    case 'stepMoved':
      return { ...draft, steps: moved(draft, action.key, action.by) }
    case 'saved':
      return {
        ...draft,
        version: action.stored.version,
        steps: identified(draft.steps, action.sent, action.stored.steps),
      }
  }
}

/** True for an action after which steps have other positions, which the paths of errors contain. */
export const movesSteps = ({ type }: DraftAction): boolean =>
  type === 'stepAdded' || type === 'stepRemoved' || type === 'stepMoved'

/** The element that gets the focus, and the day that has to be open for it. */
export type DraftFocus = { selector: string; day?: number }

/**
 * Where the focus is after an action that removes its button or moves it: on the same button of a step that moved; on
 * the step after one that was removed, or on the button that adds one. Undefined where it stays by itself.
 */
export function focusAfter(draft: PlanDraft, action: DraftAction): DraftFocus | undefined {
  if (action.type !== 'stepMoved' && action.type !== 'stepRemoved') return undefined
  const step = draft.steps.find(({ key }) => key === action.key)
  if (!step) return undefined
  if (action.type === 'stepMoved') {
    const there = draftReducer(draft, action).steps.find(({ key }) => key === action.key)
    return { selector: `[data-step="${step.key}"] [data-move="${action.by}"]`, day: there?.day }
  }
  const { day } = step
  const own = draft.steps.filter((each) => each.day === day)
  const next = own[own.indexOf(step) + 1]
  return { selector: next ? `[data-step="${next.key}"]` : `[data-add="${day}"]`, day }
}

/** Adds a new step at the end of its day. */
function inserted(steps: readonly StepDraft[], key: string, day: number): StepDraft[] {
  const numbers = { start_chapter: undefined, start_verse: undefined, end_chapter: undefined, end_verse: undefined }
  const step: StepDraft = { key, day, title: '', theme: null, book: '', ...numbers }
  const after = steps.findLastIndex((each) => each.day <= day) + 1
  return steps.toSpliced(after, 0, step)
}

/** Swaps a step with its neighbour of the same day; at the edge of a day it moves to the adjacent day. */
function moved({ steps, estimated_days }: PlanDraft, key: string, by: 1 | -1): readonly StepDraft[] {
  const index = steps.findIndex((step) => step.key === key)
  const step = steps[index]
  if (!step) return steps
  const neighbour = steps[index + by]
  if (neighbour?.day === step.day) return steps.with(index, neighbour).with(index + by, step)
  const day = step.day + by
  if (day < 1 || day > (estimated_days ?? 1)) return steps
  return steps.with(index, { ...step, day })
}

/** The steps with the ids of their rows: a step that is new, or has another passage, got a new one. */
function identified(
  steps: readonly StepDraft[],
  sent: readonly StepDraft[],
  stored: readonly Pick<PlanStep, 'id'>[],
): readonly StepDraft[] {
  const ids = new Map(sent.map(({ key }, index) => [key, stored[index]?.id]))
  return steps.map((step) => (ids.has(step.key) ? { ...step, id: ids.get(step.key) } : step))
}

/** The validation errors of a draft, each with its path: `steps.0.book`. */
export const draftIssues = (draft: PlanDraft): PlanIssue[] => [...validatePlan(draft, editor), ...daysBeyond(draft)]

/** Steps after the last day are an error of the duration, which is what the reader changed. */
function daysBeyond({ estimated_days = 0, steps }: PlanDraft): PlanIssue[] {
  const days = [...new Set(steps.map(({ day }) => day))].filter((day) => day > estimated_days)
  if (estimated_days < 1 || days.length === 0) return []
  const shown = formatVerses(days, { comma: ', ', dash: '–' })
  return [{ path: 'estimated_days', message: editor('daysBeyond', { count: days.length, days: shown }) }]
}

/** Whether a stored plan has all that a draft says: it was stored although its answer was lost. */
export function isStored(draft: PlanDraft, plan: Plan): boolean {
  const content = ({ name, description, estimated_days, steps }: PlanDraft) =>
    JSON.stringify([
      name.trim(),
      description.trim(),
      estimated_days,
      steps.map((step) => ({ ...step, key: '', id: 0 })),
    ])
  return content(draft) === content({ ...draftOf(plan), numbering: draft.numbering })
}

/** The draft as the API expects it. */
export function requestOf({ steps, ...draft }: PlanDraft): EditPlanRequest {
  return { ...draft, steps: steps.map(({ key: _, ...step }) => step) }
}
