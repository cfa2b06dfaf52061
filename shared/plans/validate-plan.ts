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

/** All that prevents an edited plan from being stored, in the order of the editor; empty if it is valid. */
export function validatePlan(plan: EditedPlan): PlanIssue[] {
  const issues: PlanIssue[] = []
  const add = (wrong: boolean, path: string, message: string) => {
    if (wrong) issues.push({ path, message })
  }
  const steps = plan.steps ?? []
  add(!plan.name?.trim(), 'name', 'Plan name is required')
  add(!plan.description?.trim(), 'description', 'Plan description is required')
  add(!isCount(plan.estimated_days), 'estimated_days', 'Duration must be at least 1 day')
  add(steps.length === 0, 'steps', 'Plan must have at least one reading step')
  for (const [index, step] of steps.entries()) {
    for (const { field, message } of stepIssues(step)) add(true, `steps.${index}.${field}`, message)
  }
  return issues
}

const numbers = ['start_chapter', 'start_verse', 'end_chapter', 'end_verse'] as const

function stepIssues(step: EditedStep): { field: string; message: string }[] {
  const issues: { field: string; message: string }[] = []
  if (!step.book?.trim()) issues.push({ field: 'book', message: 'Book is required' })
  for (const field of numbers) {
    if (!isCount(step[field])) issues.push({ field, message: `Valid ${field.replace('_', ' ')} is required` })
  }
  const [start, first, end, last] = numbers.map((field) => step[field])
  if (!isCount(start) || !isCount(end)) return issues
  if (start > end) issues.push({ field: 'start_chapter', message: 'Start chapter cannot be after end chapter' })
  else if (start === end && isCount(first) && isCount(last) && first > last)
    issues.push({ field: 'start_verse', message: 'Start verse cannot be after end verse' })
  return issues
}

const isCount = (value: number | undefined): value is number => Number.isInteger(value) && value! >= 1
