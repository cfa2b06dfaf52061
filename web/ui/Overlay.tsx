import { type ReactNode, useLayoutEffect, useRef } from 'react'
import css from './overlay.module.css'

type Props = {
  label: string
  className?: string
  onClose: () => void
  children: ReactNode
}

/** A modal dialog that is open as long as it is mounted. Escape and a press outside ask to close it; focus returns. */
export function Overlay({ label, className, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  // closed while it is still in the page: only then the browser gives the focus back
  useLayoutEffect(() => {
    const dialog = ref.current!
    if (!dialog.open) dialog.showModal()
    return () => dialog.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close is Escape, which the dialog hears itself
    <dialog
      ref={ref}
      aria-label={label}
      className={`${css.overlay} ${className ?? ''}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  )
}
