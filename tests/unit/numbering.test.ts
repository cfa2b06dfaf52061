import { describe, expect, test } from 'vitest'
import { englishVerses } from '../../shared/bible/english-verses.ts'
import { converted, numberingName, toEnglish } from '../../shared/bible/numbering.ts'
import { findReferences } from '../../shared/bible/reference.ts'
import { resolveReference } from '../../shared/bible/resolve-reference.ts'
import { formatReference, type Versification } from '../../shared/bible/versification.ts'
import { hebrew, synodal, vulgate } from '../fixtures/numberings.ts'

/** Where a written reference leads in a text. */
function led(text: string, versification: Versification): string {
  const [found] = findReferences(text)
  if (!found) throw new Error(`no reference in ${text}`)
  const { reference, problem } = resolveReference(found, versification)
  return reference ? formatReference(reference, { versification }) : problem
}

test.each([
  ['english', englishVerses],
  ['hebrew', hebrew],
  ['vulgate', vulgate],
  ['synodal', synodal],
  ['english', new Map([['JHN', englishVerses.get('JHN')!]])],
] as const)('a text is recognised as %s by its verse counts', (name, versification) => {
  expect(numberingName(versification)).toBe(name)
})

describe('a reference opens its verse in a text with another numbering', () => {
  test.each([
    ['Genesis 31:55', 'Genesis 32:1'],
    ['Genesis 32:24', 'Genesis 32:25'],
    ['Psalm 51:1', 'Psalm 51:3'],
    ['Psalm 23:1', 'Psalm 23:1'],
    ['Psalm 3:8', 'Psalm 3:9'],
    ['Psalm 13:6', 'Psalm 13:6'],
    ['Psalm 51', 'Psalm 51'],
    ['Isaiah 9:6', 'Isaiah 9:5'],
    ['Joel 2:28-32', 'Joel 3'],
    ['Joel 2:29', 'Joel 3:2'],
    ['Joel 3', 'Joel 4'],
    ['Jonah 1:17', 'Jonah 2:1'],
    ['Micah 5:2', 'Micah 5:1'],
    ['Malachi 4:2', 'Malachi 3:20'],
    ['Daniel 4:1-3', 'Daniel 3:31–33'],
    ['John 3:16', 'John 3:16'],
  ])('Hebrew: %s is %s', (asked, there) => expect(led(asked, hebrew)).toBe(there))

  test.each([
    ['Psalm 23', 'Psalm 22'],
    ['Psalm 23:1', 'Psalm 22:1'],
    ['Psalm 51:1', 'Psalm 50:3'],
    ['Psalm 10:1', 'Psalm 9:22'],
    ['Psalm 115:1', 'Psalm 113:9'],
    ['Psalm 116:10', 'Psalm 115:10'],
    ['Psalm 119:105', 'Psalm 118:105'],
    ['Psalm 147:12', 'Psalm 147:12'],
    ['Psalm 150:6', 'Psalm 150:6'],
    ['Daniel 3:25', 'Daniel 3:92'],
    ['Joel 2:28', 'Joel 2:28'],
    ['Malachi 4:2', 'Malachi 4:2'],
    ['Acts 7:59', 'Acts 7:58'],
    ['Mark 9:1', 'Mark 8:39'],
    ['John 6:53', 'John 6:54'],
  ])('Vulgate: %s is %s', (asked, there) => expect(led(asked, vulgate)).toBe(there))

  test.each([
    ['Psalm 23:4', 'Psalm 22:4'],
    ['Psalm 51:1', 'Psalm 50:3'],
    ['Psalm 91:1', 'Psalm 90:1'],
    ['Psalm 90:12', 'Psalm 89:12'],
    ['Psalm 90:1', 'Psalm 89:2'],
    ['Psalm 116:12', 'Psalm 115:3'],
    ['Psalm 147:12', 'Psalm 147:1'],
    ['Romans 16:27', 'Romans 14:26'],
    ['Daniel 3:25', 'Daniel 3:92'],
    ['Job 41:1', 'Job 40:20'],
    ['Joshua 6:1', 'Joshua 5:16'],
    ['2 Corinthians 13:14', '2 Corinthians 13:13'],
  ])('Synodal: %s is %s', (asked, there) => expect(led(asked, synodal)).toBe(there))
})

/** English verse counts with those of some chapters replaced, as in `JON 1 16`. */
function withCounts(...counts: string[]): Versification {
  const changed = new Map([...englishVerses].map(([book, verses]) => [book, [...verses]]))
  for (const [book = '', chapter, verses] of counts.map((each) => each.split(' ')))
    changed.get(book)![Number(chapter) - 1] = Number(verses)
  return changed
}

