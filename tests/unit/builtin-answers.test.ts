import { describe, expect, test } from 'vitest'
import { namesIn } from '../../shared/bible/names-in-text.ts'
import { findInChapter } from '../../shared/builtin/chapter.ts'
import { type Findings, write } from '../../shared/builtin/compose.ts'
import { suggestFollowUps } from '../../shared/builtin/follow-ups.ts'
import { henryOutline, quoteHenry, speaksOfSelf } from '../../shared/builtin/henry.ts'
import { readQuestion } from '../../shared/builtin/question.ts'
import type { ReadPassage } from '../../shared/builtin/reading.ts'
import type { BuiltinRequest, Turn } from '../../shared/builtin/request.ts'
import { contentWords, stem } from '../../shared/builtin/words.ts'

const place = { bible_id: 'eng-web', book: 'JHN', chapter: 3, verses: [] }
const passage = (texts: string[]): ReadPassage => ({
  ...{ book: 'JHN', chapter: 3, reference: 'John 3' },
  verses: texts.map((text, i) => ({ chapter: 3, verse: i + 1, text })),
})
const asked = (question: string, ...earlier: string[]): BuiltinRequest => ({
  ...{ question, place },
  history: earlier.map((content): Turn => ({ role: 'user', content })),
})

describe('verses that were quoted before', () => {
  const chapter = passage([
    'Now there was a man of the Pharisees named Nicodemus.',
    'He came to Jesus by night.',
    'Jesus answered Nicodemus, “One must be born again.”',
    'Nicodemus asked him, “How can a man be born when he is old?”',
  ])
  const first = 'Why did Nicodemus come by night?'
  const question = readQuestion(
    {
      ...asked('And who was he?', first),
      history: [
        { role: 'user', content: first },
        { role: 'assistant', content: '> He came.\n> — [John 3:2](/read/JHN/3?verse=2)' },
      ],
    },
    'en',
  )
  test('are not skipped inside a quotation', () => {
    for (const { verses, reference } of findInChapter(chapter, question).excerpts) {
      const numbers = verses.map(({ verse }) => verse)
      expect(numbers).not.toContain(2)
      expect(numbers.length, reference).toBe(numbers.at(-1)! - numbers[0]! + 1)
    }
  })
  test('do not make a chapter answer that has the name nowhere else', () => {
    const once = { ...chapter, verses: chapter.verses.slice(1, 3).map((each) => ({ ...each, text: 'It was night.' })) }
    const named = { ...chapter.verses[1]!, text: 'Nicodemus came to Jesus, because it was night.' }
    expect(findInChapter({ ...once, verses: [named, once.verses[1]!] }, question).isMain).toBe(false)
  })
})

describe('a follow-up question', () => {
  const words = (request: BuiltinRequest) => readQuestion(request, 'en').words.map(({ word }) => word)
  test('has the subject of the last question that has one', () => {
    const request = asked('What happened to him later?', 'Why did Nicodemus come by night?', 'And who was he?')
    expect(words(request)).toContain('Nicodemus')
    expect(readQuestion(request, 'en').names).toEqual(['Nicodemus'])
    expect(words(asked('Tell me more', 'What is baptism?', 'What is hope?'))).toEqual(['hope'])
  })
  test.each([
    ['Why did Judas betray Jesus?', false],
    ['¿Por qué Judas traicionó a Jesús?', false],
    ['Why did the disciples sleep?', true],
    ['Why would God allow such pain?', true],
  ])('“%s” is one: %s', (question, goesOn) => {
    expect(readQuestion(asked(question, 'What is baptism?'), 'en').goesOn).toBe(goesOn)
  })
})

test.each([
  ['Is Christ present in the Supper of the Lord?', []],
  ['Must we keep the Sabbath that Moses gave?', ['Moses']],
  ['¿Viene el Espíritu Santo sobre la Iglesia?', []],
  ['¿Guardó el apóstol Pablo el Sábado?', ['Pablo']],
])('the persons and places of “%s” are %j', (question, names) => {
  expect(readQuestion(asked(question), 'en').names).toEqual(names)
})

