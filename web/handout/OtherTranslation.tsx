import { useId } from 'react'
import { useBibles } from '../data/hooks.ts'
import css from './handout.module.css'

type Props = {
  /** The translation that is read, which is not among the choices. */
  translation: string
  value: string
  /** The name of the choice of none; without it one must be chosen. */
  none?: string
  onChange: (id: string) => void
}

/** The choice of a second translation. */
export function OtherTranslation({ translation, value, none, onChange }: Props) {
  const id = useId()
  const { bibles = [] } = useBibles()
  return (
    <div className={css.field}>
      <label htmlFor={id}>Second translation</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {none && <option value="">{none}</option>}
        {bibles
          .filter((bible) => bible.id !== translation)
          .map((bible) => (
            <option key={bible.id} value={bible.id}>
              {bible.name}
            </option>
          ))}
      </select>
    </div>
  )
}