// the old Spanish Bible divides some chapters as in Hebrew, but keeps the English number of the last verse
const spanish = withCounts(
  ...['NUM 12 15', 'NUM 29 39', '1SA 23 28', '2SA 20 25', '2CH 33 24', 'JOB 35 15', 'JOB 38 38', 'JOB 40 19'],
  ...['HOS 11 11', 'JON 1 16'],
)

test.each([
  ['Numbers 12:16', 'Numbers 13:1'],
  ['Numbers 13:2', 'Numbers 13:3'],
  ['Numbers 29:40', 'Numbers 30:1'],
  ['Numbers 30:16', 'Numbers 30:16'],
  ['1 Samuel 23:29', '1 Samuel 24:1'],
  ['1 Samuel 24:5', '1 Samuel 24:6'],
  ['2 Samuel 20:26', '2 Samuel 20:25'],
  ['2 Chronicles 33:12', '2 Chronicles 33:11'],
  ['2 Chronicles 33:21-25', '2 Chronicles 33:20–24'],
  ['Job 35:16', 'Job 35:15'],
  ['Job 38:41', 'Job 39:3'],
  ['Job 39:1', 'Job 39:4'],
  ['Job 40:4', 'Job 39:30'],
  ['Job 40:15-24', 'Job 40:10–19'],
  ['Hosea 11:12', 'Hosea 12:1'],
  ['Hosea 12:14', 'Hosea 12:14'],
  ['Jonah 1:17-2:10', 'Jonah 2'],
  ['Jonah 2:9', 'Jonah 2:10'],
])('Reina-Valera 1909: %s is %s', (asked, there) => expect(led(asked, spanish)).toBe(there))

test('verses that a text puts into an earlier chapter do not turn a passage around', () => {
  const moved = withCounts('ROM 16 25')
  expect(led('Romans 16:25-27', moved)).toBe('Romans 14:23')
  expect(led('Romans 16:21-27', moved)).toBe('Romans 16:21–25')
  expect(led('Romans 14:23', moved)).toBe('Romans 14:23')
  expect(led('Romans 16:21-27', synodal)).toBe('Romans 16:21–24')
  expect(led('Romans 12-16', synodal)).toBe('Romans 12–16')
  expect(led('Romans 15:1-16:27', moved)).toBe('Romans 15–16')
})

test('a reference that exists only in the text is written in its own numbering', () => {
  expect(led('Malachi 3:20', hebrew)).toBe('Malachi 3:20')
  expect(led('Joel 4:1', hebrew)).toBe('Joel 4:1')
  expect(led('Psalm 51:21', hebrew)).toBe('Psalm 51:21')
  expect(led('Psalm 151:1', new Map([...synodal, ['PSA', [...synodal.get('PSA')!, 7]]]))).toBe('Psalm 151:1')
  expect(led('Malachi 5:1', hebrew)).toMatch(/no chapter 5/)
})

test.each([
  ['hebrew', hebrew],
  ['vulgate', vulgate],
  ['synodal', synodal],
] as const)(
  'in %s numbering every English verse has a verse, and maps back to itself or to one that is joined to it',
  (_, text) => {
    const missing: string[] = []
    const joined: string[] = []
    for (const [book, chapters] of englishVerses) {
      for (const [i, last] of chapters.entries()) {
        for (let verse = 1; verse <= last; verse++) {
          const place = { book, start_chapter: i + 1, start_verse: verse, end_chapter: i + 1, end_verse: verse }
          const { reference } = resolveReference(place, text)
          if (!reference) {
            missing.push(`${book} ${i + 1}:${verse}`)
            continue
          }
          const { start_chapter, start_verse } = toEnglish(reference, text)
          if (start_chapter !== i + 1 || start_verse !== verse) joined.push(`${book} ${i + 1}:${verse}`)
        }
      }
    }
    expect(missing).toEqual([])
    // verses that a text joins: Psalm 13:5–6 in Hebrew, 2 Corinthians 13:12–13 and some more in the Vulgate
    expect(joined.length).toBeLessThan(40)
  },
)

test('a place in one numbering is found in another one', () => {
  const place = { book: 'PSA', start_chapter: 50, start_verse: 3, end_chapter: 50, end_verse: 4 }
  expect(converted(place, vulgate, hebrew)).toEqual({ ...place, start_chapter: 51, end_chapter: 51 })
  expect(converted(place, vulgate, englishVerses)).toMatchObject({ start_chapter: 51, start_verse: 1, end_verse: 2 })
  expect(converted(place, vulgate, vulgate)).toBe(place)
})
