import { describe, expect, test } from 'vitest'
import { readQuestion } from '../../shared/builtin/question.ts'
import type { Turn } from '../../shared/builtin/request.ts'

const place = { bible_id: 'eng-web', book: 'JHN', chapter: 3, verses: [] }
const read = (question: string, history: Turn[] = []) => readQuestion({ question, place, history }, 'en')
const readAfter = (earlier: string, question: string) =>
  read(question, [
    { role: 'user', content: earlier },
    { role: 'assistant', content: 'An answer.' },
  ])

describe('the word that is asked about', () => {
  test.each([
    "My husband's words hurt me",
    'What words comfort someone who is grieving?',
    'My father gave me his word yesterday and broke it',
    'Why is the name Judas hated?',
    'What does it mean that the Word became flesh?',
    "What does it mean that God's word endures?",
    'My word hurt her. What is the meaning of forgiveness?',
    'Las palabras duras de mi esposo me duelen',
    '¿Qué palabras consuelan a quien está de luto?',
    '¿Qué significa la palabra de Dios para mí?',
    '¿Qué significa que la palabra permanece?',
  ])('is none in “%s”', (question) => {
    expect(read(question)).toMatchObject({ wordAsked: undefined })
    expect(read(question).kind).not.toBe('word')
  })
  test.each([
    ['What is the Greek word for loved?', 'loved'],
    ['What does the Greek word for serpent mean here?', 'serpent'],
    ['What is the Greek word for “love” in John 3:16?', 'love'],
    ['What does the word grace mean?', 'grace'],
    ['What does the word grace in verse 5 mean?', 'grace'],
    ['What is the meaning of the word atonement?', 'atonement'],
    ['What does Paul mean by the word flesh?', 'flesh'],
    ['What does the word, hope, mean?', 'hope'],
    ['What does the name Israel mean?', 'israel'],
    ['Why does he use the word “agape”?', 'agape'],
    ['Is the word hell in the original?', 'hell'],
    ['How is the term propitiation translated?', 'propitiation'],
    ['Explain the word grace', 'grace'],
    ['What does "selah" mean?', 'selah'],
    ['What does selah mean?', 'selah'],
    ['¿Qué significa la palabra gracia?', 'gracia'],
    ['¿Qué significa aquí la palabra gracia en griego?', 'gracia'],
    ['¿Cuál es el significado del término redención?', 'redención'],
    ['¿Por qué usa la palabra «ágape»?', 'ágape'],
    ['¿Qué quiere decir la palabra aleluya?', 'aleluya'],
    ['¿Qué significa el nombre Emanuel?', 'emanuel'],
    ['¿Qué significa aleluya?', 'aleluya'],
  ])('in “%s” is %s', (question, word) => {
    expect(read(question)).toMatchObject({ kind: 'word', wordAsked: word })
  })
})

describe('words with accents and Han characters are recognised at their ends', () => {
  test.each([
    ['¿Por qué lloró Jesús?', true],
    ['Dime por qué', true],
    ['¿Por que lloro Jesus?', true],
    ['耶稣为什么哭？', true],
    ['Why did Jesus weep?', true],
    ['¿Quién lloró?', false],
    ['What is whyever?', false],
  ])('“%s” asks for a reason: %s', (question, isWhy) => {
    expect(read(question).isWhy).toBe(isWhy)
  })
  test.each([
    ['¿Qué pasa aquí?', true],
    ['¿De qué habla este capítulo?', true],
    ['这是什么意思？', true],
    ['What happens here?', true],
    ['¿Qué es la fe?', false],
  ])('“%s” is about the open text: %s', (question, pointsHere) => {
    expect(read(question).pointsHere).toBe(pointsHere)
  })
  test('a question of one accented word is Spanish', () => {
    expect(read('Qué es ser manso').language).toBe('es')
  })
})

describe('a question continues the one before it', () => {
  const earlier = '¿Cuántas veces debo perdonar?'
  test.each([
    '¿Y cuántas veces al mismo hermano?',
    '¡Pero eso parece imposible para cualquier persona!',
    '«Entonces el hermano debe pedir perdón»',
    '¿Por qué tantas veces al hermano?',
    '¿Qué más dijo Pedro al maestro?',
    '¿Dónde vivía él antes de Galilea?',
    '¿Cuándo escribió ella esa carta romana?',
    '¿Acaso ellos siguieron al maestro Galilea?',
  ])('%s', (question) => {
    expect(readAfter(earlier, question)).toMatchObject({ goesOn: true })
    expect(readAfter(earlier, question).words.map(({ word }) => word)).toContain('perdonar')
  })
  test('as an English one does', () => {
    expect(readAfter('How often must I forgive?', 'And how many times the same brother?').goesOn).toBe(true)
  })
  test.each(['¿Quién fue el padre del rey David?', '¿Dónde nació el apóstol Pedro de Galilea?'])(
    'but %s does not',
    (question) => {
      expect(readAfter(earlier, question).goesOn).toBe(false)
    },
  )
  test('“¿Quién fue Bernabé?” asks who a person was', () => {
    expect(read('¿Quién fue Bernabé?').kind).toBe('who')
    expect(read('¿Y quiénes eran los fariseos?').kind).toBe('who')
  })
})

describe('the subjects of a question', () => {
  const notes = (question: string) => read(question).themes.map(({ note }) => note)
  const first = (question: string) => read(question).themes[0]?.references[0]
  test('“sin” is Spanish for “without”', () => {
    expect(first('¿Se puede bautizar sin padrinos?')).toBe('Romans 6:3-4')
    expect(notes('¿Se puede bautizar sin padrinos?')).toEqual(['baptism'])
  })
  test('“sin” is a subject in English', () => {
    expect(first('What is sin?')).toBe('Romans 3:23')
  })
  test.each([
    ['What do the vine and its branches teach?', 'vino is wine in Spanish'],
    ['How should I support our pastor?', 'pastor is a shepherd in Spanish'],
    ['Who played the lute before the king?', 'luto is grief in Spanish'],
  ])('“%s” has no Spanish subject: %s', (question) => {
    expect(read(question).themes).toEqual([])
  })
  test.each([
    ['perdón', 'Matthew 18:21-22'],
    ['ansiedad', 'Philippians 4:6-7'],
    ['forgiveness', 'Matthew 18:21-22'],
  ])('a single word is looked up in both languages: %s', (question, reference) => {
    expect(first(question)).toBe(reference)
  })
})
