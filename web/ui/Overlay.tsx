import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { onOwnCancel } from './on-own-cancel.ts'
import css from './overlay.module.css'

type Props = {
  label: string
  className?: string
  onClose: () => void
  children: ReactNode
}

/** A modal dialog that is open while it is mounted. Escape and a press outside ask to close it; focus returns. */
export function Overlay({ label, className, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  // close while it is still in the page: otherwise the browser does not return the focus
  useLayoutEffect(() => {
    const dialog = ref.current!
    if (!dialog.open) dialog.showModal()
    return () => dialog.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which the dialog handles itself
    <dialog
      ref={ref}
      aria-label={label}
      className={`${css.overlay} ${className ?? ''}`}
      onCancel={onOwnCancel(onClose)}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  )
}
