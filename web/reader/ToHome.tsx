import { Navigate } from 'react-router-dom'

/** Leads home from a place that is nowhere, with what was asked for. */
export function ToHome({ asked }: { asked: string }) {
  return <Navigate replace to="/?notfound=1" state={{ asked }} />
}
