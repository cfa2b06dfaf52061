import type english from '../words/en/plan-editor.json'

/** A plan as its editor has it, with any input. */
type EditedStep = {
  book?: string
  start_chapter?: number
  start_verse?: number
  end_chapter?: number
  end_verse?: number
}
export type EditedPlan = {
  name?: string
  description?: string
  estimated_days?: number
  steps?: readonly EditedStep[]
}

/** What is wrong and where: `steps.0.book`. */
export type PlanIssue = { path: string; message: string }

const numbers = ['start_chapter', 'start_verse', 'end_chapter', 'end_verse'] as const

/** The key of an issue's message. */
type IssueKey = keyof typeof english

/**
 * All that prevents an edited plan from being stored, in the order of the editor; empty if it is valid. `say` returns
 * the editor's message for a key.
 */
export function validatePlan(plan: EditedPlan, say: (key: IssueKey) => string): PlanIssue[] {
  const issues: PlanIssue[] = []
  const add = (wrong: boolean, path: string, key: IssueKey) => {
    if (wrong) issues.push({ path, message: say(key) })
  }
  const steps = plan.steps ?? []
  add(!plan.name?.trim(), 'name', 'nameRequired')
  add(!plan.description?.trim(), 'description', 'descriptionRequired')
  add(!isCount(plan.estimated_days), 'estimated_days', 'durationTooShort')
  add(steps.length === 0, 'steps', 'noSteps')
  for (const [index, step] of steps.entries()) {
    for (const { field, key } of stepIssues(step)) add(true, `steps.${index}.${field}`, key)
  }
  return issues
}

function stepIssues(step: EditedStep): { field: string; key: IssueKey }[] {
  const issues: { field: string; key: IssueKey }[] = []
  if (!step.book?.trim()) issues.push({ field: 'book', key: 'bookRequired' })
  for (const field of numbers) {
    if (!isCount(step[field])) issues.push({ field, key: `${field}Required` })
  }
  const [start, first, end, last] = numbers.map((field) => step[field])
  if (!isCount(start) || !isCount(end)) return issues
  if (start > end) issues.push({ field: 'start_chapter', key: 'chaptersReversed' })
  else if (start === end && isCount(first) && isCount(last) && first > last)
    issues.push({ field: 'start_verse', key: 'versesReversed' })
  return issues
}

const isCount = (value: number | undefined): value is number => Number.isInteger(value) && value! >= 1
