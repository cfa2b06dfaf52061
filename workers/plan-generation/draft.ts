import { z } from 'zod'
import { fitReference } from '#shared/plans/passages.ts'
import type { PlanBible } from '#shared/plans/plan-bible.ts'
import { type PlanDemand, planFaults, STEP_TITLE_MAX } from '#shared/plans/rules.ts'
import { placeOf } from '#shared/plans/titles.ts'
import type { DraftPlan } from '#shared/plans/types.ts'
import { visibleLine } from '#shared/visible-text.ts'
import type { Provider } from '../llm/provider.ts'
import { planRequest } from '../prompts/plan.ts'
import { englishDemand, englishView } from './english-view.ts'

/** The first draft and two corrections. */
const DRAFTS = 3
const STEPS_MAX = 1500
const THEME_MAX = 60

const whole = z.int().min(1).max(1000)
const Step = z.object({
  day: whole,
  title: z.string().transform(visible),
  book: z.string().transform((book) => book.trim().toUpperCase().slice(0, 8)),
  start_chapter: whole,
  start_verse: whole,
  end_chapter: whole,
  end_verse: whole,
})
const Draft = z.object({
  theme: z.string().nullish(),
  steps: z.array(Step).min(1).max(STEPS_MAX),
})

export type DraftRequest = {
  description: string
  bible: PlanBible
  demand: PlanDemand
  signal: AbortSignal
  /** Called for every draft with its number of faults. */
  onDraft?: (faults: number) => void
}

/**
 * A valid plan by the model, or undefined if three drafts were invalid. The faults are sent with the next call. The
 * model reads and writes English numbers, the plan has those of the translation. Rejects like the provider's `json`.
 */
export async function draftPlan(provider: Provider, request: DraftRequest): Promise<DraftPlan | undefined> {
  const { description, signal, onDraft = () => {} } = request
  const bible = englishView(request.bible)
  const demand = englishDemand(request.demand, request.bible, bible)
  const isRenumbered = bible !== request.bible
  let earlier: { draft: string; faults: string[] } | undefined
  for (let drafts = 0; drafts < DRAFTS; drafts++) {
    const prompt = planRequest({ description, bible, demand, isRenumbered, earlier })
    const { value } = await provider.json({ ...prompt, signal })
    const { plan, faults } = judge(value, bible, demand)
    onDraft(faults.length)
    if (plan && faults.length === 0) return isRenumbered ? inOwnNumbers(plan, bible, request) : plan
    earlier = { draft: JSON.stringify(value ?? null), faults }
  }
  return undefined
}

/** A plan in English numbers in those of the translation; undefined if it then leaves out what English Bibles lack. */
function inOwnNumbers(plan: DraftPlan, view: PlanBible, request: DraftRequest): DraftPlan | undefined {
  const { bible, demand } = request
  const steps = plan.steps.map((step) => {
    const own = { ...step, ...fitReference(step, bible) }
    return step.title === placeOf(step, view) ? { ...own, title: placeOf(own, bible) } : own
  })
  const own = { ...plan, steps }
  return planFaults(own, bible, demand).length === 0 ? own : undefined
}

function judge(value: unknown, bible: PlanBible, demand: PlanDemand): { plan?: DraftPlan; faults: string[] } {
  const parsed = Draft.safeParse(value)
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, 20)
    return { faults: issues.map(({ path, message }) => `${path.join('.') || 'the plan'}: ${message}`) }
  }
  const { theme, steps } = parsed.data
  const plan = {
    theme: visible(theme ?? '').slice(0, THEME_MAX) || null,
    // readers see the days in order, whatever the order of the draft
    steps: steps
      .map((step) => ({ ...step, title: step.title || placeOf(step, bible), theme: null }))
      .toSorted((a, b) => a.day - b.day),
  }
  return { plan, faults: planFaults(plan, bible, demand) }
}

/** The visible part of a title or a theme. */
function visible(text: string): string {
  return visibleLine(text).slice(0, STEP_TITLE_MAX * 4)
}
