import { describe, expect, test } from 'vitest'
import { findExact, findNear } from '../../shared/bible/quote.ts'
import { spansOf } from '../../shared/bible/quote-spans.ts'
import { storedText } from '../../shared/bible/stored-text.ts'
import { cpuMs } from '../helpers/stack/cpu-time.ts'

const john = storedText([
  {
    chapter: 3,
    verse: 16,
    text: 'For God so loved the world, that he gave his only born Son — to “whoever” believes in him.',
  },
  { chapter: 3, verse: 17, text: 'For God didn’t send his Son into the world to judge the world.' },
])

describe('a quotation is word for word', () => {
  const exact = [
    'For God so loved the world, that he gave his only born Son — to “whoever” believes in him.',
    'for God so loved the world',
    'For God so  loved\nthe world',
    'his only born Son -- to whoever believes',
    "to 'whoever' believes in him. For God didn't send",
    'For God so loved … that he gave',
    'For God so loved […] his only born Son',
    'For God so loved [...] his only born Son',
    'For God so [loved the] world',
    'God so loved the world … that he gave … his only born Son',
    'For God so loved the world.',
    'For God so loved the world, that he gave'.normalize('NFD'),
    '[F]or God so loved',
    '[f]or God so loved',
    '16 For God so loved the world',
    'believes in him. [17] For God didn’t send',
    'believes in him. ¹⁷For God didn’t send',
    '(3:16) For God so loved',
  ]
  test.each(exact)('with legal differences: %s', (quote) => {
    expect(findExact(quote, john)).toBeDefined()
  })

  const different = [
    'For God so loved this world',
    'For God loved the world',
    'For God so much loved the world',
    'For God so loved the world that he gave',
    'For God so loved the world, that He gave',
    'that he gave … For God so loved',
    'For God [so hated] the world',
    'For God [the Father] so loved the world',
    'For God so [loved the world',
    'For God so] loved the world',
    'For God so [loved [the] world]',
    'For God so loved … the world',
    'For God … loved the world',
    'For God so loved … judge the world',
    'to whoever believes … his Son into the world',
    'For God so loved 16 the world',
    'For God so loved the world, 17 that he gave',
    '17 For God so loved the world',
    'For God so loved the world, that he¹⁷ gave',
    '4:16 For God so loved the world',
    'or God so loved the world',
    '…',
    '[all of this is added]',
    '',
  ]
  test.each(different)('but not when anything else differs: %s', (quote) => {
    expect(findExact(quote, john)).toBeUndefined()
  })

  test('and names the verses that contain it', () => {
    expect(findExact('believes in him. For God', john)).toEqual({
      from: { chapter: 3, verse: 16 },
      to: { chapter: 3, verse: 17 },
      ...{ moved: '', numbers: [], isNegated: true },
    })
    expect(findExact('For God so loved the world.', john)?.moved).toBe('.')
    expect(findExact('him. 17 For God', john)?.numbers).toEqual([{ start: 5, end: 7, chapter: undefined, verse: 17 }])
  })

  test('and with an ellipsis only if the passage was named', () => {
    expect(findExact('For God so loved … that he gave', john, false)).toBeUndefined()
    expect(findExact('… for God so loved the world …', john, false)).toBeDefined()
  })
})

