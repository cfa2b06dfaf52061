import { expect, test } from 'vitest'
import { type EntryKind, parseEntries } from '../../shared/finder/written-entries.ts'
import { readWrittenIndex } from '../../shared/server/written-index.ts'
import { contradictionsIn } from '../../workers/eval/contradictions.ts'

type Written = { asks: string; es?: string; read: string; kind?: EntryKind }

const pair = (...entries: Written[]) =>
  parseEntries(
    `# Topic\n${entries
      .map(({ asks, es = '-', read, kind = 'topic' }) => `\n## ${asks}\nes: ${es}\nread: ${read}\nkind: ${kind}\n`)
      .join('')}`,
  )

test.each([
  ['an article', 'Dove', 'the dove'],
  ['a plural', 'lying teachers', 'the lying teacher'],
  ['a frame', 'What does the Bible say about music?', 'Music in the Bible'],
])('entries with %s and different chapters contradict each other', (_, a, b) => {
  expect(contradictionsIn(pair({ asks: a, read: 'John 3:16' }, { asks: b, read: 'Mark 1:1' }))).toHaveLength(1)
})

test('entries that lead to the same chapter do not contradict each other', () => {
  const entries = pair({ asks: 'Music in the Bible', read: 'John 3:16' }, { asks: 'music', read: 'Mark 1:1; John 3:1' })
  expect(contradictionsIn(entries)).toEqual([])
})

test.each<[string, Written, Written]>([
  [
    'names that differ by an s',
    { asks: 'Judá', read: '1 Samuel 3:1', kind: 'person' },
    { asks: 'Judas', read: '1 Kings 17:1', kind: 'person' },
  ],
  ['words that share a stem', { asks: 'ghosts', read: 'Luke 24:39' }, { asks: 'ghosted', read: 'Psalm 34:18' }],
  [
    'a question about what to do',
    { asks: 'should I quit my job', read: 'James 1:5' },
    { asks: 'I quit my job', read: 'Genesis 12:1' },
  ],
  [
    'words of two languages',
    { asks: 'sports', es: 'deporte', read: '1 Corinthians 9:24' },
    { asks: 'deported', es: 'otro', read: 'Leviticus 19:34' },
  ],
])('%s ask something else', (_, a, b) => {
  expect(contradictionsIn(pair(a, { es: 'nada', ...b }))).toEqual([])
})

test('no two entries of the written index contradict each other', { timeout: 30_000 }, () => {
  expect(contradictionsIn(readWrittenIndex())).toEqual([])
})
