import { expect, test } from 'vitest'
import { books as allBooks } from '../../shared/bible/books.ts'
import { englishVerses } from '../../shared/bible/english-verses.ts'
import { daysAsked } from '../../shared/plans/days-asked.ts'

const books = allBooks.flatMap(({ id, name }) => {
  const chapters = englishVerses.get(id)
  return chapters ? [{ name, chapter_count: chapters.length }] : []
})
const spanish = [
  { name: 'Rut', chapter_count: 4 },
  { name: 'Éxodo', chapter_count: 40 },
]

test.each([
  ['Ruth, 1 chapter a day', 4],
  ['Ruth, one chapter per day', 4],
  ['2 chapters of Mark a day', 8],
  ['1 John, a chapter a day', 5],
  ['Psalms of comfort for 10 days', 10],
  ['the gospel of Mark in two weeks', 14],
  ['New Testament in a month', 30],
  ['Rut, 1 capítulo por día', 4],
  ['Éxodo, dos capítulos al día', 20],
  ['El evangelio de Marcos en dos semanas', 14],
  ['toda la Biblia en un año', 365],
  ['salmos para 10 días', 10],
  ['a psalm a day', undefined],
  ['Ruth and Esther, 1 chapter a day', undefined],
  ['hope', undefined],
  ['Romans 8 an overview', undefined],
  ['I am 45 years old and want hope', undefined],
  ['I have been a Christian for 10 years', undefined],
  ['I lost my job 2 weeks ago', undefined],
  ['the seven days of creation', undefined],
  ['5 days a week for 2 weeks', 14],
])('“%s” asks for %s days', (description, days) => {
  expect(daysAsked(description, [...books, ...spanish])).toBe(days)
})
