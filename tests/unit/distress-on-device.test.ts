import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recogniseOnDevice } from '../../shared/distress/on-device.ts'

/** Sentences that no training reads. */
const unseen = readFileSync(new URL('../../infra/train/distress/unseen.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t') as [kind: string, language: string, text: string])

test.each([
  ['en', { found: 0.93, alarms: 0.06 }],
  ['es', { found: 0.94, alarms: 0.05 }],
])('a browser without a server hears most of who is in distress, and little else, in %s', (language, bounds) => {
  const own = unseen.filter(([, its]) => its === language)
  const shareOf = (isReal: boolean) => {
    const texts = own.filter(([kind]) => (kind !== 'none') === isReal)
    return texts.filter(([, , text]) => recogniseOnDevice(text, language)).length / texts.length
  }
  expect(shareOf(true)).toBeGreaterThanOrEqual(bounds.found)
  expect(shareOf(false)).toBeLessThanOrEqual(bounds.alarms)
})

test.each([
  ['suicide', 'en', 'I want to die'],
  ['violence', 'en', 'my husband hits me when he is drunk'],
  ['sexual_abuse', 'en', 'I was raped last night'],
  ['medical', 'en', 'my chest hurts and I cannot breathe'],
  ['suicide', 'es', 'me quiero morir'],
  ['violence', 'es', 'mi esposo me golpea'],
  ['sexual_abuse', 'es', 'me violaron anoche'],
])('a danger gets the reply to it without a server: %s, in %s: %s', (kind, language, text) => {
  expect(recogniseOnDevice(text, language)).toEqual({ kind, response: 'reply', language })
})

test.each([
  'he keeps his promises',
  'who kept the sheep',
  'in the earth',
  'the same',
  'my sorrow',
  'man shall not live by bread alone',
  'They went up by the South, and came to Hebron',
  'too late',
  '我要跳绳',
])('what says nothing of danger gets none without a server: %s', (text) => {
  expect(recogniseOnDevice(text, 'en')).toBeUndefined()
})
