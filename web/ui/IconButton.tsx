import type { ComponentProps, ReactNode } from 'react'
import css from './controls.module.css'

type Props = ComponentProps<'button'> & { label: string; children: ReactNode }

/** An icon-only button; its name is read out and shown on hover. */
export function IconButton({ label, className, children, ...rest }: Props) {
  return (
    <button type="button" aria-label={label} title={label} className={`${css.icon} ${className ?? ''}`} {...rest}>
      {children}
    </button>
  )
}
