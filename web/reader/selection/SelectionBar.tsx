import { Check, Copy, Headphones, MessageCircleQuestion, X } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { formatVerses } from '#shared/bible/verses.ts'
import type { Place } from '../../data/read-path.ts'
import { copyText } from '../../ui/copy-text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { lazily } from '../../ui/lazily.ts'
import css from '../bars.module.css'
import { useVoices } from '../listen/voices.ts'
import { useSeenVerses } from './useSeenVerses.ts'
import { selection } from './words.ts'

const StudyActions = lazily(() => import('../../study/StudyActions.tsx'), 'StudyActions')
const SheetActions = lazily(() => import('./SheetActions.tsx'), 'SheetActions')

type Props = {
  /** "John 3" */
  name: string
  /** The translation's abbreviation: "WEB"; empty if it has none. */
  abbreviation: string
  place: Required<Place>
  translation: string
  /** The text of the verses. */
  text: () => string
  /** Null without AI. */
  onAsk: (() => void) | null
  /** Reads aloud from a verse, if the device has a voice for the language. */
  onListen: (verse: number) => void
  language: string
  /** The text of the chapter. */
  root: () => HTMLElement | null
  /** Keeps the verses while the browser's own selection is cleared. */
  onKeep: () => void
  onClear: () => void
}

const CONFIRMED_FOR = 2000

/** Resolves once all actions are loaded, or cannot be. */
const loadActions = () => Promise.allSettled([StudyActions.load(), SheetActions.load()])

/** The actions for the selected verses. */
export function SelectionBar({ name, place, translation, abbreviation, ...rest }: Props) {
  const { onAsk, onKeep, onClear, onListen, root } = rest
  const bar = useRef<HTMLElement>(null)
  useSeenVerses(place.verses, root, bar, loadActions)
  const canListen = useVoices(rest.language).length > 0
  const label = `${name}:${formatVerses(place.verses, { comma: ', ', dash: '–' })}`
  const text = () => `${rest.text()}\n— ${label}${abbreviation && ` (${abbreviation})`}`
  const [done, setDone] = useState<'copied' | 'linked' | 'failed' | null>(null)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(null), CONFIRMED_FOR)
    return () => clearTimeout(timer)
  }, [done])
  const copy = (what: string, then: 'copied' | 'linked') =>
    copyText(what).then(
      () => setDone(then),
      () => setDone('failed'),
    )
  return (
    <section ref={bar} aria-label={selection('selected')} className={css.bar} data-kind="selection">
      <div className={css.row}>
        <span className={css.label} role="status">
          {done ? selection(done) : label}
        </span>
        <Suspense fallback={<span className={css.toCome} />}>
          <StudyActions {...{ place, translation, name, root, onKeep }} text={rest.text} />
        </Suspense>
        <IconButton label={selection('clear')} onClick={onClear}>
          <X aria-hidden size={17} strokeWidth={1.75} />
        </IconButton>
      </div>
      <div className={css.row}>
        {onAsk && (
          <button type="button" className={css.action} onClick={onAsk}>
            <MessageCircleQuestion aria-hidden size={17} strokeWidth={1.75} />
            {selection('ask')}
          </button>
        )}
        <button type="button" className={css.action} onClick={() => void copy(text(), 'copied')}>
          {done === 'copied' ? <Check aria-hidden size={17} /> : <Copy aria-hidden size={17} strokeWidth={1.75} />}
          {selection('copy')}
        </button>
        <Suspense fallback={<span className={css.sheetsToCome} />}>
          <SheetActions {...{ label, place, translation, abbreviation, copy, signed: text, onKeep }} text={rest.text} />
        </Suspense>
        {canListen && (
          <button type="button" className={css.action} onClick={() => onListen(Math.min(...place.verses))}>
            <Headphones aria-hidden size={17} strokeWidth={1.75} />
            {selection('listen')}
          </button>
        )}
      </div>
    </section>
  )
}
