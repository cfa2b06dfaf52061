import { describe, expect, test } from 'vitest'
import { findWords } from '../../infra/check/wording.ts'
import { allowed, notChecked, rules } from '../../infra/check/wording-rules.ts'

const wordsIn = (path: string, source: string) => findWords(path, source).map(({ line, word }) => `${line} ${word}`)

describe('the check of the wording', () => {
  test.each([
    ['a comment', 'api/a.ts', '// whoever asks\nexport const a = 1', ['1 whoever']],
    ['a block comment', 'api/a.ts', '/**\n * What the row\n * tells us.\n */\nexport const a = 1', ['1 tells']],
    ['a message', 'api/a.ts', "const a = 1\nlog.warn('reading goes on')", ['2 goes on']],
    ['a template', 'api/a.ts', 'const a = `it stands there`', ['1 stands']],
    ['text of a screen', 'web/A.tsx', 'const A = () => <p>Everything is held here</p>', ['1 held']],
    ['a test name', 'tests/unit/a.test.ts', "test('nobody is there', () => {})", ['1 nobody']],
    ['a test name with rows', 'tests/unit/a.test.ts', "describe.each([1])('%s came back', () => {})", ['1 came']],
    ['a document', 'docs/a.md', 'One\n\nThere is no row that fits.', ['3 There is no row that']],
    ['a style sheet', 'web/a.css', '.a {\n  /* brings it */\n}', ['2 brings']],
    ['a migration', 'migrations/0001_a.sql', 'select 1\n-- written anew', ['2 anew']],
    ['a configuration', 'infra/a.yml', 'a: 1 # as ever', ['1 as ever']],
  ])('finds a word in %s', (_name, path, source, found) => {
    expect(wordsIn(path, source)).toEqual(found)
  })

  test.each([
    ['an identifier', 'api/a.ts', 'const nobody = held.tell(stand)'],
    ['one word', 'api/a.ts', "const kind = 'held'"],
    ['a sample in a test', 'tests/unit/a.test.ts', "expect(text).toBe('Nobody came')"],
    ['code in a comment', 'api/a.ts', '// see `holding the lock`\nexport const a = 1'],
    ['code in a document', 'docs/a.md', '```\nnobody\n```\nrun `tell me`'],
    ['a quotation in a document', 'docs/a.md', 'The answer “nobody came” is short.'],
    ['an allowed use', 'api/a.ts', '// the rows come from Redis and stand for answers\nexport const a = 1'],
  ])('ignores %s', (_name, path, source) => {
    expect(wordsIn(path, source)).toEqual([])
  })

  test('checks only the other texts of a file with an exception', () => {
    expect(wordsIn('workers/prompts/a.ts', "// tell it\nexport const a = 'Tell the reader'")).toEqual(['1 tell'])
  })

  test('every rule says what to write instead, and every exception has a reason', () => {
    expect(rules.filter(({ instead }) => instead === '')).toEqual([])
    expect([...allowed, ...notChecked].filter(({ reason }) => reason === '')).toEqual([])
  })
})
