import { expect, test } from 'vitest'
import { type WordEntryParts, wordEntryParts } from '../../web/reader/text/word-entry-parts.ts'

const none: WordEntryParts = { origin: '', meaning: '', rendered: '', also: '' }

test.each<[string, string, Partial<WordEntryParts>]>([
  [
    'descent, meaning and renderings',
    'from G12; a lamp; by implication, a guide (of the blind; at night): lamp(-stand), X light, + shine.',
    {
      origin: 'From G12',
      meaning: 'A lamp; by implication, a guide (of the blind; at night)',
      rendered: 'lamp(-stand), light, shine',
    },
  ],
  [
    'without a descent',
    'to kindle (a fire); to warm: burn, warm. Compare G13.',
    { meaning: 'To kindle (a fire); to warm', rendered: 'burn, warm', also: 'G13' },
  ],
  [
    'several other entries',
    'a primary verb; I glow: am, was. See also G14, G15 and G16.',
    { origin: 'A primary verb', meaning: 'I glow', rendered: 'am, was', also: 'G14, G15 and G16' },
  ],
  [
    'a dash before the renderings',
    'A primitive root; to shine: - X be bright shine.',
    { origin: 'A primitive root', meaning: 'To shine', rendered: 'be bright shine' },
  ],
  ['a single clause with a number', 'The same as H17', { meaning: 'The same as H17' }],
])('an entry is read in its parts: %s', (_, definition, parts) => {
  expect(wordEntryParts(definition)).toEqual({ ...none, ...parts })
})
