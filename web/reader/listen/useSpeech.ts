import { type RefObject, useEffect, useEffectEvent } from 'react'
import { spokenVerse } from './spoken-text.ts'

type Speech = {
  text: RefObject<HTMLElement | null>
  /** The verse to read; null while nothing is read. */
  verse: number | null
  voice: SpeechSynthesisVoice | undefined
  speed: number
  language: string
  onEnd: () => void
  onFail: () => void
}

const WORD = 'spoken-word'

/** Reads a verse of the shown chapter aloud and lights the word that is heard, where the voice says which it is. */
export function useSpeech({ text, verse, voice, speed, language, onEnd, onFail }: Speech): void {
  const ended = useEffectEvent(onEnd)
  const failed = useEffectEvent(onFail)
  useEffect(() => {
    const root = text.current
    if (verse === null || !root) return
    const spoken = spokenVerse(root, verse)
    if (!spoken.text.trim()) {
      const skipped = setTimeout(ended)
      return () => clearTimeout(skipped)
    }
    const utterance = new SpeechSynthesisUtterance(spoken.text)
    Object.assign(utterance, { lang: voice?.lang ?? language, rate: speed, ...(voice && { voice }) })
    utterance.onboundary = ({ name, charIndex, charLength }) => {
      if (name === 'word') light(spoken.rangeAt(charIndex, charLength))
    }
    utterance.onend = ended
    utterance.onerror = failed
    speechSynthesis.speak(utterance)
    const leave = () => speechSynthesis.cancel()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      utterance.onend = utterance.onerror = utterance.onboundary = null
      light(null)
      leave()
    }
  }, [text, verse, voice, speed, language])
}

function light(range: Range | null): void {
  if (!('highlights' in CSS)) return
  if (range) CSS.highlights.set(WORD, new Highlight(range))
  else CSS.highlights.delete(WORD)
}
