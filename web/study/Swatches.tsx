import { type Color, colors } from './items.ts'
import css from './swatches.module.css'
import { study } from './words.ts'
import './marks.css'

type Props = { value: Color | null; disabled?: boolean; onChoose: (color: Color) => void }

/** The five colours of highlights; the chosen one is pressed. */
export function Swatches({ value, disabled, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen
    <div role="group" aria-label={study('highlight')} className={css.swatches}>
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          disabled={disabled}
          aria-label={study(color)}
          title={study(color)}
          aria-pressed={color === value}
          onClick={() => onChoose(color)}
        >
          <span data-color={color} aria-hidden translate="no">
            Aa
          </span>
        </button>
      ))}
    </div>
  )
}
