import { expect, test } from 'vitest'
import { openSmallBible } from '../helpers/answers/small-bible.ts'

const check = await openSmallBible('en', [
  [
    ...(['JHN', 3, 16] as const),
    'For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.',
  ],
  [
    ...(['JHN', 14, 6] as const),
    'Jesus said to him, “I am the way, the truth, and the life. No one comes to the Father, except through me.',
  ],
  [
    ...(['ROM', 8, 39] as const),
    'nor height, nor depth, nor any other created thing will be able to separate us from God’s love which is in Christ Jesus our Lord.',
  ],
  ['PSA', 23, 1, 'Yahweh is my shepherd; I shall lack nothing.'],
  ['HEB', 13, 8, 'Jesus Christ is the same yesterday, today, and forever.'],
])
const LOVED =
  'For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish'

test.each([
  [`${LOVED}, but have eternal death.`, 'death', 'life'],
  [`${LOVED}, but have eternal *death* (John 3:16).`, 'death', 'life'],
  [`John 3:16: ${LOVED}, but have eternal and endless pain.`, 'and', 'life'],
  [
    'Paul says that nor any other created thing will be able to separate us from God’s love which is in Mohammed.',
    'Mohammed',
    'Christ',
  ],
  [LOVED.replace('For God', 'Satan'), 'Satan', 'God'],
  [LOVED.replace('For God', 'In truth the devil'), 'devil', 'God'],
  [
    'Buddha said to him, “I am the way, the truth, and the life. No one comes to the Father, except through me.',
    'Buddha',
    'Jesus',
  ],
])(
  'a wrong word at the end of words without marks is shown, and they have no seal: %s',
  async (text, wrong, stored) => {
    const { content, spans } = await check(text)
    const [span] = spans
    expect(span?.verdict).toBe('paraphrase')
    expect(span?.differences?.map((each) => [content.slice(each.start, each.end), each.stored])).toEqual([
      [wrong, stored],
    ])
  },
)

test.each([
  `${LOVED}, but have eternal life.`,
  `${LOVED}, but have eternal life is how John sums it up.`,
  'For God so loved the world, that he gave his only born Son because nothing less would do.',
  `John writes God so loved the world, that he gave his only born Son, and so should we.`,
  `Because God so loved the world, that he gave his only born Son, we live.`,
  'He so loved the world, that he gave his only born Son, and he still does.',
  'We thank the Father, who so loved the world, that he gave his only born Son.',
  'Paul writes that nor any other created thing will be able to separate us from God’s love.',
  'I believe that whoever believes in him should not perish, but have eternal life.',
  'Paul fears nor height, nor depth, nor any other created thing. Will we fear it?',
  `${LOVED}, but have eternal (John 3:16).`,
])('the writer’s own words around words without marks take no seal away: %s', async (text) => {
  expect((await check(text)).spans.map(({ verdict }) => verdict)).toEqual(['exact'])
})
