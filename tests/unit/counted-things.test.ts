import { expect, test } from 'vitest'
import { openSmallBible } from '../helpers/answers/small-bible.ts'

const check = await openSmallBible('en', [
  ['1KI', 18, 26, 'They called on the name of Baal until noon, saying, “Baal, hear us!” But there was no voice.'],
  ['MAT', 10, 8, 'Heal the sick, cleanse the lepers, and cast out demons. Freely you received, so freely give.'],
  ['MAT', 12, 8, 'For the Son of Man is Lord of the Sabbath.'],
])

test.each([
  ['In 1 Kings 18, 450 prophets of Baal cry, “Baal, hear us!”', '[1 Kings 18](/read/1KI/18), 450 prophets'],
  ['In 1 Kings 18, 45 (of Baal) cry, “Baal, hear us!”', '[1 Kings 18](/read/1KI/18), 45 (of'],
  [
    'In Matthew 10, 12 disciples hear, “Freely you received, so freely give.”',
    '[Matthew 10](/read/MAT/10), 12 disciples',
  ],
])('a number of things after a reference is no source of a quotation: %s', async (text, shown) => {
  const { content, spans } = await check(text)
  expect(content).toContain(shown)
  expect(spans.map(({ verdict }) => verdict)).toEqual(['exact'])
})
