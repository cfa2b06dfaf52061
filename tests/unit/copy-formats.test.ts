import { describe, expect, test } from 'vitest'
import { formatCopy, joinPassages } from '../../web/share/copy-formats.ts'

const url = 'https://philip.example/read/JHN/11?verse=35'
const english = { text: 'Jesus wept.', ref: 'John 11:35', abbreviation: 'WEB' }
const spanish = { text: 'Y lloró Jesús.', ref: 'Juan 11:35', abbreviation: 'RV1909' }

test.each([
  ['plain', 'Jesus wept.\n— John 11:35 (WEB)'],
  ['link', `Jesus wept.\n— John 11:35 (WEB)\n${url}`],
  ['two', 'Jesus wept.\n— John 11:35 (WEB)\n\nY lloró Jesús.\n— Juan 11:35 (RV1909)'],
  ['markdown', `> Jesus wept.\n>\n> — [John 11:35](${url}) (WEB)`],
] as const)('%s', (format, expected) => {
  expect(formatCopy(format, english, url, spanish)).toBe(expected)
})

test('markdown shows the words as they are, whatever signs they have', () => {
  const text = 'A *word*, [a] <b>\nand `another_one`\\'
  expect(formatCopy('markdown', { ...english, text }, url)).toBe(
    `> A \\*word\\*, \\[a\\] \\<b\\>\n> and \\\`another\\_one\\\`\\\\\n>\n> — [John 11:35](${url}) (WEB)`,
  )
})

test('a translation without an abbreviation has no brackets', () => {
  expect(formatCopy('plain', { ...english, abbreviation: '' }, url)).toBe('Jesus wept.\n— John 11:35')
})

describe('the passages of a second translation', () => {
  const passage = (ref: string, chapter: number, ...verses: [verse: number, text: string][]) => ({
    ...{ ref, book: 'JHN', chapter },
    verses: verses.map(([verse, text]) => ({ chapter, verse, text })),
  })

  test('are all named, with an ellipsis between those that do not follow one another', () => {
    const passages = [
      passage('Juan 3:3', 3, [3, 'Respondió.']),
      passage('Juan 3:5-6', 3, [5, 'Jesús.'], [6, 'Lo que.']),
    ]
    expect(joinPassages(passages, 'RV1909')).toEqual({
      ...{ text: 'Respondió. … Jesús. Lo que.', ref: 'Juan 3:3; Juan 3:5-6', abbreviation: 'RV1909' },
    })
  })

  test('have none where a chapter ends earlier than in the first', () => {
    const passages = [passage('Joel 2:27', 2, [27, 'Und ihr.']), passage('Joel 3:1', 3, [1, 'Danach.'])]
    expect(joinPassages(passages, '').text).toBe('Und ihr. Danach.')
  })
})
