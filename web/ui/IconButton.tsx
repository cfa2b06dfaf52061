import type { ComponentProps, ReactNode } from 'react'
import css from './controls.module.css'

type Props = ComponentProps<'button'> & { label: string; children: ReactNode }

/** A button that is only a picture; its name is said and shown on hover. */
export function IconButton({ label, className, children, ...rest }: Props) {
  return (
    <button type="button" aria-label={label} title={label} className={`${css.icon} ${className ?? ''}`} {...rest}>
      {children}
    </button>
  )
}
