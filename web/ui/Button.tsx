import type { ComponentProps } from 'react'
import css from './controls.module.css'

type Props = ComponentProps<'button'> & { kind?: 'plain' | 'primary' | 'quiet' }

/** A button with words. `primary` is the one thing to do next, `quiet` has no edge until it is pointed at. */
export function Button({ kind = 'plain', className, type = 'button', ...rest }: Props) {
  return <button type={type} className={`${css.button} ${css[kind]} ${className ?? ''}`} {...rest} />
}
