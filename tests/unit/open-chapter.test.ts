import { describe, expect, test } from 'vitest'
import { findings } from '../../shared/builtin/findings.ts'
import { leansHere } from '../../shared/builtin/leans-here.ts'
import { readQuestion } from '../../shared/builtin/question.ts'
import { createDesk, type FoundPassage } from '../../shared/builtin/reading.ts'
import { answerFromIndex } from '../../shared/builtin/written.ts'
import { find } from '../../shared/finder/find.ts'
import { readSources } from '../../shared/server/written-index.ts'

const sources = await readSources()

describe('a question leans on the open chapter', () => {
  test.each([
    'why did they hide',
    'Who is he talking about?',
    'what did he write',
    'why did their brothers hate them',
    'who is his mother talking to him',
    'did he really sacrifice his daughter',
    'is this about jesus',
    'who was this written to',
    'do these still apply today',
    'what does this mean',
    '¿Por qué hizo ella eso?',
  ])('“%s”', (text) => expect(leansHere(text)).toBe(true))
  test.each([
    'why did he leave me',
    'why is this happening to me',
    'can god forgive this',
    'how could he do this',
    'is she in heaven',
    'will he come back',
    'how to forgive him',
    'who was moses',
    'who was sold into slavery by his brothers',
    'which king lost their kingdom',
    'is it wrong to defend myself',
    '¿Por qué me dejó ella?',
  ])('but “%s” does not', (text) => expect(leansHere(text)).toBe(false))
})

describe('within a chapter', () => {
  const first = (typed: string, chapter: string) => find(typed, 'en', sources, chapter).candidates[0]
  test.each([
    ['why did they hide', 'GEN 3', 8],
    ['why did they die', 'ACT 5', 1],
    ['can you lose your salvation', 'HEB 6', 4],
  ])('“%s” in %s is answered from verse %i', (typed, chapter, verse) => {
    const candidates = find(typed, 'en', sources, chapter).candidates
    expect(candidates.every(({ passage }) => `${passage.book} ${passage.start_chapter}` === chapter)).toBe(true)
    expect(first(typed, chapter)?.passage.start_verse).toBe(verse)
  })
  test('nothing is found of what it does not have', () => {
    expect(find('why did they hide', 'en', sources, 'ROM 7').candidates.filter(({ fit }) => fit >= 0.7)).toEqual([])
  })
})

describe('the passage that answers', () => {
  const place = { bible_id: 'eng-web', book: 'ACT', chapter: 5, verses: [] }
  const passage = (given: Partial<FoundPassage>): FoundPassage => ({
    ...{ reference: 'Romans 5:12-21', asked: 'Why do people die?', says: 'Because of sin.' },
    ...{ probability: 0.99, fit: 0.93, source: 'entry', ...given },
  })
  const lied = passage({ reference: 'Acts 5:1-11', asked: 'Why did Ananias die?', says: 'They lied.', fit: 0.72 })
  /** What is read and said for a question, if the finder finds this in all texts and in the open chapter. */
  async function answer(question: string, all: FoundPassage[], here: FoundPassage[]) {
    const io = {
      ...{ signal: new AbortController().signal, onStatus() {} },
      async callTool(name: string, args: unknown) {
        const { chapter, reference } = args as { chapter?: string; reference?: string }
        const passages = name === 'find_passages' ? (chapter ? here : all) : [read(reference!)]
        return { result: { passages }, ok: true }
      },
    }
    const asked = readQuestion({ question, place, history: [] }, 'en')
    const found = await answerFromIndex(createDesk(io), asked, place, undefined)
    return found && { reference: found.main[0]!.reference, says: found.written?.sentence }
  }
  const read = (reference: string) => ({
    ...{ reference, book: reference.startsWith('Acts') ? 'ACT' : 'ROM' },
    verses: [
      { chapter: 5, verse: reference.startsWith('Acts') ? 1 : 12, text: 'A text of a verse that stands for it.' },
    ],
  })

  test('is one of the open chapter if the question leans on it', async () => {
    expect(await answer('why did they die', [passage({})], [lied])).toEqual({
      reference: 'Acts 5:1',
      says: 'They lied.',
    })
  })
  test('is none if nothing there fits: then the words of the chapter are searched', async () => {
    expect(await answer('why did they die', [passage({})], [{ ...lied, fit: 0.6 }])).toBeUndefined()
  })
  test.each([
    ['a question that is written so', 'why did they die', { fit: 0.96 }],
    ['a question with a name', 'why did judas betray him', { asked: 'Why did Judas betray Jesus?', fit: 0.9 }],
    ['a need of the visitor', 'why did she die', { kind: 'need', fit: 0.92 }],
    ['a question that leans on nothing', 'why do people die', {}],
  ] as const)('is elsewhere for %s', async (_, question, given) => {
    expect(await answer(question, [passage(given)], [{ ...lied, fit: 0.6 }])).toMatchObject({
      reference: 'Romans 5:12',
    })
  })
  test('is the one of the same entry that is in the open chapter', async () => {
    const here = passage({ reference: 'Acts 5:12-16', probability: 0.9 })
    const all = [passage({ also: ['Acts 5:12-16'] })]
    expect(await answer('why do people die', all, [lied, here])).toEqual({
      reference: 'Acts 5:1',
      says: 'Because of sin.',
    })
    expect(await answer('why do people die', [passage({})], [lied, here])).toMatchObject({ reference: 'Romans 5:12' })
  })
  test('comes without the sentence of a need, which is about the visitor', async () => {
    const need = { ...lied, kind: 'need' }
    expect(await answer('why did they die', [passage({})], [need])).toEqual({ reference: 'Acts 5:1', says: '' })
  })
})

describe('a question that is written so is answered by the index', () => {
  const place = { bible_id: 'eng-web', book: 'JHN', chapter: 1, verses: [] }
  /** The shape of the answer, if the finder has a written question that fits so well. */
  async function shapeOf(question: string, fit: number) {
    const io = {
      ...{ signal: new AbortController().signal, onStatus() {} },
      async callTool(name: string, args: unknown) {
        const { reference } = args as { reference?: string }
        const verses = [{ chapter: 12, verse: 1, text: 'A woman clothed with the sun, and the moon under her feet.' }]
        if (name === 'get_passage') return { result: { passages: [{ reference, book: 'REV', verses }] }, ok: true }
        const found = { reference: 'Revelation 12:1', asked: question, probability: 0.99, fit, source: 'entry' }
        if (name === 'find_passages') return { result: { passages: [found] }, ok: true }
        const entry = { word: 'woman', original: 'γυνή', definition: 'a woman', strongs: 'G1135', reference }
        return { result: name === 'word_study' ? { words: [entry] } : {}, ok: true }
      },
    }
    return (await findings({ question, place, history: [] }, io)).found.shape
  }
  test.each([
    ['sooner than by a passage that it names', 'who is the woman in revelation 12', 0.97, 'written'],
    ['but not if it only resembles it', 'who is the woman in revelation 12', 0.9, 'chosen'],
    ['but not if it is nothing but a reference', 'Revelation 12', 0.97, 'chosen'],
    ['sooner than by the dictionary', 'what does hosanna mean', 0.97, 'written'],
  ])('%s: “%s”', async (_, question, fit, shape) => expect(await shapeOf(question, fit)).toBe(shape))
})
