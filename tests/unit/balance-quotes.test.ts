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
