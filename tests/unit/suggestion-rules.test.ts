import { expect, test } from 'vitest'
import { suggestionInstructions } from '../../workers/prompts/suggestions.ts'
import { withinRules } from '../../workers/suggestions/suggestion-rules.ts'

const verses = [{ text: 'Where you go, I will go, and your people will be my people.' }]
const asked = (...questions: string[]) => questions.map((question) => ({ question, summary: 'chip' }))
const good = ['Why does Ruth go with her people?', 'Where will they go?', 'Whose people are hers?']

test.each([
  ['questions about the passage', good, [], good],
  ['one of more than 90 characters', [...good, `Why do people go ${'on '.repeat(30)}?`], [], good],
  ['one about nothing in the passage', ['What part does Lebanon play?', ...good], [], good],
  [
    'two that differ in a name alone',
    ['What part do people of Moab play?', 'What part do people of Edom play?'],
    [],
    ['What part do people of Moab play?'],
  ],
  [
    'the pattern of another chapter',
    ['Why do the people of Moab go?', ...good],
    ['Why do the people of Edom go?'],
    good,
  ],
])('only the wrong questions are dropped: %s', (_, suggestions, elsewhere, kept) => {
  expect(withinRules(asked(...suggestions), verses, elsewhere)).toEqual(asked(...kept))
})

test('the instructions state the rules', () => {
  expect(suggestionInstructions).toContain('at most 90 characters')
  expect(suggestionInstructions).toContain('Each names something of this passage')
})
