import { formatReference, type Reference } from '../bible/versification.ts'
import { ownName, type PlanBible } from './plan-bible.ts'
import { STEP_TITLE_MAX } from './rules.ts'

/** A passage that is read as a unit, within a chapter; `title` if it has one in the reader's language. */
export type Section = { chapter: number; start_verse: number; end_verse: number; title: string | null }
export type Outline = ReadonlyMap<string, readonly Section[]>

const CHAPTERS_MAX = 4
const BOTH_MAX = 90
/** Between the first and the last title of what a reading contains. */
export const BETWEEN = ' … '

/** The title of a reading: after its content, else after its place. */
export function titleOf(range: Reference, bible: PlanBible, outline: Outline): string {
  const place = placeOf(range, bible)
  const inside = (outline.get(range.book) ?? []).filter(({ chapter, start_verse, end_verse }) => {
    const middle = (start_verse + end_verse) / 2
    const afterStart = chapter > range.start_chapter || (chapter === range.start_chapter && middle >= range.start_verse)
    return (
      afterStart && (chapter < range.end_chapter || (chapter === range.end_chapter && middle <= range.end_verse + 0.5))
    )
  })
  const chapters = range.end_chapter - range.start_chapter + 1
  // a psalm is complete in itself: two titles would not describe several
  const isLong = chapters > (range.book === 'PSA' ? 1 : CHAPTERS_MAX)
  const titles = inside.flatMap(({ title }) => title ?? [])
  const isOne = titles.every((title) => title === titles[0])
  // a title for a few of many verses would be misleading
  if (titles.length === 0 || titles.length < inside.length / 2 || isLong) return place
  const [first, last] = [titles[0]!, titles.at(-1)!]
  const both = isOne ? first : `${first}${BETWEEN}${last}`
  const title = [...both].length <= BOTH_MAX && inside.length > 1 ? both : first
  return [...title].length <= STEP_TITLE_MAX ? title : place
}

/** `Mark 1–2`, in the words of the translation. */
export function placeOf(range: Reference, bible: PlanBible): string {
  const versification = new Map([
    [range.book, bible.books.get(range.book)?.chapters.map(({ words }) => words.length) ?? []],
  ])
  return formatReference(range, { versification, name: ownName(bible, range.book) })
}
