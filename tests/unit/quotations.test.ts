import { expect, test } from 'vitest'
import { withoutQuotations } from '../../shared/distress/quotations.ts'
import { createRandom } from '../../shared/random.ts'

/** The same as one pattern, which takes quadratic time for marks without an end. */
const pattern = /"[^"]*"|[“«][^”»]{0,2000}[”»]/g

test.each([
  ['He said "I want to die" to me', 'He said   to me'],
  ['“Do not be afraid” and «no teman»', '  and  '],
  ['a " without an end', 'a " without an end'],
  ['“outer “inner” rest”', '  rest”'],
  ['"one “two" three”', '  three”'],
  [`“${'a'.repeat(2000)}”b`, ' b'],
  [`“${'a'.repeat(2001)}”b`, `“${'a'.repeat(2001)}”b`],
  ['“'.repeat(5), '“'.repeat(5)],
])('%s', (text, kept) => expect(withoutQuotations(text)).toBe(kept))

test('any text of marks and words', () => {
  const random = createRandom(3)
  const pieces = ['"', '“', '”', '«', '»', 'a', ' b ', 'c'.repeat(999), '\n']
  for (let n = 0; n < 5000; n++) {
    const text = Array.from({ length: 14 }, () => pieces[Math.floor(random() * pieces.length)]).join('')
    expect(withoutQuotations(text)).toBe(text.replace(pattern, ' '))
  }
})
