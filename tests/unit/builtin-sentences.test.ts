import { describe, expect, test } from 'vitest'
import { firstWords, widenToSentences } from '../../shared/builtin/sentences.ts'

const verses = (...texts: string[]) => texts.map((text) => ({ text }))
const jailer = verses(
  'All the doors were immediately opened.',
  'The jailer fell down trembling before Paul and Silas,',
  'brought them out, and said, “Sirs, what must I do to be saved?”',
  'They said, “Believe in the Lord,',
  'and you will be saved.”',
  'He washed their stripes.',
)

describe('a quotation is widened', () => {
  test('back to the verse where the sentence starts', () => {
    expect(widenToSentences(jailer, 2, 2)).toEqual(jailer.slice(1, 3))
  })
  test('forward to the end of the sentence', () => {
    expect(widenToSentences(jailer, 1, 1)).toEqual(jailer.slice(1, 3))
  })
  test('to the whole of a speech', () => {
    const speech = verses('He said, “Come.', 'Rest here.', 'Eat.”', 'They ate.')
    expect(widenToSentences(speech, 1, 1)).toEqual(speech.slice(0, 3))
  })
  test('only to whole sentences of a speech that is too long', () => {
    const speech = verses('He said, “Come.', ...Array(8).fill('Rest, and'), 'then eat.', 'Go,', 'and sleep.', 'End.”')
    expect(widenToSentences(speech, 10, 10)).toEqual(speech.slice(10, 12))
  })
  test('not at all if it is complete', () => {
    expect(widenToSentences(jailer, 0, 0)).toEqual(jailer.slice(0, 1))
  })
})

describe('the first words of a verse', () => {
  test('end at a pause', () => {
    const text =
      'Don’t let your heart be troubled by the many things that may come, for I am with you always, even to the end of the age.'
    expect(firstWords(text)).toBe(
      'Don’t let your heart be troubled by the many things that may come, for I am with you always…',
    )
  })
  test('are the whole of a short one', () => {
    expect(firstWords('Jesus wept.')).toBe('Jesus wept.')
  })
  test('start where a sentence does, or say that they do not', () => {
    expect(firstWords('and died. Then Joseph wept over him.')).toBe('Then Joseph wept over him.')
    expect(firstWords('and died in the land,')).toBe('…and died in the land…')
    expect(
      firstWords('for by grace you have been saved through faith, and that not of yourselves. It is the gift.'),
    ).toBe('…for by grace you have been saved through faith, and that not of yourselves. It is the gift.')
  })
})
