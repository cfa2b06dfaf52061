import { useSyncExternalStore } from 'react'
import { primaryLanguage } from '#shared/primary-language.ts'
import { useStored } from '../../data/useStored.ts'

const none: readonly SpeechSynthesisVoice[] = []
let known = none

/** The device's voices for a language such as `en` or `zh-Hans`; none if it cannot speak, or not yet. */
export function useVoices(language: string): readonly SpeechSynthesisVoice[] {
  const all = useSyncExternalStore(subscribe, read, () => none)
  return voicesFor(all, language)
}

/** The voice that the reader chose for a language, else the best one, and a function to choose another. */
export function useVoice(language: string): [SpeechSynthesisVoice | undefined, (name: string) => void] {
  const voices = useVoices(language)
  const [name, setName] = useStored<string>(`listen_voice_${primary(language)}`, '')
  return [voices.find((voice) => voice.voiceURI === name) ?? voices[0], setName]
}

/** Voices that speak a language, the best ones first: on the device, so that they work offline, and its default. */
export function voicesFor(all: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice[] {
  const rank = (voice: SpeechSynthesisVoice) => Number(voice.localService) * 2 + Number(voice.default)
  return all.filter(({ lang }) => primary(lang) === primary(language)).sort((a, b) => rank(b) - rank(a))
}

/** `en` of `en-GB` and of `en_US`: some devices write it so. */
const primary = (tag: string) => primaryLanguage(tag.replaceAll('_', '-'))

function read(): readonly SpeechSynthesisVoice[] {
  if (!('speechSynthesis' in globalThis)) return none
  const voices = speechSynthesis.getVoices()
  // the same list as long as nothing changed
  if (voices.length !== known.length || voices.some((voice, i) => voice !== known[i])) known = voices
  return known
}

function subscribe(onChange: () => void): () => void {
  // in an older Safari the voices are there at once, and are no event target
  if (!('speechSynthesis' in globalThis) || !('addEventListener' in speechSynthesis)) return () => {}
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}
