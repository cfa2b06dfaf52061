import { expect, test } from 'vitest'
import { stepPart, stepTitle } from '../../api/plain/seeded.ts'
import { passageIn } from '../../api/plans/step-passage.ts'
import type { PlanStep } from '../../shared/contract/plans.ts'

const step = (book: string, verse_range: string, title = verse_range) => ({ book, verse_range, title }) as PlanStep
const featured = { creator: 'featured' } as const

test.each([
  ['es', step('1CO', '1 Corinthians 1–4'), '1 Corintios 1–4'],
  ['es', step('PSA', 'Psalm 23:1–4'), 'Salmo 23:1–4'],
  ['es', step('PSA', 'Psalms 1–5'), 'Salmos 1–5'],
  ['en', step('PSA', 'Psalm 23'), 'Psalm 23'],
])('in %s a title that is only the passage names the book in that language', (language, each, shown) => {
  expect(passageIn(language, each)).toBe(shown)
  expect(stepPart(featured, each, language).html).toBe(`<bdi>${shown}</bdi>`)
})

test('a Spanish title of the outline is in the language of a Spanish page, and of no other', () => {
  const title = 'Corona para Josué: el Renuevo'
  const lang = (creator: 'featured' | 'me', language: string) =>
    stepTitle({ creator }, step('ZEC', 'Zechariah 6:9–15', title), language).own.html
  expect(lang('featured', 'es')).toBe('')
  expect(lang('featured', 'de')).toContain('lang=""')
  expect(lang('me', 'es')).toContain('lang=""')
})
