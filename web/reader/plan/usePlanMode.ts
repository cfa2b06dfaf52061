import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Plan, PlanStep } from '#shared/contract/plans.ts'
import { movePlan, useCurrentReading, usePlan } from '../../data/plan-hooks.ts'
import { passageOf } from '../../data/step-passage.ts'
import { stepPath } from '../../data/step-path.ts'
import { toast } from '../../ui/toast.ts'
import type { PageTurn } from '../text/ChapterCards.tsx'
import { reader } from '../words.ts'

export type PlanMode = {
  plan: Plan
  step: PlanStep
  /** The verses of the step in this chapter. */
  verses: number[]
  /** The links onward: within the step, then to the previous or next step. Null if the plan has no such step. */
  previous: PageTurn | null
  next: PageTurn | null
}

type Here = { book: string; chapter: number; chatId: number | null; nameOf: (chapter: number) => string }
/** The links without a plan, and when the plan has none. */
type Normal = Record<'previous' | 'next', PageTurn | null>

/**
 * The plan step in the address, while one of its chapters is open. The way on goes through all chapters of the step
 * first. `waiting` while the plan loads, null without a plan.
 */
export function usePlanMode(here: Here, normal: Normal): PlanMode | 'waiting' | null {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { plan, isLoading } = usePlan(idOf(params.get('plan')))
  const stepId = idOf(params.get('step'))
  const { data: current, isLoading: isSeeking, mutate: refreshCurrent } = useCurrentReading(plan?.is_current === true)
  const { book, chapter, chatId } = here
  const index = plan?.steps.findIndex((each) => each.id === stepId) ?? -1
  const step = plan?.steps[index]
  // the plan's position decides whether it moves on with the reader
  if ((!plan && isLoading) || isSeeking) return 'waiting'
  if (!plan || !step || step.book !== book || chapter < step.start_chapter || chapter > step.end_chapter) return null

  const within = (to: number): PageTurn => ({ name: here.nameOf(to), to: stepPath(plan.id, step, to, chatId) })
  const leave = (where: 'next' | 'previous'): PageTurn | null => {
    const other = plan.steps[index + (where === 'next' ? 1 : -1)]
    const usual = normal[where]
    const to = other ? stepPath(plan.id, other, undefined, chatId) : usual?.to
    if (!to) return null
    const go = async () => {
      // a step opened out of order changes nothing on the server
      const isCurrent = current?.current_step?.id === step.id
      const moved = isCurrent ? await movePlan(plan.id, `${where}-step`, step.id).catch(() => null) : null
      // nothing has moved if another tab has started another plan
      const isTurn = isCurrent && (!moved || moved.plan.id === plan.id)
      const reached = isTurn ? moved?.current_step : other
      if (reached && reached.id !== step.id) return navigate(stepPath(plan.id, reached, undefined, chatId))
      const { steps } = moved?.plan ?? plan
      if (isTurn && !other && where === 'next' && steps.every(({ is_done }) => is_done))
        toast(reader('planRead', { plan: plan.name }))
      if (isTurn && !moved) void refreshCurrent()
      return usual && navigate(usual.to)
    }
    return { name: other ? passageOf(other) : (usual?.name ?? ''), to, go: () => void go() }
  }
  return {
    plan,
    step,
    verses: versesOf(step, chapter),
    previous: chapter > step.start_chapter ? within(chapter - 1) : leave('previous'),
    next: chapter < step.end_chapter ? within(chapter + 1) : leave('next'),
  }
}

/** No chapter has more verses. */
const MOST = 176

function versesOf({ start_chapter, start_verse, end_chapter, end_verse }: PlanStep, chapter: number): number[] {
  const first = chapter === start_chapter ? start_verse : 1
  const last = chapter === end_chapter ? end_verse : MOST
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset)
}

function idOf(text: string | null): number | null {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
