import { expect, test } from 'vitest'
import { readAnswer, sourceOf } from '../../shared/quotes/reading.ts'
import { plainSource } from '../../shared/quotes/source.ts'

const blocksIn = async (text: string) => {
  const reading = await readAnswer(text)
  return reading.blocks.map(({ kind, start, end }) => [kind, reading.text.slice(start, end)])
}

test('an answer is parsed as it is shown: paragraphs, items, block quotes, rows, no fenced code', async () => {
  const text =
    'One\n*two*\n\n> three\n> **four**\n\n- five\n- six\n\n```\n> seven\n```\n# Eight\nnine\n\n|a|b|\n|-|-|\n|c|d|'
  expect(await blocksIn(text)).toEqual([
    ['text', 'One\ntwo'],
    ['quote', 'three\nfour'],
    ['text', 'five'],
    ['text', 'six'],
    ['text', 'Eight'],
    ['text', 'nine'],
    ['text', 'a | b'],
    ['text', 'c | d'],
  ])
})

test('a block quote includes its lazy lines and its paragraphs, wherever it is', async () => {
  expect(await blocksIn('> one\nlazy\n>\n> two\n\n1. > three\n\n       > four')).toEqual([
    ['quote', 'one\nlazy\n\ntwo'],
    ['quote', 'three'],
    ['quote', 'four'],
  ])
})

test('every shown character has its offset in the markdown', async () => {
  const text = 'A \\*b\\* **c `d` e**\n\n> f  \n> _g_\n> h'
  const reading = await readAnswer(text)
  const shown = 'A *b* c d e\n\nf\ng\nh'
  expect(reading.text.trim()).toBe(shown)
  const at = (part: string) => {
    const start = reading.text.indexOf(part)
    const place = sourceOf(reading, { start, end: start + part.length })
    return text.slice(place.start, place.end)
  }
  expect(at('*b*')).toBe('\\*b\\*')
  expect(at('c d')).toBe('c `d')
  expect(at('g\nh')).toBe('g_\n> h')
})

test('HTML, images, character references and definitions are plain characters', async () => {
  const text = '<div>\n“a” <b>c</b> &ldquo;\n</div>\n\n[x]: /y\n\n    indented'
  expect((await blocksIn(text)).map(([, shown]) => shown)).toEqual([
    '<div>\n“a” <b>c</b> &ldquo;\n</div>',
    '[x]: /y',
    'indented',
  ])
})

test('checked text has no links, invisible characters or character references', () => {
  expect(plainSource('&ldquo;a&rdquo;&nbsp;&#8212;&amp;lt; &#x202e;b &unknown;')).toBe('“a”\u00A0—\\&lt; b &unknown;')
  expect(plainSource('[a](/b) ![c](d) [e](\n/f)')).toBe('a c [e]\\(\n/f)')
})

test.each([
  ['[1]: https://example.com\nwords', '\nwords'],
  ['[1]: <https://example.com/a b> "Title"', ''],
  ['[x]: /read/JHN/3 (title)', ''],
  ['[^1]: http://example.com', ''],
  ['[1]: The Greek word is agape, see John 3:16.', '[1]: The Greek word is agape, see John 3:16.'],
  // to every renderer of markdown this is a link
  ['[1]: agape', ''],
  ['Love.[^1]\n\n[^1]: Matthew Henry says so.', 'Love.\n\nMatthew Henry says so.'],
])('of the lines that define links only those with an address are removed: %j', (text, plain) => {
  expect(plainSource(text)).toBe(plain)
})

test('no answer is nested or emphasised more deeply than a parser can handle', async () => {
  for (const text of ['> ', '- ', '1. ', '*a_', '**', '[', '](', '` `` ', '| a ', '_a ', 'x\n> ', '1) > '].map((part) =>
    part.repeat(8000),
  )) {
    const since = performance.now()
    await readAnswer(plainSource(text))
    expect(performance.now() - since, text.slice(0, 9)).toBeLessThan(3000)
  }
})

test('a table that shows more characters than it has keeps the position of each', async () => {
  const source = `a|b|c\n-|-|-\n${'d|e|f\n'.repeat(200)}g|h|i`
  const reading = await readAnswer(source)
  expect(reading.text.length).toBeGreaterThan(source.length + 16)
  expect([reading.from.length, reading.to.length]).toEqual([reading.text.length, reading.text.length])
  for (const letter of 'adgi') {
    const at = reading.text.lastIndexOf(letter)
    expect(sourceOf(reading, { start: at, end: at + 1 })).toEqual({
      start: source.lastIndexOf(letter),
      end: source.lastIndexOf(letter) + 1,
    })
  }
})
