import { lazy, Suspense, useState } from 'react'
import css from './reading-button.module.css'

const ReadingSheet = lazy(() => import('./ReadingSheet.tsx').then((module) => ({ default: module.ReadingSheet })))

/** "Aa" in the header: how the text is set. */
export function ReadingButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-label="Text settings"
        title="Text settings"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <span aria-hidden>Aa</span>
      </button>
      {isOpen && (
        <Suspense>
          <ReadingSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