describe('an ellipsis', () => {
  const law = storedText([
    { chapter: 20, verse: 13, text: 'You shall not murder, my son.' },
    { chapter: 20, verse: 14, text: 'You shall all go, if you keep the law of the land.' },
    { chapter: 20, verse: 15, text: 'You shall rest there.' },
  ])
  test.each([
    'You shall … murder, my son',
    'You shall all go … the law of the land',
    'murder, my son … You shall rest there',
  ])('may not omit what reverses the meaning, nor more than the rest of a verse: %s', (quote) => {
    expect(findExact(quote, law)).toBeUndefined()
  })
  const lives = storedText([
    { chapter: 12, verse: 25, text: 'He who loves his life will lose it. He who hates it here will keep it to life.' },
    {
      chapter: 12,
      verse: 26,
      text: 'Blessed are the poor in spirit, for theirs is the Kingdom: blessed are the meek.',
    },
  ])
  test.each([
    'He who loves his life … will keep it to life',
    'He who hates it here … theirs is the Kingdom',
    'the poor in spirit … are the meek',
    'He who loves his life … blessed are the meek',
  ])('may not give the subject of a clause the predicate of another: %s', (quote) => {
    expect(findExact(quote, lives)).toBeUndefined()
  })
  test.each([
    'He who loves his life … He who hates it here',
    'He who loves his life . . . . He who hates it here',
    'He who loves his life will lose it. … Blessed are the poor',
    'Blessed are the poor … theirs is the Kingdom',
    'the poor in spirit … : blessed are the meek',
  ])('may end where a clause begins, or stay in its clause: %s', (quote) => {
    expect(findExact(quote, lives)).toBeDefined()
  })
  test('is as careful with Chinese signs and Spanish conditions', () => {
    const proverb = storedText([{ chapter: 10, verse: 1, text: '智慧之子使父親歡樂；愚昧之子叫母親擔憂。' }], 'zh')
    expect(findExact('智慧之子…叫母親擔憂', proverb)).toBeUndefined()
    const psalm = storedText(
      [{ chapter: 145, verse: 20, text: 'Jehová guarda á todos, empero destruirá á los impíos' }],
      'es',
    )
    expect(findExact('Jehová guarda á … á los impíos', psalm)).toBeUndefined()
  })
  test('is replaced by the omitted words', () => {
    expect(findNear('You shall … murder', law)).toMatchObject({ text: 'You shall not murder', likeness: 1 })
    expect(findNear('You shall all … the law', law)).toMatchObject({ text: 'You shall all go, if you keep the law' })
  })
})

describe('an ellipsis that ends behind the end of a clause', () => {
  test.each([
    [
      'en',
      'But seek first God’s Kingdom and his righteousness; and all these things will be given to you as well.',
      'seek first God’s Kingdom … all these things will be given to you as well',
    ],
    [
      'es',
      'Buscad primeramente el reino y su justicia; y todas estas cosas',
      'Buscad primeramente el reino … todas estas cosas',
    ],
    ['es', 'Oye mi voz, Señor; porque tú eres mi Dios', 'Oye mi voz … tú eres mi'],
    [
      'de',
      'Trachtet nach dem Reich und seiner Gerechtigkeit; und dies alles wird euch',
      'Trachtet nach dem … dies alles wird',
    ],
    [
      'fr',
      'Cherchez premièrement le royaume et la justice; et toutes ces choses',
      'Cherchez premièrement le royaume … toutes ces choses',
    ],
    [
      'pt',
      'Buscai primeiro o reino e a sua justiça; e todas estas coisas',
      'Buscai primeiro o reino … todas estas coisas',
    ],
    [
      'id',
      'Carilah dahulu kerajaan dan kebenaran; dan semua itu ditambahkan',
      'Carilah dahulu kerajaan … semua itu ditambahkan',
    ],
    ['zh', '先求他的國和義；並且這些東西都要加給你們', '先求他的國…這些東西都要加給'],
  ])('may also omit the conjunction that begins a clause (%s): %s', (language, text, quote) => {
    expect(findExact(quote, storedText([{ chapter: 6, verse: 33, text }], language))).toBeDefined()
  })
  test.each([
    [
      'He who loves his life will lose it. He who hates his life in this world will keep it to eternal life.',
      'He who loves his life … will keep it to eternal life',
    ],
    ['He who does good is of God. He who does evil sees him.', 'He who does good … sees him'],
    ['Cursed be everyone who curses you. Blessed be everyone who blesses you.', 'Cursed be everyone … who blesses you'],
    [
      'Blessed are the poor in spirit, for theirs is the Kingdom of Heaven. Blessed are those who mourn, for they shall be comforted.',
      'Blessed are the poor … they shall be comforted',
    ],
    ['Saul slept there; Abner and David came to the camp', 'Saul slept there … David came to the camp'],
    ['Saul slept there; but David came to the camp', 'Saul slept there … David came to the camp'],
    ['Saul slept there. He rose; and David came to the camp', 'Saul slept there … David came to the camp'],
  ])('still joins no two sentences: %s', (text, quote) => {
    expect(findExact(quote, storedText([{ chapter: 1, verse: 1, text }]))).toBeUndefined()
  })
})

