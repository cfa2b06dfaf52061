import { describe, expect, test } from 'vitest'
import { passagesOf } from '../../api/bible/passages.ts'
import type { Translation } from '../../api/bible/translations.ts'
import { leastCpuMs } from '../helpers/stack/cpu-time.ts'

const translation = (language: string) =>
  ({ language, books: [], versification: new Map([['GEN', [31, 25]]]) }) as unknown as Translation

/** A text's refusal, which needs no database. */
const refusal = (text: string, language = 'en') =>
  passagesOf(undefined as never, translation(language), text).then(
    () => 'not refused',
    (error: Error) => error.message,
  )

describe('a reference that cannot be read', () => {
  test.each([
    ['Hezekiah 3', 'Not understood: “Hezekiah 3”.'],
    ['Gen 1; hello; 2:3; world', 'Not understood: “hello”, “world”.'],
    ['Gen 1; 2; the rest', 'Not understood: “the rest”.'],
    ['1; Gen 1; ;', 'Not understood: “1”.'],
    [`${'a;'.repeat(12)}b`, `Not understood: ${'“a”, '.repeat(7)}“a”.`],
    [`x${'y'.repeat(100)}; Gen 1`, `Not understood: “x${'y'.repeat(59)}”.`],
    ['Gn1;'.repeat(98), 'These are more than 60 references.'],
  ])('is reported with its unreadable parts: %s', async (text, message) => expect(await refusal(text)).toBe(message))

  const heavy = {
    'many chapters': `${'Gn1;'.repeat(98)}?x`,
    'as many as may be': `${'Gn1:1;'.repeat(59)}?x`,
    'unread after read': `Gn1;${'1?;'.repeat(58)}x`,
    'one part': `Gn1${',1'.repeat(196)}?x`,
    'chapters of Chinese': `${'创1;'.repeat(59)}?x`,
    colons: `Gn1${':1'.repeat(196)}`,
  }
  test.each(['en', 'es', 'zh'])('takes at most 20 ms, in %s', (language) => {
    for (const [name, text] of Object.entries(heavy)) {
      expect(text.length).toBeLessThanOrEqual(400)
      expect(
        leastCpuMs(() => refusal(text, language), 20),
        name,
      ).toBeLessThan(20)
    }
  })
})
