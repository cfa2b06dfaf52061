import { afterEach, expect, test, vi } from 'vitest'
import { resetReading } from '../../web/reader/settings/reset-reading.ts'

afterEach(() => vi.unstubAllGlobals())

test('a reset includes theme, brightness, font and reading mode, not only the size', () => {
  const stored = new Map([
    ['reader_text_size', '200'],
    ['reader_line_width', 'wide'],
    ['reader_line_spacing', 'open'],
    ['reader_font', 'dyslexia'],
    ['themeFamily', 'parchment'],
    ['brightness', 'dark'],
    ['reader_mode', 'immersive'],
    ['third_translation', 'eng-kjv'],
    ['reader_notes', 'off'],
  ])
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => stored.set(key, value) })
  vi.stubGlobal('dispatchEvent', () => true)
  resetReading()
  expect(Object.fromEntries(stored)).toMatchObject({
    ...{ reader_text_size: '100', reader_line_width: 'normal', reader_line_spacing: 'normal', reader_font: 'serif' },
    ...{ themeFamily: 'simple', brightness: 'auto', reader_mode: 'study', third_translation: '', reader_notes: 'on' },
  })
})
