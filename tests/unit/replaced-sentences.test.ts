import { expect, test } from 'vitest'
import { followUpPhrases } from '../../shared/builtin/follow-up-phrases.ts'
import { sourceFiles } from '../helpers/source/source-files.ts'

/** Sentences that visitors did not understand, and that were replaced by plainer ones. */
const replaced = [
  'The verses in front of you',
  'First the words themselves',
  'Read beside it',
  'How to live this today',
  'and why is it told',
  'Show it to somebody',
  'Answers that meet you',
  'Keep this translation offline',
  'Your data are in',
  'Forget me?',
  'What answers then keep to',
  'What it is told',
  'How it is checked',
  'no chapter has that name',
  'Reading goes on',
  'reading goes on;',
  'All words count',
  'checked against WEB',
  'Sceptical, or of another faith',
  'old commentary remarks',
  'aria-label="Go"',
]

const sources = sourceFiles('web', 'api', 'shared/builtin', 'workers/prompts', 'infra/seed', 'shared/bible')

test.each(replaced)('no screen and no answer says “%s”', (sentence) => {
  expect(sources.filter(({ text }) => text.includes(sentence)).map(({ path }) => path)).toEqual([])
})

test.each(['en', 'es', 'zh'] as const)('a chip of the built-in answers is a question with its mark: %s', (language) => {
  const { verse, beside, name, word, life, chapter } = followUpPhrases[language]
  const all = [verse('born', 'John 3:3'), beside('Titus 3:5', 'John 3:3'), name('Naomi'), life('John 3:3'), chapter()]
  const beginning = { en: /^(?:What|How|Who) /, es: /^¿/, zh: /什么|怎样/ }[language]
  for (const { summary } of [...all, ...(word ? [word('wind', 'Greek', 'John 3:8')] : [])]) {
    expect(summary).toMatch(beginning)
    expect(summary).not.toMatch(/[?？]$/)
  }
})
