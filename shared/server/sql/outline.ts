import type { PlanBible } from '../../plans/plan-bible.ts'
import type { Outline, Section } from '../../plans/titles.ts'
import type { Db } from '../db.ts'
import { listOutline } from './study.ts'

const SOURCE = 'mhc'

/** Where the passages of some books begin and end, and what they are about. */
export async function loadOutline(db: Db, bible: PlanBible, books: Iterable<string>): Promise<Outline> {
  const isEnglish = bible.language.startsWith('en')
  const rows = await listOutline(db, SOURCE, [...new Set(books)])
  const outline = new Map<string, Section[]>()
  for (const { book, title, ...section } of rows) {
    const sections = outline.get(book) ?? []
    sections.push({ ...section, title: isEnglish && title ? plain(title) : null })
    outline.set(book, sections)
  }
  return outline
}

/** A capitalised title without its afterthoughts. */
function plain(title: string): string {
  const first = title
    .split(/--|;|\s-\s/)[0]!
    .trim()
    .replaceAll("'", '’')
    .replace(/[\s.,:]+$/, '')
    .replace(/^And /, '')
  return first.charAt(0).toUpperCase() + first.slice(1)
}