describe('the words of a question', () => {
  const words = (question: string, language?: string) => contentWords(question, language).map(({ word }) => word)
  test('“son” is a child in English and a verb in Spanish', () => {
    expect(words('Who was the son of David?')).toEqual(['son', 'David'])
    expect(words('¿Quiénes son los fariseos?', 'es')).not.toContain('son')
  })
  test('Spanish words that point or ask are left out', () => {
    expect(words('¿Por qué está la serpiente aquí en el huerto sin miedo?', 'es')).toEqual([
      'serpiente',
      'huerto',
      'miedo',
    ])
  })
  test.each([
    ['day', 'days'],
    ['sea', 'seas'],
    ['tree', 'trees'],
    ['Sadducee', 'Sadducees'],
    ['ley', 'leyes'],
    ['ojo', 'ojos'],
    ['love', 'loves'],
  ])('“%s” and “%s” are one word', (one, many) => {
    expect(stem(many)).toBe(stem(one))
  })
})

test.each([
  ['And what is eternal life?', 'The closest lines of John 3:'],
  ['And why?', 'More on the same question:'],
  ['And who was he?', 'More on the same question:'],
  ['And why did Nicodemus come to him?', 'More on the same question:'],
  ['And the wind?', 'The closest lines of John 3:'],
])('“%s” begins with “%s” after a question about Nicodemus', (text, opening) => {
  const first = 'Why did Nicodemus come by night?'
  const said = '> He came.\n> — [John 3:2](/read/JHN/3?verse=2)'
  const history: Turn[] = [
    { role: 'user', content: first },
    { role: 'assistant', content: said },
  ]
  const found: Findings = {
    ...{ place: 'John 3', shape: 'here', beside: [], outline: [], above: [], more: [], word: undefined },
    ...{ henry: undefined, voice: undefined, who: undefined, written: undefined },
    main: [
      {
        ...{ book: 'JHN', chapter: 3, reference: 'John 3:8', whole: undefined },
        verses: [{ chapter: 3, verse: 8, text: 'The wind.', score: 1 }],
      },
    ],
    trail: { words: [], topic: undefined },
  }
  const begins = (each: Partial<Findings>) =>
    write(readQuestion({ ...asked(text), history }, 'en'), { ...found, ...each })
  expect(begins({})[0]).toBe(opening)
  expect(begins({ above: ['John 3:2'] })[1]).toBe(opening)
})

test('the meaning of a word ends before the words of the King James Version, and nowhere else', () => {
  const sense = (definition: string) => {
    const entry = { ...{ reference: 'John 1:16', word: 'grace', strong: 'G5485' }, definition }
    const found: Findings = {
      ...{ place: 'John 1', main: [], shape: 'word', beside: [], outline: [], above: [], more: [], word: entry },
      ...{ henry: undefined, voice: undefined, who: undefined, written: undefined },
      trail: { words: [], topic: undefined },
    }
    return write(readQuestion(asked('What does the word grace mean?'), 'en'), found)[0]
  }
  expect(sense('kindness: - favour good deed (-liness)')).toContain('gives: kindness.')
  expect(sense('graciousness: gift, grace(- ious), joy.')).toContain('gives: graciousness: gift, grace(- ious), joy.')
})

test('a list of the parts of a chapter is not quoted as a comment on it', () => {
  const parts = 'The feast; the writing on the wall. (Dn 5:1-9) Daniel is sent for to read the writing. (Dn 5:10-17)'
  const comment = 'Belshazzar saw the writing of a hand on the wall, and defied the judgments of God.'
  const notes = [{ reference: 'Daniel 5:1–9', text: `${parts}\n\n${comment}` }]
  const question = readQuestion(asked('What was the writing on the wall?'), 'en')
  expect(quoteHenry(notes, question, undefined)?.words).toBe(comment)
  expect(henryOutline(notes, 6)).toEqual([{ reference: 'Daniel 5:1–9', words: comment }])
})

