import { expect, test } from 'vitest'
import { openSmallBible } from '../helpers/answers/small-bible.ts'

const check = await openSmallBible('en', [
  ['NUM', 21, 9, 'Moses made a serpent of bronze, and set it on the pole.'],
  [
    'NUM',
    21,
    16,
    'From there they traveled to Beer; that is the well of which Yahweh said to Moses, “Gather the people.”',
  ],
  ['JHN', 3, 14, 'As Moses lifted up the serpent in the wilderness, even so must the Son of Man be lifted up,'],
  ['JHN', 3, 16, 'For God so loved the world, that he gave his only born Son.'],
  ['1JN', 4, 8, 'He who doesn’t love doesn’t know God, for God is love.'],
  ['1JN', 4, 16, 'We know and have believed the love which God has for us. God is love.'],
])
const linksOf = (content: string) => [...content.matchAll(/\]\(\/read\/([^)]*)\)/g)].map((match) => match[1])

test.each([
  [
    'As Moses lifted up the serpent (Numbers 21:9), so verse 16 says, “For God so loved the world”.',
    ['NUM/21?verse=9', 'JHN/3?verse=16'],
  ],
  [
    'Numbers 21:9 has a serpent of bronze, and verse 16 says, “For God so loved the world”.',
    ['NUM/21?verse=9', 'JHN/3?verse=16'],
  ],
  ['A bronze serpent (Numbers 21:9) is the sign that verse 14 means.', ['NUM/21?verse=9', 'JHN/3?verse=14']],
  [
    'They moved (Numbers 21:9), and verse 16 says, “From there they traveled to Beer”.',
    ['NUM/21?verse=9', 'NUM/21?verse=16'],
  ],
  ['“for God is love” (1 John 4:8) is said again in verse 16.', ['1JN/4?verse=8', '1JN/4?verse=16']],
  ['See both (1 John 4:8, and verse 16) on love.', ['1JN/4?verse=8', '1JN/4?verse=16']],
  ['In Numbers 21:9 he made it, and in verse 16 they left.', ['NUM/21?verse=9', 'NUM/21?verse=16']],
])('“verse 16” is of the chapter that its sentence means: %s', async (text, links) => {
  const { content, spans } = await check(text)
  expect(linksOf(content)).toEqual(links)
  expect(spans.filter(({ verdict }) => verdict !== 'exact')).toEqual([])
  expect(content.replace(/\[([^\]]*)\]\(\/read[^)]*\)/g, '$1')).toBe(text)
})
