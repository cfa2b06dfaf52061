import { useEffect, useReducer } from 'react'
import { createPortal } from 'react-dom'
import { dismissToast, useToast } from './toast.ts'
import css from './toasts.module.css'
import { ui } from './words.ts'

/** Where toasts appear: at the bottom of the page, or of the upper dialog that covers it, so that they can be pressed. */
export function Toasts() {
  const toast = useToast()
  useEffect(() => {
    if (!toast?.text) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration)
    return () => clearTimeout(timer)
  }, [toast])
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  // a toast with Undo outlasts the dialog
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    place.addEventListener('close', draw)
    return () => place.removeEventListener('close', draw)
  }, [place])
  return createPortal(
    <section aria-label={ui('notices')} className={css.place}>
      <div role="status">
        {toast?.text && (
          <div key={toast.id} className={css.toast}>
            <span>{toast.text}</span>
            {toast.action && (
              <button
                type="button"
                lang={toast.action.lang}
                onClick={() => {
                  dismissToast(toast.id)
                  toast.action?.onClick()
                }}
              >
                {toast.action.label}
              </button>
            )}
          </div>
        )}
      </div>
    </section>,
    place,
  )
}
