import { expect, test } from 'vitest'
import { parseEntries } from '../../shared/finder/written-entries.ts'
import { writtenFiles } from '../../shared/server/written-index.ts'

const entry = (lines: string) => `# Topic\n\n## Question?\n${lines}`

test.each([
  ['an unknown field', 'read: John 3:16\nes: a\nkind: need\nsee: x', /begins with none of/],
  ['an unknown kind', 'read: John 3:16\nes: a\nkind: nonsense', /kind "nonsense"/],
  ['an unreadable passage', 'read: Jhon three\nes: a\nkind: need', /not a list of passages/],
  ['no Spanish wording', 'read: John 3:16\nkind: need', /no Spanish/],
  ['a field twice', 'read: John 3:16\nread: John 3:17\nes: a\nkind: need', /appears twice/],
  ['five passages', 'read: John 1:1; John 2:1; John 3:1; John 4:1; John 5:1\nes: a\nkind: need', /names 5/],
  [
    'a key verse outside of the first passage',
    'read: John 3:1-8\nkey: John 3:16\nes: a\nkind: need',
    /no verse of the first passage/,
  ],
  ['a sentence of 201 characters', `read: John 3:16\nes: a\nkind: need\nsays: ${'a'.repeat(201)}`, /201 characters/],
])('an entry with %s is rejected', (_, lines, problem) => {
  expect(() => parseEntries(entry(lines))).toThrow(problem)
})

test('an entry may name the verses with the answer', () => {
  const [read] = parseEntries(entry('read: John 3:1-21\nkey: John 3:16-17\nes: a\nkind: need'))
  expect(read!.key).toMatchObject({ book: 'JHN', start_chapter: 3, start_verse: 16, end_verse: 17 })
})

test('a file without a title is rejected', () => {
  expect(() => parseEntries('## Question?')).toThrow(/no title/)
})

test.each(writtenFiles().map(({ path, text }) => [path, text] as const))('%s is readable', (_, text) => {
  expect(parseEntries(text).length).toBeGreaterThan(0)
})

test('each wording belongs to one entry', () => {
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const { path, text } of writtenFiles()) {
    for (const { en, es } of parseEntries(text)) {
      for (const wording of [...en, ...es]) {
        const key = wording
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim()
        const first = seen.get(key)
        if (first && first !== `${path}: ${en[0]}`) twice.push(`"${wording}" in ${path} (${en[0]}) and in ${first}`)
        seen.set(key, `${path}: ${en[0]}`)
      }
    }
  }
  expect(twice).toEqual([])
})
