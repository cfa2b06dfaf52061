import { parseItem } from '../document/parse-item.ts'
import type { Study } from '../document/study.ts'
import type { StudyItem } from '../items.ts'
import { notes } from '../notes/words.ts'

export type ImportedNotes = { added: number; known: number; invalid: number }

/** A part of a file that is added at once is sent as one update, which has a limit. */
const BATCH_LETTERS = 10_000

/**
 * Adds the items of an exported file. One that is already there, by its id or with the same words at the same place, is
 * left as it is. Rejects with a sentence for the visitor if the file has no notes, or the browser cannot store them.
 */
export async function importItems(study: Study, file: string): Promise<ImportedNotes> {
  const given = notesIn(file)
  if (!given) throw new Error(notes('noNotesInFile'))
  const known = new Set(study.items().flatMap((item) => [item.id, contentOf(item)]))
  const fresh: StudyItem[] = []
  let invalid = 0
  for (const each of given) {
    const item = parseItem(each)
    if (!item) invalid += 1
    else if (!known.has(item.id) && !known.has(contentOf(item))) {
      known.add(item.id).add(contentOf(item))
      fresh.push(item)
    }
  }
  for (const batch of batchesOf(fresh)) {
    study.add(...batch)
    await study.settled()
  }
  // those that are already there may be those of an import that failed
  await study.settled()
  return { added: fresh.length, known: given.length - fresh.length - invalid, invalid }
}

function notesIn(file: string): unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(file)
    const { notes } = (parsed ?? {}) as { notes?: unknown }
    return Array.isArray(parsed) ? parsed : Array.isArray(notes) ? notes : null
  } catch {
    return null
  }
}

/** What makes two items the same for their reader. */
function contentOf({
  id: _,
  made: _made,
  edited: _edited,
  quote: _quote,
  labels: _labels,
  ...item
}: StudyItem): string {
  const { order: _order, ...own } = item as typeof item & { order?: number }
  const { edition, ...at } = own.at
  return JSON.stringify({ ...own, at: at.words ? { ...at, edition } : at })
}

function batchesOf(items: readonly StudyItem[]): StudyItem[][] {
  const batches: StudyItem[][] = []
  let letters = BATCH_LETTERS
  for (const item of items) {
    const size = JSON.stringify(item).length
    if (letters + size > BATCH_LETTERS) {
      batches.push([])
      letters = 0
    }
    batches.at(-1)!.push(item)
    letters += size
  }
  return batches
}
