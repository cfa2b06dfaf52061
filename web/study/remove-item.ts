import { toast } from '../ui/toast.ts'
import type { Study } from './document/study.ts'
import type { StudyItem } from './items.ts'
import { study as words } from './words.ts'

const UNDO_MS = 8000

/** Deletes an item, with the offer to restore it. */
export const removeItem = (study: Study, item: StudyItem): void => removeItems(study, [item])

/** Deletes items of one kind, with the offer to restore them; `undo` takes back what replaced them. */
export function removeItems(study: Study, items: readonly StudyItem[], undo = () => {}): void {
  const ids = new Set(items.map(({ id }) => id))
  // as they are stored: those that are shown may have the numbers of another translation
  const kept = study.items().filter(({ id }) => ids.has(id))
  study.remove(...ids)
  const onClick = () => {
    undo()
    study.add(...kept)
  }
  toast(words('deleted', { kind: items[0]!.kind }), { duration: UNDO_MS, action: { label: words('undo'), onClick } })
}
