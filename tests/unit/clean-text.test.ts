import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTextCleaner, visibleText } from '../../shared/clean-text.ts'

/** The same text, cleaned in pieces of this length. */
function inPieces(text: string, length: number): string {
  const cleaner = createTextCleaner()
  let shown = ''
  for (let at = 0; at < text.length; at += length) shown += cleaner.next(text.slice(at, at + length))
  return shown + cleaner.rest()
}

test.each([
  [
    'marks and embeddings of direction',
    '\u2067\u2066Jacob\u2069 I\u202E loved\u202C\u200F, but\u061C\u200E Esau',
    'Jacob I loved, but Esau',
  ],
  ['zero-width signs', 'Je\u200Bsus\u2060 \uFEFFwept\u00AD\u180E', 'Jesus wept'],
  ['tags', 'plain\u{E0001}\u{E0048}\u{E0049}\u{E007F} text', 'plain text'],
  ['control characters', 'a\u0001\u0007\u001B[1m\u007F\u0090b\tc\nd', 'a[1mb\tc\nd'],
  ['other line ends', 'a\r\nb\rc\u0085d\u2028e\u2029f\u000Bg', 'a\nb\nc\nd\ne\nf\ng'],
  ['joiners in Latin, Hebrew and Han', 'lo\u200Dve\u200C א\u200Dב 神\u200C愛 \u200D', 'love אב 神愛 '],
  ['more joiners than one', 'م\u200C\u200C\u200Cی', 'م\u200Cی'],
])('%s are removed', (_name, text, shown) => {
  expect(visibleText(text)).toBe(shown)
})

test.each([
  ['Persian', 'می\u200Cخواهم'],
  ['Hindi', 'क्\u200Dष'],
  ['Sinhala', 'ශ්\u200Dරී'],
  ['emoji', '👩\u200D👩\u200D👧 ❤\uFE0F\u200D🔥 👩🏽\u200D🚀'],
  ['accents', 'é e\u0301 λόγος בְּרֵאשִׁית 太初有道'],
])('%s is unchanged', (_name, text) => {
  expect(visibleText(text)).toBe(text)
})

const signs = [...'aم👩क神', '\u200D', '\u200C', '\uFE0F', '\r', '\n', '\u202E', '\uD83D', '\uDD4A', '\0', '\u{E0041}']

test('the result does not depend on how a text is split into pieces', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...signs), { maxLength: 14 }),
      fc.integer({ min: 1, max: 4 }),
      (list, length) => {
        const text = list.join('')
        expect(inPieces(text, length)).toBe(visibleText(text))
        expect(visibleText(visibleText(text))).toBe(visibleText(text))
      },
    ),
    { numRuns: 3000 },
  )
})
