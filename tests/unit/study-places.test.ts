import { expect, test } from 'vitest'
import type { VersePlace } from '../../shared/contract/bible.ts'
import type { StudyPlace } from '../../web/study/items.ts'
import { placedAt, placeIn } from '../../web/study/verse-places.ts'

const at = (chapter: number, ...verses: number[]): StudyPlace => ({
  edition: 'eng-hebrew',
  book: 'JOL',
  chapter,
  verses,
})
const row = (verse: number, chapter: number, start_verse: number, end_verse = start_verse): VersePlace => ({
  ...{ verse, chapter, start_verse, end_verse },
})
/** English Joel 2, shortened, in a Hebrew Bible; and English Psalm 51, whose title that one counts. */
const joel = [row(1, 2, 1), row(27, 2, 27), row(28, 3, 1), row(29, 3, 2)]
const psalm = [row(1, 51, 1, 3), row(2, 51, 4)]

test('a place is found in a chapter by where the other translation has its verses', () => {
  expect(placedAt(at(3, 2, 1), 2, joel)).toEqual(at(2, 28, 29))
  expect(placedAt(at(2, 27), 2, joel)).toEqual(at(2, 27))
  expect(placedAt(at(2, 28), 2, joel)).toBeNull()
  expect(placedAt(at(4, 1), 2, joel)).toBeNull()
  expect(placedAt(at(51, 2, 3, 4), 51, psalm)).toEqual(at(51, 1, 2))
  expect(placedAt(at(51, 1), 51, psalm)).toEqual(at(51, 1))
})

test('what belongs to a whole chapter is where its first verse is', () => {
  expect(placedAt(at(3), 2, joel)).toEqual(at(2))
  expect(placedAt(at(2), 2, joel)).toEqual(at(2))
  expect(placedAt(at(3), 2, [row(1, 3, 2), row(2, 3, 3)])).toBeNull()
})

test('without the other translation the numbers are the same', () => {
  expect(placedAt(at(2, 1), 2, [])).toEqual(at(2, 1))
  expect(placedAt(at(3, 1), 2, [])).toBeNull()
  expect(placeIn(at(2, 28), [])).toEqual(at(2, 28))
})

test('a place is opened in the chapter where another translation has its first verse', () => {
  expect(placeIn(at(2, 28, 29), joel)).toEqual(at(3, 1, 2))
  expect(placeIn(at(2, 27, 28), joel)).toEqual(at(2, 27))
  expect(placeIn(at(51, 1, 2), psalm)).toEqual(at(51, 1, 2, 3, 4))
  expect(placeIn(at(2), joel)).toEqual(at(2))
})