describe('a commentator is quoted', () => {
  test.each(['Who was Lydia?', 'How does the shepherd lead his sheep?', 'Why did Jonah flee?'])(
    'on a text: %s',
    (question) => {
      expect(speaksOfSelf(question)).toBe(false)
    },
  )
  test.each([
    "i'm so tired of all this",
    'why did she leave me',
    'My daughter hurts herself',
    'Where is our baby now?',
  ])('not to visitors who speak of themselves: %s', (question) => {
    expect(speaksOfSelf(question)).toBe(true)
  })
  const mild = 'Saul fell upon his own sword when the battle was lost.'
  test.each([
    'Saul, sorely wounded, shall feel the flames of hell for what he did in the battle.',
    'Saul fell in the battle, and became his own murderer.',
    'The Jews, like Saul in the battle, rejected him whom God had sent to save them.',
  ])('without a sentence that condemns: %s', (harsh) => {
    const question = readQuestion(asked('How did Saul fall in the battle?'), 'en')
    const about = [{ reference: '1 Samuel 31:1–7', text: `${mild} ${harsh}` }]
    expect(quoteHenry(about, question, undefined)?.words).toBe(mild)
    expect(henryOutline([{ ...about[0]!, text: `${harsh} ${mild}` }], 6)[0]?.words).toBe(mild)
    expect(henryOutline([{ ...about[0]!, text: harsh }], 6)).toEqual([])
  })
  test.each([
    ['According to St. Paul, the armour of God is put on by prayer.'],
    ['Daniel was carried to Babylon in the year B. C. 606, when he put on no armour.'],
  ])('in whole sentences: %s', (sentence) => {
    const question = readQuestion(asked('Who put on the armour?'), 'en')
    const notes = [{ reference: 'Ephesians 6:10–18', text: `A short one. ${sentence}` }]
    expect(quoteHenry(notes, question, undefined)?.words).toBe(sentence)
  })
  test('without the numbers of his points', () => {
    const question = readQuestion(asked('Who put on the armour of God?'), 'en')
    const text = 'Let us look at the two points. 1. The armour of God, which a Christian is to put on. 2. The enemy.'
    const [note] = [{ reference: 'Ephesians 6:10–18', text }]
    expect(quoteHenry([note], question, undefined)?.words).toBe('The armour of God, which a Christian is to put on.')
  })
})

test('the verses of the next part, which a note ends with, are no words of Matthew Henry', () => {
  const comment = 'The reforming king is cut off in the midst of his usefulness, in mercy to him.'
  const notes = [{ reference: '2 Kings 23:25–30', text: `${comment} (2Ki 23:31-37)` }]
  expect(henryOutline(notes, 6)).toEqual([{ reference: '2 Kings 23:25–30', words: comment }])
})

describe('in Spanish', () => {
  const verses = [
    'Y dijo Nicodemo á los Judíos de aquella tierra,',
    'Teniendo temor de la noche, vino al maestro en secreto.',
    'Y respondió Nicodemo: Vida eterna busca mi alma.',
    'Nicodemo respondió que el amor y la verdad y la gracia vienen de Dios.',
  ]
  test('the first word of a verse is no name, whatever is before it', () => {
    const names = namesIn({ verses: verses.map((text) => ({ text })), topics: [] }, { id: 'JHN', name: 'John' })
    expect(names).not.toContain('Teniendo')
    expect(names).toContain('Nicodemo')
  })
  test('a follow-up question names a people with its article, and quotes no “he answered”', async () => {
    const chapter = passage(verses)
    const question = readQuestion(asked('¿Quién fue Nicodemo?'), 'es')
    const main = [
      { ...chapter, verses: [{ ...chapter.verses[1]!, score: 1 }], reference: 'Juan 3:2', whole: undefined },
    ]
    const found: Findings = {
      ...{ place: 'Juan 3', main, shape: 'here', beside: [], outline: [], above: [], more: [], word: undefined },
      ...{ henry: undefined, voice: undefined, who: undefined, written: undefined },
      trail: { words: [], topic: undefined },
    }
    const io = {
      ...{ signal: new AbortController().signal, onStatus() {} },
      callTool: async () => ({ result: {}, ok: false }),
    }
    const request = asked('¿Quién fue Nicodemo?')
    const offered = (await suggestFollowUps({ question, found, chapter, request }, io)).map((each) => each.question)
    expect(offered.join('\n')).toContain('¿Qué más cuenta la Escritura de los Judíos?')
    expect(offered.join('\n')).not.toContain('Nicodemo respondió')
  })
})
