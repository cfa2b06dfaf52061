import { STUDY_DATABASE } from '../data/useStored.ts'
import { LOOK, openDatabase, resultOf, STORES } from './document/idb.ts'
import type { StudyItem } from './items.ts'
import { labelsOf } from './lists.ts'
import { inBibleOrder } from './notes/filter-items.ts'

/** What My Notes shows before the document is opened, which takes much longer: its first items and what it counts. */
export type FirstLook = { items: readonly StudyItem[]; total: number; labels: readonly string[] }

/** As many as the list shows at first. */
export const FIRST_ITEMS = 40

export const lookAt = (items: readonly StudyItem[]): FirstLook => ({
  ...{ items: inBibleOrder(items).slice(0, FIRST_ITEMS), total: items.length, labels: labelsOf(items) },
})

/** The first look as it was last kept; null if the document was changed since. */
export async function readFirstLook(name = STUDY_DATABASE): Promise<FirstLook | null> {
  const db = await openDatabase(name, STORES)
  try {
    return (await resultOf<FirstLook | undefined>(db.transaction('state').objectStore('state').get(LOOK))) ?? null
  } finally {
    db.close()
  }
}
