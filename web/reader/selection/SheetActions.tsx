import { Ellipsis, Languages, Waypoints } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import css from '../bars.module.css'
import { CompareSheet } from './CompareSheet.tsx'
import { RelatedSheet } from './RelatedSheet.tsx'

const ShareSheet = lazy(() => import('../share/ShareSheet.tsx').then((module) => ({ default: module.ShareSheet })))

type Props = {
  /** "John 3:16–17", as the reader sees it. */
  label: string
  /** The same with the English name of the book: "John 3:16-17". */
  reference: string
  translation: string
  /** The translation's abbreviation; empty if it has none. */
  abbreviation: string
  url: string
  text: () => string
  /** Keeps the verses while the browser's own selection is cleared. */
  onKeep: () => void
}

type Opened = 'compare' | 'related' | 'share'

/** What opens a sheet about the selected verses: other translations, the passages that they lead to, ways to send them. */
export function SheetActions({ label, reference, translation, abbreviation, url, text, onKeep }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const sheet = { label, reference, translation, onClose: () => setOpened(null) }
  const open = (which: Opened) => () => {
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
      <button type="button" className={css.action} aria-haspopup="dialog" onClick={open('share')}>
        <Ellipsis aria-hidden size={17} strokeWidth={1.75} />
        More
      </button>
      {opened === 'compare' && <CompareSheet {...sheet} sample={text()} />}
      {opened === 'related' && <RelatedSheet {...sheet} />}
      {opened === 'share' && (
        <Suspense>
          <ShareSheet
            verses={{ label, reference, translation, abbreviation, url, text: text() }}
            onClose={sheet.onClose}
          />
        </Suspense>
      )}
    </>
  )
}
