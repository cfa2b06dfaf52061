import { useId } from 'react'
import controls from './controls.module.css'
import css from './fields.module.css'

type Props<Value extends string> = {
  legend: string
  /** Only for screen readers, where the options explain themselves. */
  isLegendHidden?: boolean
  value: Value
  /** `lang` is the language of a label that is no word of the interface. */
  options: readonly { value: Value; label: string; lang?: string }[]
  onChange: (value: Value) => void
}

/** A choice of a few visible options: radio buttons drawn as one control. */
export function Segments<Value extends string>({ legend, isLegendHidden, value, options, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={isLegendHidden ? controls.hidden : css.caption}>{legend}</legend>
      <div className={css.row}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
