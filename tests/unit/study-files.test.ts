import 'fake-indexeddb/auto'
import { afterAll, expect, test } from 'vitest'
import { loadStudy, type Study } from '../../web/study/document/study.ts'
import { importItems } from '../../web/study/files/import-items.ts'
import { toCsv, toMarkdown } from '../../web/study/files/to-text.ts'
import type { StudyItem } from '../../web/study/items.ts'

globalThis.dispatchEvent ??= () => true

const at = (verse: number) => ({ edition: 'eng-web', book: 'JHN', chapter: 3, verses: [verse] })
const common = { quote: 'For God so loved', labels: ['grace'], made: 1_700_000_000_000, edited: 1_700_000_000_000 }
const items: StudyItem[] = [
  { ...common, id: 'note-0000001', kind: 'note', at: at(16), text: '=SUM("A1")\nsecond, line' },
  { ...common, id: 'high-0000001', kind: 'highlight', at: { ...at(3), words: { from: 1, to: 4 } }, color: 'rose' },
  { ...common, id: 'mark-0000001', kind: 'bookmark', at: { ...at(5), verses: [] }, list: 'Prayers', order: 1.5 },
]

const opened: Study[] = []
async function study(name: string): Promise<Study> {
  const made = await loadStudy(name)
  opened.push(made)
  return made
}
afterAll(() => {
  for (const each of opened) each.close()
})

test('what is exported is imported as it was, and a second time nothing is added', async () => {
  const one = await study('export')
  one.add(...items)
  const file = JSON.stringify({ chats: [], notes: one.items() })
  const other = await study('import')
  expect(await importItems(other, file)).toEqual({ added: 3, known: 0, invalid: 0 })
  expect(other.items()).toEqual(one.items())
  expect(await importItems(other, file)).toEqual({ added: 0, known: 3, invalid: 0 })
})

test('the same words at the same place are recognised under another id, also in one file', async () => {
  const own = await study('same')
  own.add(...items)
  const renamed = items.map((item) => ({ ...item, id: `other-${item.id}`, made: 5, labels: [] }))
  expect(await importItems(own, JSON.stringify([...renamed, ...renamed]))).toEqual({ added: 0, known: 6, invalid: 0 })
  const edited = { ...items[0]!, id: 'other-note-01', text: 'Another thought' }
  expect(await importItems(own, JSON.stringify([edited]))).toEqual({ added: 1, known: 0, invalid: 0 })
})

test('thousands of items are stored in updates below the limit', async () => {
  const own = await study('many')
  const sizes: number[] = []
  own.doc.on('update', (update: Uint8Array) => sizes.push(update.length))
  const many = Array.from({ length: 3000 }, (_, index) => ({
    ...{ ...items[0]!, id: `many-${String(index).padStart(8, '0')}`, at: at(1 + (index % 36)) },
    text: `${'ש'.repeat(index % 9 === 0 ? 9000 : 40)}${index}`,
  }))
  expect((await importItems(own, JSON.stringify(many))).added).toBe(3000)
  expect(Math.max(...sizes)).toBeLessThan(64 * 1024)
})

const broken: unknown[] = [
  null,
  7,
  'text',
  [],
  {},
  { ...items[0], id: '<b>' },
  { ...items[0], id: 5 },
  { ...items[0], kind: 'prayer' },
  { ...items[0], text: undefined },
  { ...items[0], at: null },
  { ...items[0], at: { ...at(1), book: 'XXX' } },
  { ...items[0], at: { ...at(1), chapter: 0 } },
  { ...items[0], at: { ...at(1), chapter: '3' } },
  { ...items[0], at: { ...at(1), verses: [0] } },
  { ...items[0], at: { ...at(1), verses: ['1'] } },
  { ...items[0], at: { ...at(1), verses: '1' } },
  { ...items[0], at: { ...at(1), edition: 5 } },
  { ...items[1], color: 'mauve' },
  { ...items[1], at: { ...at(1), verses: [] } },
  { ...items[1], at: { ...at(1), verses: Array(300).fill(1) } },
]

test('items that are not whole are counted and left out', async () => {
  const own = await study('broken')
  expect(await importItems(own, JSON.stringify(broken))).toEqual({ added: 0, known: 0, invalid: broken.length })
  expect(own.items()).toEqual([])
})

test('a time that no date has is left out, so that the item can be shown and exported', async () => {
  const own = await study('times')
  const last = 8.64e15
  const times = [last, last + 1, 1e300, -1, '5', null]
  const given = times.map((edited, index) => ({ ...items[0], id: `time-000000${index}`, text: `${index}`, edited }))
  await importItems(own, JSON.stringify(given))
  expect(own.items().map(({ edited }) => edited)).toEqual([last, 0, 0, 0, 0, 0])
  expect(toCsv(own.items()).trim().split('\r\n')).toHaveLength(1 + times.length)
})

test.each(['', '{', 'null', '7', '"text"', '{}', '{"notes":{}}', '{"chats":[]}'])(
  'the file %j has no notes',
  async (file) => {
    await expect(importItems(await study('none'), file)).rejects.toThrow('This file has no notes')
  },
)

test('the markdown has a heading for each place, and the table one row for each item', () => {
  const text = toMarkdown(items)
  expect(text).toContain('## John\n\n### John 3\n\n> For God so loved\n\nBookmark in “Prayers”')
  expect(text.indexOf('### John 3:3\n')).toBeLessThan(text.indexOf('### John 3:16\n'))
  const rows = toCsv(items).trim().split('\r\n')
  expect(rows).toHaveLength(4)
  expect(rows[3]).toContain('"\'=SUM(""A1"")\nsecond, line"')
})
