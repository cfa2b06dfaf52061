import { toast } from '../ui/toast.ts'
import type { Study } from './document/study.ts'
import type { StudyItem } from './items.ts'
import { study as words } from './words.ts'

const UNDO_MS = 8000

/** Deletes an item, with the offer to restore it. */
export function removeItem(study: Study, item: StudyItem): void {
  study.remove(item.id)
  const undo = { label: words('undo'), onClick: () => study.add(item) }
  toast(words('deleted', { kind: item.kind }), { duration: UNDO_MS, action: undo })
}
