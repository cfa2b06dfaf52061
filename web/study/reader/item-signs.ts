import type { StudyItem } from '../items.ts'
import { study } from '../words.ts'
import type { MarginSign } from './margin-signs.ts'

/** The signs of a chapter's items, each at the first verse of its place; those of the whole chapter at 0. */
export function signsOf(items: readonly StudyItem[]): MarginSign[] {
  const byVerse = new Map<number, StudyItem[]>()
  for (const item of items) {
    // those of the whole chapter are above its first line
    const first = item.at.verses[0] ?? 0
    if (item.kind === 'highlight') continue
    byVerse.set(first, [...(byVerse.get(first) ?? []), item])
  }
  return [...byVerse].map(([verse, here]) => {
    const notes = here.filter(({ kind }) => kind === 'note').length
    const marks = here.length - notes
    const where = verse > 0 ? 'verse' : 'chapter'
    return { verse, kind: notes > 0 ? 'note' : 'bookmark', label: study('signs', { notes, marks, where, verse }) }
  })
}

/** Says in the name of each verse's number that the verse is highlighted, and how. */
export function nameHighlights(root: HTMLElement, names: ReadonlyMap<number, string>): void {
  for (const number of root.querySelectorAll<HTMLElement>('.verse-number')) {
    const color = names.get(Number(number.id.slice(1)))
    const verse = number.textContent
    number.setAttribute('aria-label', color ? study('verseHighlighted', { verse, color }) : study('verse', { verse }))
  }
}
