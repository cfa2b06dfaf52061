import { expect, test } from 'vitest'
import { openSmallBible } from '../helpers/answers/small-bible.ts'

const check = await openSmallBible('en', [
  ['MAT', 5, 3, 'Blessed are the poor in spirit, for theirs is the Kingdom of Heaven.'],
  ['LUK', 6, 20, 'Blessed are you who are poor, for God’s Kingdom is yours.'],
  ['JHN', 3, 16, 'That whoever believes in him should not perish.'],
  ['JHN', 11, 26, 'Whoever lives and believes in me will never die.'],
])

test.each([
  [
    'The “whoever believes in him” of John 3:16 is “whoever lives and believes in me” in John 11:26.',
    ['exact John 3:16', 'exact John 11:26'],
  ],
  [
    'The “Blessed are you who are poor” of Luke 6:20 is “Blessed are the poor in the spirit, for theirs is the Kingdom” in Matthew 5:3.',
    ['exact Luke 6:20', 'repaired Matthew 5:3'],
  ],
  [
    'The “Blessed are you who are poor” of Luke 6:20 is “Blessed are you who are poor” in Matthew 5:3.',
    ['exact Luke 6:20', 'paraphrase Matthew 5:3'],
  ],
])('a quotation is of the reference behind it, not of the one behind the quotation before: %s', async (text, found) => {
  const { spans } = await check(text)
  expect(spans.map(({ verdict, source }) => `${verdict} ${source?.ref}`)).toEqual(found)
})
