import { expect, test } from 'vitest'
import { englishVerses } from '../../shared/bible/english-verses.ts'
import type { PlanBible } from '../../shared/plans/plan-bible.ts'
import { readScope } from '../../workers/plan-generation/build.ts'
import { lexicon } from '../../workers/plan-generation/lexicon.ts'
import { titleIn } from '../../workers/plan-generation/title-in.ts'
import spanish from '../../workers/plan-generation/titles-es.json' with { type: 'json' }
import { numberedBible } from '../fixtures/numbered-bible.ts'

const numbered = numberedBible(englishVerses)
const books = new Map(numbered.books).set('MRK', { ...numbered.books.get('MRK')!, name: 'Marcos' })
const bible: PlanBible = { ...numbered, language: 'es', books }

test('every part of the Bible, person and topic of the lists has a Spanish title, and nothing else has', () => {
  const titles = [...lexicon.values()].flat().flatMap((entry) => ('title' in entry ? [entry.title] : []))
  expect(Object.keys(spanish).sort()).toEqual([...new Set(titles)].sort())
  expect(Object.values(spanish).filter((title) => title.trim() === '' || [...title].length > 60)).toEqual([])
})

test.each([
  ['los evangelios', 'Los cuatro Evangelios'],
  ['la vida de David y Moisés', 'David, Moisés'],
  ['las parábolas de los evangelios', 'Las parábolas de Jesús'],
  ['Mark', 'Marcos'],
])('the theme of a plan through a Spanish translation is Spanish: %s', (description, theme) => {
  const scope = readScope(description, bible, 30)
  expect(scope.kind === 'whole' && scope.title).toBe(theme)
})

test('a translation in a language without titles has those of the lists', () => {
  expect(titleIn('The four Gospels', { language: 'es-419' })).toBe('Los cuatro Evangelios')
  expect(titleIn('The four Gospels', { language: 'de' })).toBe('The four Gospels')
  expect(titleIn('constructor', bible)).toBe('constructor')
})
