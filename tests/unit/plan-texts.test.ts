import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planName } from '../../shared/plans/plan-name.ts'
import { validatePlan } from '../../shared/plans/validate-plan.ts'
import english from '../../shared/words/en/plan-editor.json' with { type: 'json' }

test.each([
  ['Hope when grieving. I lost my father.', 'Hope when grieving'],
  ['Who is Jesus? I want to know.', 'Who is Jesus?'],
  ['The life of Paul\nall of it', 'The life of Paul'],
  ['  mark  ', 'Mark'],
  ['the life of Joseph in a week', 'The life of Joseph in a week'],
  ['ésaïe', 'Ésaïe'],
  ['Read 1. Mose in 30 days', 'Read 1. Mose in 30 days'],
  ['希望。还有爱', '希望'],
  ['', ''],
])('%j is called %j', (description, name) => {
  expect(planName(description)).toBe(name)
})

test('a first sentence that is too long is cut at 100 characters', () => {
  expect(planName('word '.repeat(60))).toBe(`W${'word '.repeat(20).trim().slice(1)}`)
  expect([...planName('🙂'.repeat(150))]).toHaveLength(100)
})

test('a name is never longer than 100 characters, nor empty if there is a description', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'aB1 .?!。\n\r\u2028🙂\u0000'), maxLength: 150 }),
      (description) => {
        const name = planName(description)
        expect([...name].length).toBeLessThanOrEqual(100)
        if (description.trim() !== '') expect(name).not.toBe('')
      },
    ),
  )
})

const step = { book: 'MRK', start_chapter: 1, start_verse: 1, end_chapter: 1, end_verse: 8 }
const plan = { name: 'Mark', description: 'The Gospel', estimated_days: 3, steps: [step] }
const issues = (change: object) =>
  validatePlan({ ...plan, ...change }, (key) => english[key]).map(({ path, message }) => `${path}: ${message}`)

test.each([
  [{}, []],
  [{ name: ' ' }, ['name: Plan name is required']],
  [{ description: '' }, ['description: Plan description is required']],
  [{ estimated_days: 0 }, ['estimated_days: Duration must be at least 1 day']],
  [{ steps: [] }, ['steps: Plan must have at least one reading step']],
  [{ steps: [{ ...step, book: '' }] }, ['steps.0.book: Book is required']],
  [{ steps: [step, { ...step, start_chapter: 0 }] }, ['steps.1.start_chapter: Valid start chapter is required']],
  [{ steps: [{ ...step, start_verse: 0 }] }, ['steps.0.start_verse: Valid start verse is required']],
  [{ steps: [{ ...step, end_chapter: undefined }] }, ['steps.0.end_chapter: Valid end chapter is required']],
  [{ steps: [{ ...step, end_verse: 1.5 }] }, ['steps.0.end_verse: Valid end verse is required']],
  [{ steps: [{ ...step, start_chapter: 2 }] }, ['steps.0.start_chapter: Start chapter cannot be after end chapter']],
  [{ steps: [{ ...step, start_verse: 9 }] }, ['steps.0.start_verse: Start verse cannot be after end verse']],
])('%j has the issues %j', (change, wanted) => {
  expect(issues(change)).toEqual(wanted)
})
