import { expect, test } from 'vitest'
import { balanceQuotes } from '../../shared/bible/balance-quotes.ts'

test.each([
  ['a mark that the cut took from the end', 'He said, “Go.', 'He said, “Go.”'],
  ['a mark that the cut took from the beginning', 'Go.” He went.', '“Go.” He went.'],
  ['both', 'Go.” Then, “Come.', '“Go.” Then, “Come.”'],
  ['a quotation that goes on in the next paragraph with a mark of its own', '“One. “Two.”', '“One. “Two.”'],
  ['an apostrophe is no mark', 'the LORD’s house', 'the LORD’s house'],
])('quotation marks of an excerpt: %s', (_, text, whole) => {
  expect(balanceQuotes(text)).toBe(whole)
})

test.each([
  ['German', '„Denn so hat Gott die Welt geliebt.“'],
  ['German, cut at the end', 'Er sprach: „Komm.'],
  ['German, cut at the beginning', 'das ewige Leben haben.“ Und er ging.'],
  ['Hungarian', '„Mert úgy szerette Isten a világot.”'],
  ['Finnish', '”Niin on Jumala maailmaa rakastanut.”'],
  ['Finnish, after other words', 'Hän sanoi: ”Öljy on lopussa.”'],
])('marks that mean something else in this language stay as they are: %s', (_, text) => {
  expect(balanceQuotes(text)).toBe(text)
})

test('an English quotation that begins with another one gets the mark that it lost', () => {
  expect(balanceQuotes('He said, “ ‘Go.’ ” And, “Come.')).toBe('He said, “ ‘Go.’ ” And, “Come.”')
})
