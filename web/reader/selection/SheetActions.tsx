import { Ellipsis, Languages, Share2, Waypoints } from 'lucide-react'
import { Suspense, useState } from 'react'
import { bookById } from '#shared/bible/books.ts'
import { formatVerses } from '#shared/bible/verses.ts'
import { type Place, readPath } from '../../data/read-path.ts'
import { lazily } from '../../ui/lazily.ts'
import css from '../bars.module.css'
import { CompareSheet } from './CompareSheet.tsx'
import { RelatedSheet } from './RelatedSheet.tsx'
import { selection } from './words.ts'

const ShareSheet = lazily(() => import('../../share/ShareSheet.tsx'), 'ShareSheet')

type Props = {
  /** "John 3:16–17", as the reader sees it. */
  label: string
  place: Required<Place>
  translation: string
  /** The translation's abbreviation; empty if it has none. */
  abbreviation: string
  text: () => string
  /** The words with their reference. */
  signed: () => string
  /** Copies a text and says so. */
  copy: (text: string, then: 'linked') => Promise<void>
  /** Keeps the verses while the browser's own selection is cleared. */
  onKeep: () => void
}

type Opened = 'compare' | 'related' | 'share'

/** Shares the link of the selected verses, and opens the sheets about them. */
export function SheetActions({ label, place, translation, abbreviation, ...rest }: Props) {
  const { text, signed, copy, onKeep } = rest
  // in English whatever the translation, for requests to other translations
  const reference = `${bookById(place.book)?.name ?? place.book} ${place.chapter}:${formatVerses(place.verses)}`
  const url = new URL(readPath(place), location.origin).href
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
        {selection('share')}
      </button>
      <button type="button" className={css.action} aria-haspopup="dialog" onClick={open('compare')}>
        <Languages aria-hidden size={17} strokeWidth={1.75} />
        {selection('compare')}
      </button>
      <button type="button" className={css.action} aria-haspopup="dialog" onClick={open('related')}>
        <Waypoints aria-hidden size={17} strokeWidth={1.75} />
        {selection('related')}
      </button>
      <button type="button" className={css.action} aria-haspopup="dialog" onClick={open('share')}>
        <Ellipsis aria-hidden size={17} strokeWidth={1.75} />
        {selection('more')}
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
