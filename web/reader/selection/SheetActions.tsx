import { Languages, Waypoints } from 'lucide-react'
import { useState } from 'react'
import css from '../bars.module.css'
import { CompareSheet } from './CompareSheet.tsx'
import { RelatedSheet } from './RelatedSheet.tsx'

type Props = {
  /** "John 3:16–17", as the reader sees it. */
  label: string
  /** The same with the English name of the book: "John 3:16-17". */
  reference: string
  translation: string
  text: () => string
  /** Keeps the verses while the browser's own selection is cleared. */
  onKeep: () => void
}

/** What opens a sheet about the selected verses: other translations, and the passages that they lead to. */
export function SheetActions({ label, reference, translation, text, onKeep }: Props) {
  const [opened, setOpened] = useState<'compare' | 'related' | null>(null)
  const sheet = { label, reference, translation, onClose: () => setOpened(null) }
  const open = (which: 'compare' | 'related') => () => {
    onKeep()
    setOpened(which)
  }
  return (
    <>
      <button type="button" className={css.action} aria-haspopup="dialog" onClick={open('compare')}>
        <Languages aria-hidden size={17} strokeWidth={1.75} />
        Compare
      </button>
      <button type="button" className={css.action} aria-haspopup="dialog" onClick={open('related')}>
        <Waypoints aria-hidden size={17} strokeWidth={1.75} />
        Related
      </button>
      {opened === 'compare' && <CompareSheet {...sheet} sample={text()} />}
      {opened === 'related' && <RelatedSheet {...sheet} />}
    </>
  )
}
