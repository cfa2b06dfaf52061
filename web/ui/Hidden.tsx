import type { ComponentProps } from 'react'
import css from './controls.module.css'

/** Words for those who listen; nothing is drawn. */
export function Hidden(props: ComponentProps<'span'>) {
  return <span {...props} className={css.hidden} />
}
