import css from './fields.module.css'

type Option<Value> = { value: Value; label: string; language?: string }
type Props<Value extends string> = {
  label: string
  value: Value | undefined
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
}

/** A choice from a list, with its name above it. */
export function Select<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <label className={css.select}>
      <span className={css.caption}>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.language}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
