import type { ComponentProps } from 'react'
import css from './controls.module.css'

/** Text for screen readers only. */
export function Hidden(props: ComponentProps<'span'>) {
  return <span {...props} className={css.hidden} />
}
