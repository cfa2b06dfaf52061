import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balanceLines } from '../../shared/picture/balance-lines.ts'
import { cardPicture } from '../../shared/picture/card-picture.ts'
import type { Measure, Picture } from '../../shared/picture/picture.ts'
import { cutText } from '../../shared/picture/set-text.ts'
import { type PictureThemeName, pictureThemes } from '../../shared/picture/themes.ts'
import { type VersePicture, versePicture } from '../../shared/picture/verse-picture.ts'

/** Letters of half their size. */
const measure: Measure = (text, _face, size) => [...text].length * size * 0.5
const john =
  'For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.'
const verse: Omit<VersePicture, 'shape'> = {
  ...{ text: john, reference: 'John 3:16', edition: 'World English Bible' },
  ...{ direction: 'ltr', site: 'Philip', theme: 'light' },
}
const serif = ({ words }: Picture) => words.filter(({ face }) => face === 'serif')
const shown = (picture: Picture) =>
  serif(picture)
    .map(({ text }) => text)
    .join(' ')

describe('balanced lines', () => {
  test('have all words in order, none wider than the column, and are about equally long', () => {
    const words = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(words, (widths) => {
        const given = widths.map((width, index) => ({ text: String(index), width }))
        const lines = balanceLines(given, 1, 40)
        expect(lines.flat()).toEqual(given)
        for (const line of lines) expect(line.reduce((sum, { width }) => sum + width + 1, -1)).toBeLessThanOrEqual(40)
      }),
    )
    const even = Array.from({ length: 9 }, (_, index) => ({ text: String(index), width: 4 }))
    // eight would fit on the first line
    expect(balanceLines(even, 1, 40).map(({ length }) => length)).toEqual([5, 4])
  })
})

describe('the picture of a passage', () => {
  test.each(Object.keys(pictureThemes) as PictureThemeName[])(
    '%s has every word, its reference and its edition',
    (theme) => {
      for (const shape of ['wide', 'square', 'tall'] as const) {
        const picture = versePicture({ ...verse, theme, shape }, measure)!
        expect(shown(picture)).toBe(`“${john}”`)
        expect(picture.words.map(({ text }) => text)).toEqual(
          expect.arrayContaining(['John 3:16', 'World English Bible', 'Philip']),
        )
        for (const { text, face, size, x, y } of picture.words) {
          expect(x).toBeGreaterThan(20)
          expect(x + measure(text, face, size)).toBeLessThan(picture.width)
          expect(y).toBeLessThan(picture.height - 20)
        }
      }
    },
  )

  test('hangs opening quotation marks outside of the edge', () => {
    const [first, second] = serif(versePicture({ ...verse, shape: 'square' }, measure)!)
    expect(first!.x).toBeLessThan(second!.x)
    expect(first!.x + measure('“', 'serif', first!.size)).toBeCloseTo(second!.x)
    const said = { ...verse, text: 'Jesus said to them, “I am the bread of life.', shape: 'square' } as const
    expect(shown(versePicture(said, measure)!)).toBe('Jesus said to them, “I am the bread of life.”')
  })

  test('keeps the quotation marks of other languages', () => {
    const pictured = (text: string) => shown(versePicture({ ...verse, text, shape: 'square' }, measure)!)
    for (const text of ['„Denn so hat er geliebt.“', '”Niin on Jumala rakastanut.”']) expect(pictured(text)).toBe(text)
  })

  test('from right to left is aligned at the right edge', () => {
    const picture = versePicture({ ...verse, direction: 'rtl', shape: 'square' }, measure)!
    const ends = serif(picture)
      .slice(1)
      .map(({ text, x, size }) => Math.round(x + measure(text, 'serif', size)))
    expect(new Set(ends).size).toBe(1)
  })

  test.each([
    ['Chinese', '“神爱世人，甚至将他的独生子赐给他们，叫一切信他的，不至灭亡，反得永生。”'],
    [
      'Japanese',
      '「神はそのひとり子を賜わったほどに、この世を愛して下さった。それは御子を信じる者がひとりも滅びないで、永遠の命を得るためである。」',
    ],
    ['Thai', '“เพราะว่าพระเจ้าทรงรักโลกจนได้ทรงประทานพระบุตรองค์เดียวของพระองค์”'],
  ])('breaks lines of %s, which has no spaces, and not before a closing mark or after an opening one', (_, text) => {
    const wide: Measure = (words, _face, size) => [...words].length * size
    for (const shape of ['wide', 'square', 'tall'] as const) {
      const lines = serif(versePicture({ ...verse, text, shape }, wide)!).map((words) => words.text)
      expect(lines.length).toBeGreaterThan(1)
      expect(lines.join('')).toBe(text)
      for (const line of lines.slice(1)) expect(line).not.toMatch(/^[，。、”」]/)
      for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/[“「]$/)
    }
  })

  test('keeps the spaces that a Chinese text has', () => {
    const text = '“耶稣 Jesus 哭了。”'
    expect(shown(versePicture({ ...verse, text, shape: 'square' }, measure)!)).toBe(text)
  })

  test('of too many verses does not exist', () => {
    expect(versePicture({ ...verse, text: john.repeat(12), shape: 'square' }, measure)).toBeUndefined()
  })
})

test('a card cuts what is too long at a word', () => {
  const card = { kind: 'John 3', site: 'Philip', theme: 'light' } as const
  const long = cardPicture({ ...card, title: john.repeat(3), about: john.repeat(3) }, measure)
  expect(shown(long)).toMatch(/^For God so loved .*\w…$/)
  expect(shown(cardPicture({ ...card, title: 'x'.repeat(500), about: '' }, measure))).toMatch(/^x+…$/)
  expect(shown(cardPicture({ ...card, title: '', about: '' }, measure))).toBe('')
  expect(cutText('one two three', 9)).toBe('one two…')
})
