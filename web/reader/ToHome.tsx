import { Navigate } from 'react-router-dom'

/** Redirects an unknown place to Home, with the requested text. */
export function ToHome({ asked }: { asked: string }) {
  return <Navigate replace to="/?notfound=1" state={{ asked }} />
}
