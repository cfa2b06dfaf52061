import { Ellipsis, Languages, Share2, Waypoints } from 'lucide-react'
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
  /** The words with their reference. */
  signed: () => string
  /** Copies a text and says so. */
  copy: (text: string, then: 'linked') => Promise<void>
  /** Keeps the verses while the browser's own selection is cleared. */
  onKeep: () => void
}

type Opened = 'compare' | 'related' | 'share'

/** Shares the selected verses' link, and opens a sheet about them: other translations, the passages that they lead to, ways to send them. */
export function SheetActions({ label, reference, translation, abbreviation, url, ...rest }: Props) {
  const { text, signed, copy, onKeep } = rest
  const [opened, setOpened] = useState<Opened | null>(null)
  const sheet = { label, reference, translation, onClose: () => setOpened(null) }
  const open = (which: Opened) => () => {
    onKeep()
    setOpened(which)
  }
  const share = async () => {
    if (!navigator.share) return copy(url, 'linked')
    // ignored on purpose: closing the share sheet is not a failure
    await navigator.share({ title: label, text: signed(), url }).catch(() => {})
  }
  return (
    <>
      <button type="button" className={css.action} onClick={() => void share()}>
        <Share2 aria-hidden size={17} strokeWidth={1.75} />
        Share
      </button>
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
