import { expect, test } from 'vitest'
import { parseSuggestions, readSuggestions } from '../../infra/seed/read-suggestions.ts'
import { books } from '../../shared/bible/books.ts'
import { questionPattern } from '../../shared/finder/question-pattern.ts'

const sets = readSuggestions()
const all = sets.flatMap(({ suggestions, ...place }) => suggestions.map((each) => ({ ...place, ...each })))
const at = ({ book, chapter, question }: (typeof all)[number]) => `${book} ${chapter}: ${question}`

test.each([
  ['a line without verses', '## 1\n- Why? | Why', /line 2: not "- question \| chip \| verses"/],
  ['what are no verses', '## 1\n- Why? | Why | 3-', /line 2: not verses/],
  ['a chapter twice', '## 1\n- Why? | Why | 1\n## 1', /line 3: chapters are not in order/],
])('%s is rejected', (_, text, problem) => {
  expect(() => parseSuggestions('GEN', text)).toThrow(problem)
})

test('each question ends with a question mark and has at most 90 characters', () => {
  expect(all.filter(({ question }) => !/\?$/.test(question) || question.length > 90).map(at)).toEqual([])
})

test('each chip has at most 30 characters and leaves the last question mark to the app', () => {
  expect(all.filter(({ summary }) => summary.length > 30 || /\?$/.test(summary)).map(at)).toEqual([])
})

test('Spanish questions and chips begin with their mark', () => {
  const spanish = all.filter(({ language }) => language === 'es')
  expect(
    spanish.filter(({ question, summary }) => !question.includes('¿') || !summary.startsWith('¿')).map(at),
  ).toEqual([])
})

test('each file is for a book, and has no chapter twice in a language', () => {
  const ids = new Set(books.map(({ id }) => id))
  expect(sets.filter(({ book }) => !ids.has(book))).toEqual([])
  const places = sets.map(({ book, chapter, language }) => `${book} ${chapter} ${language}`)
  expect(places.filter((place, i) => places.indexOf(place) !== i)).toEqual([])
})

test('no two questions of a book differ only in names and numbers', () => {
  const seen = new Map<string, string>()
  const twice = all.flatMap((each) => {
    const key = `${each.book} ${each.language} ${questionPattern(each.question)}`
    const first = seen.get(key)
    seen.set(key, at(each))
    return first ? [`${at(each)} ~ ${first}`] : []
  })
  expect(twice).toEqual([])
})
