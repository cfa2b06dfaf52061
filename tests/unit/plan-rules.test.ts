import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divide } from '../../shared/plans/divide.ts'
import { chaptersOf, lastVerseOf, type PlanBible, versesIn } from '../../shared/plans/plan-bible.ts'
import { planFaults } from '../../shared/plans/rules.ts'
import type { DraftStep } from '../../shared/plans/types.ts'
import { readWhole, withCompany } from '../../shared/plans/whole.ts'

// Mark with three chapters of ten verses, without the fourth verse of the second; Jude with one chapter of five
const even = Array.from({ length: 10 }, () => 20)
const bible: PlanBible = {
  id: 'test',
  language: 'en',
  books: new Map([
    ['MRK', { id: 'MRK', name: 'Mark', chapters: [{ words: even }, { words: even.with(3, 0) }, { words: even }] }],
    ['JUD', { id: 'JUD', name: 'Jude', chapters: [{ words: even.slice(0, 5) }] }],
  ]),
}

function step(day: number, chapter: number, from = 1, to = 10, more: Partial<DraftStep> = {}): DraftStep {
  return {
    ...{ day, title: 'A day', theme: null, book: 'MRK' },
    ...{ start_chapter: chapter, start_verse: from, end_chapter: chapter, end_verse: to },
    ...more,
  }
}
const faults = (steps: DraftStep[], demand: Partial<Parameters<typeof planFaults>[2]> = {}) =>
  planFaults({ theme: null, steps }, bible, { days: 3, ...demand })
const whole = [chaptersOf(bible, 'MRK')!]

test('a valid plan has no faults', () => {
  expect(faults([step(1, 1), step(2, 2), step(3, 3)], { covers: whole })).toEqual([])
})

test.each<[string, DraftStep, RegExp]>([
  ['a book that is not there', step(1, 1, 1, 5, { book: 'XYZ' }), /step 1: there is no book XYZ/],
  ['a chapter that is not there', step(1, 4), /Mark has 3 chapters, no chapter 4/],
  ['a verse that is not there', step(1, 1, 1, 11), /Mark 1 has 10 verses, no verse 11/],
  ['verse 0', step(1, 1, 0, 5), /no verse 0/],
  ['a fraction', step(1, 1, 1.5, 5), /no verse 1.5/],
  ['no number', step(1, Number.NaN), /no chapter NaN/],
  ['an end before its start', step(1, 1, 5, 4), /starts at 1:5, after its end 1:4/],
  ['a day too late', step(4, 1), /day 4 is not one of the days 1 to 3/],
  ['a day 0', step(0, 1), /day 0 is not one/],
  ['no title', step(1, 1, 1, 10, { title: ' ' }), /the title is missing/],
  ['a verse without text', step(1, 2, 4, 4), /Mark 2:4 has no text/],
])('%s is a fault', (_, first, fault) => {
  expect(faults([first, step(1, 1), step(2, 2, 5, 10), step(3, 3)]).join('\n')).toMatch(fault)
})

test('a day without reading is a fault', () => {
  expect(faults([step(1, 1), step(3, 3)])).toEqual(['day 2 has no reading'])
})

test('a verse that is read twice is a fault, unless intended', () => {
  const twice = [step(1, 1), step(2, 1, 10, 10, { end_chapter: 2 }), step(3, 3)]
  expect(faults(twice)).toEqual(['MRK.1.10 would be read more than once'])
  expect(faults(twice, { mayRepeat: true })).toEqual([])
})

test('the whole of a book is exactly all of it', () => {
  expect(faults([step(1, 1), step(2, 2), step(3, 3, 1, 9)], { covers: whole })).toEqual([
    'MRK.3.10 was asked for and is missing',
  ])
  const more = [step(1, 1), step(2, 2), step(3, 3), step(3, 1, 1, 2, { book: 'JUD' })]
  expect(faults(more, { covers: whole })).toContain('JUD.1.1 (and 1 more) was not asked for')
})

test('days that differ too much in length are a fault, unless the request fixes their content', () => {
  const uneven = [step(1, 1, 1, 2), step(2, 1, 3, 4), step(3, 2, 1, 10, { end_chapter: 3 })]
  expect(faults(uneven).join()).toMatch(/differ too much in length/)
  expect(faults(uneven, { mayVary: true })).toEqual([])
})

test('a book is divided over any number of days: each verse once, no day empty', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 29 }), (days) => {
      const steps = readWhole(whole, bible, new Map(), days)
      expect(faults(steps, { days, covers: whole })).toEqual([])
    }),
  )
})

test('if there are fewer verses than days, related ones are added', () => {
  const jude = [chaptersOf(bible, 'JUD')!]
  const ranges = withCompany(jude, bible, 12)
  const steps = readWhole(ranges, bible, new Map(), 12)
  expect(faults(steps, { days: 12 })).toEqual([])
  expect(steps[0]!.book).toBe('JUD')
  expect(lastVerseOf(bible, 'JUD', 1)).toBe(5)
  expect([...versesIn(bible, chaptersOf(bible, 'MRK')!)]).toHaveLength(29)
})

test('a sequence is split into the requested number of parts, none of them empty, and nothing is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 300 }),
      fc.integer({ min: 1, max: 60 }),
      (weights, parts) => {
        const sizes = divide(weights, parts, (index) => (index % 3) / 4)
        expect(sizes).toHaveLength(Math.min(parts, weights.length))
        expect(Math.min(...sizes)).toBeGreaterThan(0)
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(weights.length)
      },
    ),
  )
})

test('a short book is read whole beside other passages', () => {
  const includes = [chaptersOf(bible, 'JUD')!]
  const jude = (to: number) => step(3, 1, 1, to, { book: 'JUD' })
  expect(faults([step(1, 1), step(2, 2), jude(5)], { includes, mayVary: true })).toEqual([])
  expect(faults([step(1, 1), step(2, 2), jude(4)], { includes, mayVary: true })).toEqual([
    'JUD.1.5 was asked for and is missing',
  ])
})
