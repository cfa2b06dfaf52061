import { describe, expect, test } from 'vitest'
import { readQuestion } from '../../shared/builtin/question.ts'
import type { Turn } from '../../shared/builtin/request.ts'

const place = { bible_id: 'eng-web', book: 'JHN', chapter: 3, verses: [] }
const read = (question: string, history: Turn[] = []) => readQuestion({ question, place, history }, 'en')
const after = (earlier: string, question: string) =>
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
