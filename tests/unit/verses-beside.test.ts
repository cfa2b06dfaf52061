import { expect, test } from 'vitest'
import { versesBeside } from '../../api/share/verses-beside.ts'
import { englishVerses } from '../../shared/bible/english-verses.ts'
import { hebrew } from '../fixtures/numberings.ts'

const english = { versification: englishVerses }
const german = { versification: hebrew }

/** A passage with these verses, written as `2:28`. */
const passage = (book: string, ...verses: string[]) => ({
  ...{ ref: '', book, chapter: Number(verses[0]?.split(':')[0]) },
  verses: verses.map((each) => {
    const [chapter = 0, verse = 0] = each.split(':').map(Number)
    return { chapter, verse, text: each }
  }),
})

type Sides = Parameters<typeof versesBeside>
/** The rows as people see them. */
const shown = (...sides: Sides) =>
  versesBeside(...sides).map((row) =>
    row.map((own, side) => own.map((index) => sides[side as 0 | 1][1].verses[index]!.text).join(' ')),
  )

test('verses with other numbers are beside each other', () => {
  const joel = passage('JOL', '2:28', '2:29', '2:30')
  expect(shown([english, joel], [german, passage('JOL', '3:1', '3:2', '3:3')])).toEqual([
    ['2:28', '3:1'],
    ['2:29', '3:2'],
    ['2:30', '3:3'],
  ])
})

test('the title of a psalm that only one text counts is beside the first verse', () => {
  const [counted, other] = [passage('PSA', '51:1', '51:2', '51:3', '51:4'), passage('PSA', '51:1', '51:2')]
  expect(shown([english, other], [german, counted])).toEqual([
    ['51:1', '51:1 51:2 51:3'],
    ['51:2', '51:4'],
  ])
  const rows = shown([german, counted], [english, other])
  expect(rows.filter(([, second]) => second)).toEqual([
    [expect.any(String), '51:1'],
    ['51:4', '51:2'],
  ])
  expect(rows.flatMap(([first]) => first)).toEqual(['51:1', '51:2', '51:3', '51:4'])
})

test('in one numbering a verse that only one text has is in a row of its own, and moves no other', () => {
  const [first, second] = [passage('MAT', '17:20', '17:22', '17:23'), passage('MAT', '17:20', '17:21', '17:23')]
  expect(shown([english, first], [english, second])).toEqual([
    ['17:20', '17:20'],
    ['', '17:21'],
    ['17:22', ''],
    ['17:23', '17:23'],
  ])
})

test('a verse beyond the numbers of the first text follows the one before it', () => {
  const [first, second] = [passage('3JN', '1:14', '1:15'), passage('3JN', '1:14', '1:15', '1:16', '1:17')]
  const rows = shown([english, first], [{ versification: new Map([['3JN', [17]]]) }, second])
  expect(rows.flatMap(([, other = '']) => other.split(' ')).filter(Boolean)).toEqual(['1:14', '1:15', '1:16', '1:17'])
})
