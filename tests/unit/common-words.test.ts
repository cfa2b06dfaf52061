import { describe, expect, test } from 'vitest'
import { openSmallBible, type SmallVerse } from '../helpers/answers/small-bible.ts'

const english: SmallVerse[] = [
  ['EXO', 20, 13, '“You shall not murder.'],
  ['JOS', 1, 9, 'Be strong and courageous. Don’t be afraid. Don’t be dismayed, for Yahweh your God is with you.'],
  ['MAT', 5, 44, 'But I tell you, love your enemies, bless those who curse you,'],
  ['MRK', 8, 34, '“Whoever wants to come after me, let him deny himself, and take up his cross, and follow me. Your'],
  ['JHN', 3, 2, 'No one can do these signs that you do, unless God is with him.”'],
  ['JHN', 3, 4, 'Nicodemus said to him, “How can a man be born when he is old?'],
  ['JHN', 3, 8, 'You hear its sound, but don’t know where it comes from and where it is going.'],
  ['JHN', 10, 11, '“I am the good shepherd. The good shepherd lays down his life for the sheep.'],
  ['JHN', 14, 6, '“I am the way, the truth, and the life. No one comes to the Father, except through me.'],
  ['JHN', 14, 27, 'My peace I give to you; not as the world gives, I give to you. Don’t let your heart be troubled.'],
  ['JHN', 19, 30, 'When Jesus therefore had received the vinegar, he said, “It is finished!”'],
  ['1JN', 2, 15, 'Don’t love the world or the things that are in the world.'],
  ['1JN', 4, 8, 'He who doesn’t love doesn’t know God, for God is love.'],
]
const check = {
  en: await openSmallBible('en', english),
  es: await openSmallBible('es', [
    ['JHN', 3, 33, 'El que recibe su testimonio, éste signó que Dios es verdadero.'],
    ['1JN', 4, 8, 'El que no ama, no conoce á Dios; porque Dios es amor.'],
  ]),
  zh: await openSmallBible('zh-Hant', [
    ['JHN', 3, 7, '我說：『你們必須重生』，你不要以為希奇。'],
    ['JHN', 6, 20, '耶穌對他們說：「是我，不要怕！」'],
    ['1JN', 4, 8, '沒有愛心的，就不認識神，因為神就是愛。'],
  ]),
}

describe('a few common words that are presented as Scripture have the seal of their verse:', () => {
  test.each([
    ['en', 'Jesus said, “Love your enemies.”', 'Matthew 5:44'],
    ['en', 'God says, “You shall not murder.”', 'Exodus 20:13'],
    ['en', 'The Bible says, “God is love.”', '1 John 4:8'],
    ['en', 'Jesus said, “I am the good shepherd.”', 'John 10:11'],
    ['en', 'Jesus said: I am the good shepherd.', 'John 10:11'],
    ['en', 'It is written: You shall not murder.', 'Exodus 20:13'],
    ['es', 'La Biblia dice: «Dios es amor».', '1 John 4:8'],
    ['zh', '聖經說：「神就是愛。」', '1 John 4:8'],
    ['zh', '耶穌說：「不要怕」', 'John 6:20'],
  ] as const)('%s %s', async (language, text, ref) => {
    const { spans } = await check[language](text)
    expect(spans.map(({ verdict, source }) => [verdict, source?.ref])).toEqual([['exact', ref]])
  })
})

describe('a few words without a reference are never replaced by others of the open chapter:', () => {
  test.each([
    ['Jesus said, “It is finished.”', 'It is finished'],
    ['The Bible says, “God is good.”', 'God is good.'],
    ['The angel said, as the Bible says, “He is risen”.', 'He is risen'],
    ['John 3:2 and John 3:8 tell of that night. Jesus said, “Where is it?”', 'Where is it?'],
  ])('%s', async (text, words) => {
    const { content, spans } = await check.en(text)
    expect(content).toContain(words)
    expect(spans.map(({ verdict }) => verdict)).not.toContain('repaired')
  })
})

test('a few words that resemble a verse are not checked, rather than missing', async () => {
  const { content, spans } = await check.en('Jesus said, “Take up your cross.” It is written: Take up your cross.')
  expect(content).toBe('Jesus said, “Take up your cross.” It is written: Take up your cross.')
  expect(spans.map(({ verdict }) => verdict)).toEqual(['unchecked', 'unchecked'])
})

test.each(['The Bible says, “God loves a trier.”', 'Jesus said, “God is old.”'])(
  'a few words that resemble no verse are missing: %s',
  async (text) => {
    const { spans } = await check.en(text)
    expect(spans.map(({ verdict }) => verdict)).toEqual(['not_found'])
  },
)

test.each(['The Bible says, “love the world.”', 'The Bible says: Love the world or.'])(
  'a few words without their denial have no seal: %s',
  async (text) => {
    const { spans } = await check.en(text)
    expect(spans.map(({ verdict }) => verdict)).not.toContain('exact')
  },
)

describe('a quotation with its full stop is whole, also before a sentence that denies something:', () => {
  test.each([
    ['Jesus says, “I am the way, the truth, and the life.” (John 14:6)', 'John 14:6'],
    ['> I am the way, the truth, and the life.\n> — John 14:6', 'John 14:6'],
    ['God tells Joshua, “Be strong and courageous.” (Joshua 1:9)', 'Joshua 1:9'],
    ['> My peace I give to you; not as the world gives, I give to you.\n> — John 14:27', 'John 14:27'],
  ])('%s', async (text, ref) => {
    const { spans } = await check.en(text)
    expect(spans.map(({ verdict, source }) => [verdict, source?.ref])).toEqual([['exact', ref]])
  })
})
