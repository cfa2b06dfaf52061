import { type ReactNode, useEffect, useRef } from 'react'
import css from './popover.module.css'
import { useDismiss, usePosition } from './usePopover.ts'

type Props = {
  label: string
  marker: HTMLElement
  /** Opened by tap or key: the focus moves inside. */
  isPinned: boolean
  onClose: () => void
  onHover?: (isInside: boolean) => void
  children: ReactNode
}

/** A small card beside its marker; Escape or a press elsewhere closes it. */
export function Popover({ label, marker, isPinned, onClose, onHover, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  usePosition(ref, marker)
  useDismiss(ref, marker, onClose)
  useEffect(() => {
    if (isPinned) ref.current?.focus({ preventScroll: true })
  }, [isPinned])
  return (
    <div
      ref={ref}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={css.popover}
      onMouseEnter={() => onHover?.(true)}
      onMouseLeave={() => onHover?.(false)}
    >
      {children}
    </div>
  )
}
