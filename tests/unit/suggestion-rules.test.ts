import { expect, test } from 'vitest'
import { passesRules } from '../../workers/suggestions/suggestion-rules.ts'

const verses = [{ text: 'Where you go, I will go, and your people will be my people.' }]
const asked = (...questions: string[]) => questions.map((question) => ({ question, summary: 'chip' }))

test.each([
  ['questions about the passage', asked('Why does Ruth go with her people?', 'Where will they go?'), [], true],
  ['one of more than 90 characters', asked(`Why do people go ${'on '.repeat(30)}?`), [], false],
  ['one about nothing in the passage', asked('What part does Lebanon play?'), [], false],
  [
    'two that differ in a name alone',
    asked('What part do people of Moab play?', 'What part do people of Edom play?'),
    [],
    false,
  ],
  ['the pattern of another chapter', asked('Why do the people of Moab go?'), ['Why do the people of Edom go?'], false],
] as const)('%s', (_, suggestions, elsewhere, isGood) => {
  expect(passesRules(suggestions, verses, elsewhere)).toBe(isGood)
})
