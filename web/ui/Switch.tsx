import type { ReactNode } from 'react'
import css from './switch.module.css'

type Props = {
  label: string
  note?: ReactNode
  isOn: boolean
  disabled?: boolean
  onChange: (isOn: boolean) => void
}

/** An on/off switch, with an explanatory line where the label is not enough. */
export function Switch({ label, note, isOn, disabled, onChange }: Props) {
  return (
    <label className={css.switch}>
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-checked={isOn}
        checked={isOn}
        disabled={disabled}
        onChange={() => onChange(!isOn)}
      />
    </label>
  )
}
