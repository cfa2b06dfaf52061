import { toast } from '../ui/toast.ts'
import type { Study } from './document/study.ts'
import { kindNames, type StudyItem } from './items.ts'

const UNDO_MS = 8000

/** Deletes an item, with the offer to restore it. */
export function removeItem(study: Study, item: StudyItem): void {
  study.remove(item.id)
  const undo = { label: 'Undo', onClick: () => study.add(item) }
  toast(`${kindNames[item.kind]} deleted`, { duration: UNDO_MS, action: undo })
}
