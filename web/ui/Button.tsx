import type { ComponentProps } from 'react'
import css from './controls.module.css'

type Props = ComponentProps<'button'> & { kind?: 'plain' | 'primary' | 'quiet' }

/** A button with text. `primary` is for the main action; `quiet` has no border until hovered. */
export function Button({ kind = 'plain', className, type = 'button', ...rest }: Props) {
  return <button type={type} className={`${css.button} ${css[kind]} ${className ?? ''}`} {...rest} />
}
