import { describe, expect, test } from 'vitest'
import { endsWithDenial } from '../../shared/bible/ends-with-denial.ts'
import { findExact, findNear } from '../../shared/bible/quote.ts'
import { storedText } from '../../shared/bible/stored-text.ts'
import { openSmallBible, type SmallVerse } from '../helpers/answers/small-bible.ts'

const english: SmallVerse[] = [
  [
    ...(['MAT', 6, 19] as const),
    '“Don’t lay up treasures for yourselves on the earth, where moth and rust consume, and where thieves break through;',
  ],
  [
    ...(['MAT', 6, 24] as const),
    '“No one can serve two masters, for either he will hate the one and love the other. You can’t serve both.',
  ],
  ['MAT', 7, 1, '“Don’t judge, so that you won’t be judged.'],
  [
    'JHN',
    14,
    6,
    'Jesus said to him, “I am the way, the truth, and the life. No one comes to the Father, except through me.',
  ],
  ['ROM', 6, 23, 'For the wages of sin is death, but the free gift of God is eternal life in Christ Jesus our Lord.'],
  [
    '1JN',
    2,
    15,
    'Don’t love the world or the things that are in the world. If anyone loves the world, he has no life.',
  ],
]
/** Verses that negate by more than one word. */
const further: SmallVerse[] = [
  [
    ...(['EXO', 34, 7] as const),
    'keeping loving kindness for thousands, forgiving sin; and who will by no means clear the guilty, visiting the iniquity of the fathers on the children.”',
  ],
  ['PSA', 103, 9, 'He will not always accuse; neither will he stay angry forever.'],
  [
    ...(['MAT', 5, 20] as const),
    'unless your righteousness exceeds that of the scribes, there is no way you will enter into the Kingdom of Heaven.',
  ],
  ['MAT', 5, 46, 'what reward do you have? Don’t even the tax collectors do the same for their friends?'],
  ['JHN', 14, 1, '“Don’t let your heart be troubled. Believe in God. Believe also in me.'],
  ['ROM', 6, 6, 'our old man was crucified, so that we would no longer be in bondage to sin.'],
  ['HEB', 12, 15, 'lest any root of bitterness springing up trouble you and many be defiled by it,'],
  ['HEB', 13, 5, 'for he has said, “I will in no way leave you, neither will I in any way forsake you.”'],
  ['REV', 20, 1, 'He is the one who is in no wise worthy to lose his great reward.'],
]
const spanish: SmallVerse[] = [
  ['MAT', 6, 19, 'No os hagáis tesoros en la tierra, donde la polilla y el orín corrompe,'],
  ['MAT', 6, 24, 'Ninguno puede servir á dos señores; porque ó aborrecerá al uno y amará al otro.'],
  ['ACT', 4, 18, 'les intimaron que en ninguna manera hablasen ni enseñasen en el nombre de Jesús.'],
]
const chinese: SmallVerse[] = [
  ['EXO', 20, 13, '不可殺人。'],
  ['EXO', 20, 16, '不可作假見證陷害人。'],
]

const check = {
  en: await openSmallBible('en', [...english, ...further]),
  es: await openSmallBible('es', spanish),
  zh: await openSmallBible('zh-Hant', chinese),
}
const SEALS = ['exact', 'shortened', 'repaired']

describe('words that the text negates have no seal:', () => {
  test.each([
    ['en', 'A disciple “can serve two masters” (Matthew 6:24).'],
    ['en', 'Everyone “comes to the Father” (John 14:6).'],
    ['es', 'Dice Jesús: «puede servir á dos señores» (Mateo 6:24).'],
    ['es', 'Dice Jesús: «hagáis tesoros en la tierra» (Mateo 6:19).'],
    ['zh', '「可殺人」（出埃及記 20:13）'],
    ['zh', '「作假見證陷害人」（出埃及記 20:16）'],
    ['en', 'Don’t forget that “love the world or the things that are in the world” (1 John 2:15).'],
    ['en', 'John no doubt writes “love the world or the things that are in the world” (1 John 2:15).'],
    ['en', 'The wages of sin “love the world or the things that are in the world” (1 John 2:15).'],
    ['en', 'Believe it or not “love the world or the things that are in the world” (1 John 2:15)'],
    ['en', 'Why not “love the world or the things that are in the world” (1 John 2:15)?'],
    ['en', 'Whether or not we “love the world or the things that are in the world” (1 John 2:15)?'],
    ['es', '¿Por qué no «hagáis tesoros en la tierra» (Mateo 6:19)?'],
    ['en', 'God will “clear the guilty, visiting the iniquity of the fathers on the children” (Exodus 34:7).'],
    ['en', 'God will “stay angry forever” (Psalm 103:9).'],
    ['en', 'He promised: “you will enter into the Kingdom of Heaven” (Matthew 5:20).'],
    ['en', 'Jesus wishes that “your heart be troubled” (John 14:1).'],
    ['en', 'As he wishes, the hearts “be troubled. Believe in God.” (John 14:1)'],
    ['en', 'We should “be in bondage to sin” (Romans 6:6).'],
    ['en', 'God will “leave you, neither will I in any way forsake you” (Hebrews 13:5).'],
    ['en', 'He is “worthy to lose his great reward” (Revelation 20:1).'],
    ['es', 'Así «hablasen ni enseñasen en el nombre de Jesús» (Hechos 4:18).'],
  ] as const)('%s %s', async (language, text) => {
    const { spans } = await check[language](text)
    expect(spans.map(({ verdict }) => verdict)).toEqual(['paraphrase'])
  })
})

