/// <reference lib="dom" />
import type { Page } from 'playwright'
import { expect } from 'vitest'

type Utterance = SpeechSynthesisUtterance & { onend: () => void; onerror: () => void }
type Played = { now: Utterance | null }

/** A device's voice that speaks as fast as a test wants. */
export type Voice = {
  /** The text that the voice reads now, once it reads one. */
  heard: () => Promise<string>
  /** Ends what is read. */
  finish: () => Promise<void>
  fail: () => Promise<void>
  /** Reports the word at this position of the text. */
  reachWord: (at: number) => Promise<void>
  isSilent: () => Promise<boolean>
  settings: () => Promise<{ voice: string; rate: number } | null>
}

/**
 * Gives the following documents of a page voices: the browser of the tests has none. Two speak English, one Spanish.
 */
export async function deviceVoice(page: Page): Promise<Voice> {
  await page.addInitScript(() => {
    const voice = (name: string, lang: string, localService: boolean) => ({
      ...{ name, lang, localService, voiceURI: name, default: false },
    })
    const voices = [voice('Far', 'en-US', false), voice('Near', 'en-GB', true), voice('Cerca', 'es-MX', true)]
    const played: Played = { now: null }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (utterance: Utterance) => {
        played.now = utterance
      },
      cancel: () => {
        played.now = null
      },
    })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        text: string
        constructor(text: string) {
          this.text = text
        }
      },
    })
    Object.assign(window, { played })
  })
  const now = <Result>(of: string) =>
    page.evaluate((what) => {
      const { now: utterance } = (window as unknown as { played: Played }).played
      if (!utterance) return null
      if (what === 'text') return utterance.text
      if (what === 'settings') return { voice: utterance.voice?.name, rate: utterance.rate }
      ;(window as unknown as { played: Played }).played.now = null
      if (what === 'end') utterance.onend()
      else utterance.onerror()
      return true
    }, of) as Promise<Result | null>
  let last: string | null = null
  return {
    async heard() {
      await expect.poll(async () => (last = await now<string>('text')), { interval: 10 }).not.toBe(null)
      return last!.replace(/\s+/g, ' ').trim()
    },
    finish: async () => void (await now('end')),
    fail: async () => void (await now('fail')),
    reachWord: (at) =>
      page.evaluate((charIndex) => {
        const { now: utterance } = (window as unknown as { played: Played }).played
        utterance?.onboundary?.({ name: 'word', charIndex, charLength: 0 } as SpeechSynthesisEvent)
      }, at),
    isSilent: async () => (await now('text')) === null,
    settings: () => now('settings'),
  }
}