test('the stored words of a damaged quotation are found, as many as were quoted', () => {
  expect(findNear('For God so much loved the earth, that he gave', john)).toMatchObject({
    text: 'For God so loved the world, that he gave',
  })
  expect(findNear('Since God so loved the world', john)?.text).toBe('For God so loved the world')
  const stone = storedText([
    { chapter: 8, verse: 7, text: 'He said to them, “He who is without sin, let him throw it.” They left.' },
  ])
  expect(findNear('Let him who is without sin throw it first', stone)?.text).toBe(
    'He who is without sin, let him throw it.',
  )
  const angry = storedText([
    {
      chapter: 5,
      verse: 22,
      text: 'I tell you that everyone who is angry with him will be in danger of judgment. More.',
    },
  ])
  expect(findNear('whoever is angry with him will be judged', angry)?.text).toBe(
    'I tell you that everyone who is angry with him will be in danger of judgment.',
  )
  const light = storedText([{ chapter: 1, verse: 5, text: '神稱光為「晝」，稱暗為「夜」。有晚上，有早晨。' }], 'zh')
  expect(findNear('神稱光為夜，稱暗為晝', light)?.text).toBe('神稱光為晝，稱暗為夜')
  expect(findNear('entirely unrelated syllables', john)).toBeUndefined()
})

test('a text in Han characters is compared without spaces', () => {
  const stored = storedText([{ chapter: 3, verse: 16, text: '神愛世人，甚至將他的獨生子賜給他們，' }])
  expect(findExact('神愛世人, 甚至將他的獨生子賜給他們', stored)).toBeDefined()
  expect(findExact('神愛眾人，甚至', stored)).toBeUndefined()
})

test('hostile quotations are compared quickly', () => {
  const long = storedText([{ chapter: 1, verse: 1, text: 'a b '.repeat(4000) }])
  const taken = cpuMs(() => {
    findExact('a … '.repeat(3000), long)
    findExact('[a] '.repeat(3000), long)
    findNear('b a '.repeat(20_000), long)
    spansOf('“'.repeat(3000))
  })
  expect(taken).toBeLessThan(3000)
})

describe('quotation marks', () => {
  test('are paired, and the outermost count', () => {
    expect(spansOf('He said “one “two” three” and "four".').map(({ text }) => text)).toEqual([
      'one “two” three',
      'four',
    ])
    expect(spansOf('"God said, "Let there be light," and there was light."').map(({ text }) => text)).toEqual([
      'God said, "Let there be light," and there was light.',
    ])
  })
  test('that are unpaired in the stored text do not end a quotation early', () => {
    expect(spansOf('“you are witnesses today.” All the people said.” (Ruth 4:10)').map(({ text }) => text)).toEqual([
      'you are witnesses today.” All the people said.',
    ])
  })
  test('are distinguished from apostrophes', () => {
    expect(spansOf("It's David's son, 'the king of Israel', isn't it?").map(({ text }) => text)).toEqual([
      'the king of Israel',
    ])
  })
  test.each([
    ['Er sagt »Gott ist Liebe«, und »das ewige Leben« (Joh 3,16).', ['Gott ist Liebe', 'das ewige Leben']],
    ['»Gott ist Liebe.« Und: »Liebet eure Feinde.«', ['Gott ist Liebe.', 'Liebet eure Feinde.']],
    ['(»Gott sprach: ›Es werde Licht!‹ Und es ward Licht«)', ['Gott sprach: ›Es werde Licht!‹ Und es ward Licht']],
    ['Das Wort ›Hirte‹ und ›Schaf‹', ['Hirte', 'Schaf']],
    ['Das Wort ‚Hirte‘ und ‚Schaf‘', ['Hirte', 'Schaf']],
    ['„Er sprach: ‚Es werde Licht‘“ und „Liebe“', ['Er sprach: ‚Es werde Licht‘', 'Liebe']],
  ])('point inwards in German: %s', (text, quoted) => {
    expect(spansOf(text).map((span) => span.text)).toEqual(quoted)
  })
  test.each([
    ['Il dit : « Dieu est amour », puis « Pleurez »', [' Dieu est amour ', ' Pleurez ']],
    ['Il dit :« Dieu est amour ».« Pleurez »', [' Dieu est amour ', ' Pleurez ']],
    ['Dice «Dios es amor»,«Llorad» y «Venid».', ['Dios es amor', 'Llorad', 'Venid']],
    ['« Dieu est amour »et « Pleurez »', [' Dieu est amour ', ' Pleurez ']],
    ['»Y dijo: venid». Luego «llorad».', ['llorad']],
    ['«a ‹b c d› e»', ['a ‹b c d› e']],
    ['Home › Bible › John 3', []],
  ])('point outwards in French and Spanish: %s', (text, quoted) => {
    expect(spansOf(text).map((span) => span.text)).toEqual(quoted)
  })
})
