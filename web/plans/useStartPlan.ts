import { useNavigate } from 'react-router-dom'
import { startPlan } from '../data/plan-calls.ts'
import { stepPath } from '../data/step-path.ts'

/** Makes a plan the current one and opens its reading, or the plan if it has none. */
export function useStartPlan(): (id: number) => Promise<void> {
  const navigate = useNavigate()
  return async (id) => {
    const { plan, current_step } = await startPlan(id)
    await navigate(current_step ? stepPath(plan.id, current_step) : `/reading-plans/${plan.id}`)
  }
}
