import { Pause, Play, SkipBack, SkipForward, SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import bars from '../bars.module.css'
import { ListenSheet } from './ListenSheet.tsx'
import css from './listen.module.css'
import { useMediaSession } from './media-session.ts'
import { type ListenPlace, useListening } from './useListening.ts'
import { listen } from './words.ts'

type Props = {
  place: ListenPlace
  /** "John 3" */
  name: string
  /** The translation's abbreviation; empty if it has none. */
  abbreviation: string
  /** The verse to begin with; 0 for the beginning. */
  from: number
  /** True while another bar is shown in its place: the voice continues. */
  isHidden: boolean
  onClose: () => void
}

/** The bar while a chapter is read aloud. */
export function ListenBar({ place, name, abbreviation, from, isHidden, onClose }: Props) {
  const listening = useListening(from, place)
  const { verse, isPlaying, play, pause, previous, next } = listening
  const [isOpen, setIsOpen] = useState(false)
  const label = verse === null ? name : `${name}:${verse}`
  useMediaSession(label, abbreviation, isPlaying, { onPlay: play, onPause: pause, onNext: next, onPrevious: previous })
  // a reload for a new build would end the voice
  const fragile = { 'data-fragile': isPlaying || undefined }
  if (isHidden) return <span hidden {...fragile} />
  return (
    <section aria-label={listen('listening')} className={`${bars.bar} ${css.bar}`} data-kind="listening" {...fragile}>
      <span className={`${bars.label} ${css.label}`}>{label}</span>
      <IconButton label={listen('previousVerse')} onClick={previous}>
        <SkipBack aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      <IconButton
        label={isPlaying ? listen('pause') : listen('play')}
        className={css.play}
        onClick={isPlaying ? pause : play}
      >
        {isPlaying ? (
          <Pause aria-hidden size={20} strokeWidth={1.75} />
        ) : (
          <Play aria-hidden size={20} strokeWidth={1.75} />
        )}
      </IconButton>
      <IconButton label={listen('nextVerse')} onClick={next}>
        <SkipForward aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      <IconButton label={listen('voiceAndSpeed')} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      <IconButton label={listen('stop')} onClick={onClose}>
        <X aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      {isOpen && (
        <ListenSheet
          language={place.language}
          sleep={listening.sleep}
          onSleep={listening.setSleep}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  )
}
