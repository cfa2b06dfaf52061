import { useParams } from 'react-router-dom'
import { PlanListScreen } from './PlanListScreen.tsx'
import { PlanScreen } from './PlanScreen.tsx'

/** The plan whose number stands in the address; the list for whatever else stands there. */
export function PlanOrListScreen() {
  const { planId = '' } = useParams()
  return /^\d+$/.test(planId) ? <PlanScreen key={planId} /> : <PlanListScreen />
}
