import { bookById } from '#shared/bible/books.ts'
import type { StudyItem } from '../items.ts'
import { listName } from '../lists.ts'
import { inBibleOrder } from '../notes/filter-items.ts'
import { notes } from '../notes/words.ts'
import { placeName } from '../place-name.ts'
import { study } from '../words.ts'

const day = (time: number) => (time > 0 ? new Date(time).toISOString().slice(0, 10) : '')

/** The items as a markdown document, in the order of the Bible, with a heading for each book and place. */
export function toMarkdown(items: readonly StudyItem[]): string {
  const lines = [`# ${notes('myNotes')}`]
  let [book, place] = ['', '']
  for (const item of inBibleOrder(items)) {
    const name = placeName(item.at)
    if (item.at.book !== book) lines.push('', `## ${bookById(item.at.book)?.name ?? item.at.book}`)
    if (name !== place || item.at.book !== book) lines.push('', `### ${name}`)
    book = item.at.book
    place = name
    if (item.quote && item.kind !== 'note') lines.push('', ...item.quote.split('\n').map((line) => `> ${line}`))
    lines.push('', bodyOf(item))
    if (item.labels.length > 0) lines.push('', notes('labels', { labels: item.labels.join(', ') }))
  }
  return `${lines.join('\n')}\n`
}

function bodyOf(item: StudyItem): string {
  if (item.kind === 'note') return item.text.trim()
  if (item.kind === 'highlight') return notes('highlighted', { color: study(item.color) })
  return notes('bookmarkIn', { list: listName(item.list) })
}

const placeColumns = [
  'columnKind',
  'columnPlace',
  'columnBook',
  'columnChapter',
  'columnVerses',
  'columnEdition',
] as const
const textColumns = ['columnNote', 'columnWords', 'columnColour', 'columnList', 'columnLabels'] as const
const columns = [...placeColumns, ...textColumns, 'columnMade', 'columnEdited'] as const

/** The items as a table for spreadsheets, one row each. */
export function toCsv(items: readonly StudyItem[]): string {
  const rows = inBibleOrder(items).map((item) => [
    notes('kindCell', { kind: item.kind }),
    ...[placeName(item.at), item.at.book, item.at.chapter, item.at.verses.join(' '), item.at.edition],
    item.kind === 'note' ? item.text : '',
    item.quote,
    item.kind === 'highlight' ? item.color : '',
    item.kind === 'bookmark' ? listName(item.list) : '',
    ...[item.labels.join(', '), day(item.made), day(item.edited)],
  ])
  const table = [columns.map((column) => notes(column)), ...rows]
  // spreadsheets take a file without the mark for an older encoding
  return `\uFEFF${table.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A cell in quotation marks. Text that a spreadsheet would run as a formula begins with an apostrophe. */
function cell(value: string | number): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
