import { type ReactNode, useId } from 'react'
import form from './plan-form.module.css'
import css from './plans.module.css'

type Wiring = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }
type Props = { label: string; problem: string | undefined; children: (wiring: Wiring) => ReactNode }

/** A label, an input, and its validation error. */
export function Field({ label, problem, children }: Props) {
  const id = useId()
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': problem !== undefined, 'aria-describedby': problem && `${id}-problem` })}
      {problem && (
        <p id={`${id}-problem`} className={css.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
