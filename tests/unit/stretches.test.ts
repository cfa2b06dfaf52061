import { expect, test } from 'vitest'
import { isSourceText, stretchesOf } from '../../shared/markdown/stretches.ts'
import { parseChunk } from '../../shared/quotes/parse.ts'

/** The display of the range between two marks of a source; the marks are removed first. */
function shown(marked: string) {
  const [before = '', inside = '', after = ''] = marked.split('¦')
  const source = before + inside + after
  const range = { start: before.length, end: before.length + inside.length }
  return stretchesOf(parseChunk(source), source, [range])[0]
}

test.each([
  ['It says “¦Jesus wept.¦”', 'Jesus wept.'],
  ['*It* says **“¦Jesus *really* wept¦”**', 'Jesus really wept'],
  ['> ¦Jesus\n> wept.¦\n> — [John 11:35](/read/JHN/11?verse=35)', 'Jesus\nwept.'],
  ['> ¦Jesus\nwept.¦', 'Jesus\nwept.'],
  ['> ¦Jesus\n>\n> wept.¦', 'Jesus\nwept.'],
  ['| a | “¦b \\| c¦” |\n|---|---|', 'b | c'],
  ['- > ¦\\*a\\*¦', '*a*'],
])('a range shows exactly its words: %s', (marked, text) => {
  expect(shown(marked)?.text).toBe(text)
})

test.each([
  ['that begins inside of markup', '¦*Jesus* wept¦'],
  ['that ends inside of an escape', '¦Jesus \\¦* wept'],
  ['that has code in it', '¦Jesus `wept` there¦'],
  ['that has a link in it', '¦Jesus [wept](/read/JHN/11) there¦'],
  ['over two paragraphs', '¦Jesus\n\nwept¦'],
  ['over two items', '- ¦Jesus\n- wept¦'],
  ['over two cells', '| ¦a | b¦ |\n|---|---|'],
  ['from a paragraph into a quotation', '¦Jesus\n> wept¦'],
  ['without words', 'Jesus ¦¦ wept'],
])('a range %s shows nothing', (_name, marked) => {
  expect(shown(marked)).toBeUndefined()
})

test.each([
  ['> ¦Jesus wept.¦\n> — [John 11:35](/read/JHN/11?verse=35)', true],
  ['> “¦Jesus wept¦.” ([John 11:35](/read/JHN/11?verse=35), KJV)', true],
  ['> ¦Jesus wept.¦\n> And left.', false],
  ['> And left.\n>\n> ¦Jesus wept.¦', false],
  ['> ¦Jesus wept¦ bitterly.', false],
  ['> ¦Jesus wept.¦\nlazy words', false],
  ['> ¦Jesus wept.¦\n> ```\n> code\n> ```', false],
  ['> - ¦Jesus wept.¦\n> - More.', false],
  ['> ¦Jesus wept.¦\n> — Luther, [John 11:35](/read/JHN/11?verse=35)', false],
  ['> ¦Jesus wept.¦ 5', false],
])('a block quote contains only verified words and their source, or not: %s', (marked, isAlone) => {
  expect(shown(marked)).toMatchObject({ text: 'Jesus wept.'.slice(0, shown(marked)?.text.length), isAlone })
})

test('the name of one translation is not counted as a word, other words are', () => {
  expect(['— (WEB)', ' , ', '— ESV)'].map(isSourceText)).toEqual([true, true, true])
  expect(['NOT', 'WEB KJV', 'he', '16', '不'].map(isSourceText)).toEqual([false, false, false, false, false])
})
