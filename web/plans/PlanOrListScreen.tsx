import { useParams } from 'react-router-dom'
import { PlanListScreen } from './PlanListScreen.tsx'
import { PlanScreen } from './PlanScreen.tsx'

/** The plan whose id is in the address; the list for anything else. */
export function PlanOrListScreen() {
  const { planId = '' } = useParams()
  return /^\d+$/.test(planId) ? <PlanScreen key={planId} /> : <PlanListScreen />
}