describe('words have a seal if the writer negates them, or nothing does:', () => {
  test.each([
    ['en', 'No one “can serve two masters” (Matthew 6:24).', 'can serve two masters'],
    ['en', 'You should not “love the world or the things” (1 John 2:15).', 'love the world or the things'],
    ['en', 'We are not called to “love the world or the things” (1 John 2:15).', 'love the world or the things'],
    ['en', 'One must never “love the world or the things” (1 John 2:15).', 'love the world or the things'],
    ['es', 'No se debe «hagáis tesoros en la tierra» (Mateo 6:19).', 'hagáis tesoros en la tierra'],
    ['zh', '不要「作假見證陷害人」（出埃及記 20:16）', '作假見證陷害人'],
    ['en', 'It “is death, but the free gift of God” (Romans 6:23).', 'is death, but the free gift of God'],
    ['en', 'God will by no means “clear the guilty, visiting” (Exodus 34:7).', 'clear the guilty, visiting'],
    ['en', 'God never “clear the guilty, visiting” (Exodus 34:7).', 'clear the guilty, visiting'],
    ['en', 'Nor will he “stay angry forever” (Psalm 103:9).', 'stay angry forever'],
    ['en', 'There is no way “you will enter into the Kingdom” (Matthew 5:20).', 'you will enter into the Kingdom'],
    ['en', 'So do not let “your heart be troubled” (John 14:1).', 'your heart be troubled'],
    ['en', 'We no longer need to “be in bondage to sin” (Romans 6:6).', 'be in bondage to sin'],
    ['en', 'No longer should we “be in bondage to sin” (Romans 6:6).', 'be in bondage to sin'],
    ['en', 'Beware of a “root of bitterness springing up” (Hebrews 12:15).', 'root of bitterness springing up'],
    ['en', 'Even “the tax collectors do the same” (Matthew 5:46).', 'the tax collectors do the same'],
    [
      'es',
      'En ninguna manera «hablasen ni enseñasen en el nombre» (Hechos 4:18).',
      'hablasen ni enseñasen en el nombre',
    ],
    ['zh', '「不可殺人」（出埃及記 20:13）', '不可殺人'],
  ] as const)('%s %s', async (language, text, words) => {
    const { spans } = await check[language](text)
    expect(spans.map((span) => [span.verdict, span.words])).toEqual([['exact', words]])
  })
})

describe('the stored words that replace damaged ones include their denial, unless the writer has it:', () => {
  test.each([
    ['“Judge, so that you will be judged.” (Matthew 7:1)', 'Don’t judge, so that you won’t be judged.'],
    [
      'John says to “love the world, or the things that are in the world” (1 John 2:15).',
      'Don’t love the world or the things that are in the world.',
    ],
    [
      'Jesus said, “Lay up treasures for yourselves on earth, where moth and rust consume” (Matthew 6:19).',
      'Don’t lay up treasures for yourselves on the earth, where moth and rust consume',
    ],
    ['A disciple “can serve the two masters, for either” (Matthew 6:24).', 'No one can serve two masters, for either'],
    ['You should not “love the world, or the things” (1 John 2:15).', 'love the world or the things'],
    [
      'God will “clear the very guilty, visiting the iniquity of the fathers” (Exodus 34:7).',
      'by no means clear the guilty, visiting the iniquity of the fathers',
    ],
  ])('%s', async (text, words) => {
    const { content, spans } = await check.en(text)
    expect(spans.map((span) => [span.verdict, span.words])).toEqual([['repaired', words]])
    expect(content).toContain(`“${words}”`)
  })
  test('also the one after them, to the end of its clause', () => {
    const stored = storedText([{ chapter: 3, verse: 16, text: 'that whoever believes in him should not perish' }])
    expect(findNear('whoever believes him should', stored)).toMatchObject({
      text: 'whoever believes in him should',
      whole: 'whoever believes in him should not perish',
    })
  })
})

