import { describe, expect, test } from 'vitest'
import { builtinProvider, quoted } from '../helpers/answers/builtin-provider.ts'

const { ask } = builtinProvider()

describe('an answer of the written index has', () => {
  test('no commentator where the index answers, nor to visitors who speak of themselves', async () => {
    for (const question of [
      'My daughter hurts herself',
      'I am afraid of dying',
      'my boss yells at me in front of all',
    ]) {
      expect((await ask(question, { book: 'GEN', chapter: 1 })).text).not.toContain('Matthew Henry')
    }
  })
  test('the passages of a question that is written so, whatever chapter is open', async () => {
    for (const [question, first] of [
      ['Here am I send me', /^Isaiah 6:8/],
      ['Did Jesus always know he was God?', /^(?:Luke|Mark|John)/],
      ["I've had it up to here", /^(?!Genesis)/],
    ] as const) {
      const { citations } = await ask(question, { book: 'GEN', chapter: 1 })
      expect(quoted(citations)[0]).toMatch(first)
    }
  })
  test('the verses that carry an answer, with at most one that completes their sentence', async () => {
    const { text, citations } = await ask('Are we saved by faith or by works?', { book: 'GEN', chapter: 1 })
    expect(quoted(citations)[0]).toBe('Ephesians 2:8–9')
    expect(text).toContain('> …for by grace you have been saved')
  })
})

test.each([
  ['Should babies be baptized?', 'ACT', 16],
  ['How do I stop worrying?', 'GEN', 1],
  ['What must I do to be saved?', 'GEN', 1],
  ['Are we saved by faith or by works?', 'GEN', 1],
])('it quotes whole sentences: %s', async (question, book, chapter) => {
  const { text } = await ask(question, { book, chapter })
  const [, words = ''] = /^> (.+)\n> — /m.exec(text) ?? []
  // or it says that it begins within one
  const begins = /^(?:…[“‘]*\p{Ll}|[“‘]*\p{Lu})/u
  expect(words).toMatch(begins)
  expect(words).toMatch(/[.!?][”’]*$/)
  for (const [, first] of text.matchAll(/^- \S.*?\d: “(.+)”$/gm)) expect(first).toMatch(begins)
})
