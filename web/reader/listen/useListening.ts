import { type RefObject, useEffect, useState } from 'react'
import { useStored } from '../../data/useStored.ts'
import type { PreparedChapter } from '../text/chapter-html.ts'
import { type SleepTime, SPEED_KEY, speedOf } from './listen-settings.ts'
import { versesShown } from './spoken-text.ts'
import { useLitVerse } from './useLitVerse.ts'
import { useSpeech } from './useSpeech.ts'
import { useVoice } from './voices.ts'

export type ListenPlace = {
  /** Names the chapter and its text: `eng-web/JHN/3`; null while the text loads. */
  key: string | null
  language: string
  text: RefObject<HTMLElement | null>
  /** What the text contains; null while it loads. */
  prepared: PreparedChapter | null
  /** The verses that a plan assigns here; none for the whole chapter. */
  planned: readonly number[]
  goNext: (() => void) | undefined
  /** Called when the planned verses, or the whole chapter, have been heard from the first to the end. */
  onHeard: () => void
}

type State = {
  key: string | null
  verse: number | null
  /** Where the reading of this text began; null for its first verse. */
  began: number | null
  isPlaying: boolean
}

/**
 * Reads a chapter aloud from a verse, and continues with the next one. `from` is the first verse, 0 for the beginning. A
 * chapter that the reader opens meanwhile waits at its beginning.
 */
export function useListening(from: number, place: ListenPlace) {
  const { key, text, planned, goNext } = place
  const [state, setState] = useState<State>({ key, verse: from || null, began: from || null, isPlaying: true })
  const [sleep, setSleep] = useState<SleepTime>('off')
  const [isTired, setIsTired] = useState(false)
  const [goesOn, setGoesOn] = useState(false)
  const [voice] = useVoice(place.language)
  const [speed] = useStored<string>(SPEED_KEY, '1')
  // from a verse that the plan does not assign, the whole chapter is read
  const verses = (began: number | null) => {
    const shown = versesShown(text.current!)
    const wanted = shown.filter((verse) => planned.includes(verse))
    return wanted.includes(began ?? wanted[0] ?? 0) ? wanted : shown
  }

  // a new text begins at its first verse
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new text
  useEffect(() => {
    if (key === null || (state.key === key && state.verse !== null)) return
    const isTurn = state.key !== key && state.key !== null
    setState({ key, verse: verses(null)[0] ?? null, began: null, isPlaying: state.isPlaying && (!isTurn || goesOn) })
    setGoesOn(false)
  }, [key])
  useEffect(() => {
    if (sleep === 'off' || sleep === 'chapter') return
    const timer = setTimeout(() => setIsTired(true), Number(sleep) * 60_000)
    return () => clearTimeout(timer)
  }, [sleep])

  const isHere = key !== null && state.key === key
  const verse = isHere ? state.verse : null
  const isPlaying = state.isPlaying
  const rest = () => {
    setState({ ...state, isPlaying: false })
    setSleep('off')
    setIsTired(false)
  }
  const step = (by: 1 | -1) => {
    const all = verses(state.began)
    const to = all[all.indexOf(verse ?? 0) + by]
    if (to !== undefined) setState({ ...state, verse: to })
    return to !== undefined
  }
  const finish = () => {
    const first = verses(null)[0]
    if ((state.began ?? first) === first) place.onHeard()
    if (sleep === 'chapter' || isTired || !goNext) return rest()
    setGoesOn(true)
    goNext()
  }
  const ended = () => {
    if (!step(1)) finish()
    else if (isTired) setState((now) => ({ ...now, isPlaying: false }))
    if (isTired) {
      setSleep('off')
      setIsTired(false)
    }
  }
  useSpeech({
    ...{ text, voice, language: place.language, speed: Number(speedOf(speed)) },
    verse: isPlaying ? verse : null,
    onEnd: ended,
    onFail: rest,
  })
  useLitVerse(text, place.prepared, verse)
  return {
    verse,
    isPlaying,
    sleep,
    setSleep: (time: SleepTime) => {
      setSleep(time)
      setIsTired(false)
    },
    play: () => setState({ ...state, isPlaying: true }),
    pause: () => setState({ ...state, isPlaying: false }),
    previous: () => void step(-1),
    next: () => void step(1),
  }
}