test('no answer with words of these verses has a seal right after a denial', async () => {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}’]+/gu) ?? []
  for (const [, , , text] of english) {
    const words = text.replace(/[“”]/g, '').split(' ')
    for (let from = 0; from + 4 <= words.length; from++) {
      // with a wrong word among them they are replaced
      for (const changed of [words, words.with(from + 2, 'wrongly')]) {
        const says = `It says “${changed.slice(from, from + 7).join(' ')}” (Matthew 6:19; 6:24; 7:1; John 14:6).`
        for (const span of (await check.en(says)).spans) {
          if (!SEALS.includes(span.verdict)) continue
          const verse = english.find(([book, chapter, verse]) => {
            const { source } = span
            return book === source?.book && chapter === source?.chapter && verse === source?.start_verse
          })
          const [stored, sealed] = [wordsOf(verse?.[3] ?? ''), wordsOf(span.words)]
          const at = stored.findIndex((_, i) => sealed.every((word, j) => stored[i + j] === word))
          expect(at).not.toBe(-1)
          expect(stored.slice(Math.max(0, at - 2), at).join(' '), says).not.toMatch(
            /(?:^| )(?:no|not|no one|\p{L}+n’t)$/u,
          )
        }
      }
    }
  }
})

describe('an ellipsis may not omit a denial in any language:', () => {
  test.each([
    [
      'de',
      'daß alle, die an ihn glauben, nicht verloren werden, sondern',
      'alle, die an ihn … verloren werden, sondern',
    ],
    [
      'fr',
      'quiconque croit en lui ne périsse point, mais qu’il ait la vie',
      'quiconque croit en lui … qu’il ait la vie',
    ],
    ['pt', 'todo aquele que nele crê não pereça, mas tenha a vida', 'todo aquele que … mas tenha a vida'],
    [
      'id',
      'setiap orang yang percaya tidak binasa, melainkan hidup yang kekal',
      'setiap orang yang … hidup yang kekal',
    ],
    ['ko', '그를 믿는 자마다 멸망하지 않고 영생을 얻게 하려', '그를 믿는 자마다 … 영생을 얻게 하려'],
    ['sw', 'kila mtu amwaminiye asipotee, bali awe na uzima', 'kila mtu amwaminiye … awe na uzima'],
    ['he', 'כל המאמין בו לא יאבד כי אם ינחל חיי עולם', 'כל המאמין בו … ינחל חיי עולם'],
    ['ar', 'كل من يؤمن به لا يهلك بل تكون له الحياة', 'كل من يؤمن … تكون له الحياة'],
  ])('%s %s', (language, text, quote) => {
    const stored = storedText([{ chapter: 3, verse: 16, text }], language)
    expect(findExact(text, stored)).toBeDefined()
    expect(findExact(quote, stored)).toBeUndefined()
  })
  test.each([
    [
      'de',
      'Also hat Gott die Welt geliebt, daß er seinen eingeborenen Sohn gab',
      'Also hat Gott … seinen eingeborenen Sohn',
    ],
    ['fr', 'Car Dieu a tant aimé le monde qu’il a donné son Fils unique', 'Car Dieu a tant aimé … son Fils unique'],
  ])('%s and may omit other words: %s', (language, text, quote) => {
    const stored = storedText([{ chapter: 3, verse: 16, text: `${text} today` }], language)
    expect(findExact(quote, stored)).toBeDefined()
  })
})

test.each([
  ['You should not', true],
  ['You should not be', true],
  ['No one should', true],
  ['we are not called to', true],
  ['don’t “', true],
  ['He will by no means', true],
  ['nor will he', true],
  ['We are no longer to', true],
  ['There is no longer any', true],
  ['Do not let him', true],
  ['Believe it or not', false],
  ['Why don’t we', false],
  ['if not', false],
  ['If we do not', true],
  ['one lies, or no one can', true],
  ['do it or never', true],
  ['Not only', false],
  ['Don’t forget that', false],
  ['no doubt', false],
  ['he did not write that we', false],
  ['unless', false],
  ['No,', false],
  ['', false],
])('%j negates what follows: %s', (text, is) => expect(endsWithDenial(text, 'en')).toBe(is))
