import { expect, test } from 'vitest'
import { voicesFor } from '../../web/reader/listen/voices.ts'

const voice = (name: string, lang: string, more: Partial<SpeechSynthesisVoice> = {}) =>
  ({ name, lang, voiceURI: name, localService: false, default: false, ...more }) as SpeechSynthesisVoice

test('voices speak the language in any region and spelling; those of the device come first, then its default', () => {
  const all = [
    voice('far', 'en-US'),
    voice('Spanish', 'es-ES', { localService: true }),
    voice('near', 'en_GB', { localService: true }),
    voice('usual', 'EN', { default: true }),
    voice('nearest', 'en-AU', { localService: true, default: true }),
    voice('none', ''),
  ]
  expect(voicesFor(all, 'en').map(({ name }) => name)).toEqual(['nearest', 'near', 'usual', 'far'])
  expect(voicesFor(all, 'es-MX').map(({ name }) => name)).toEqual(['Spanish'])
  expect(voicesFor(all, 'zh')).toEqual([])
})
