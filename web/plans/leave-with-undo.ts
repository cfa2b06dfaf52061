import { leavePlan } from '../data/plan-calls.ts'
import { removeWithUndo } from '../ui/remove-with-undo.ts'
import { toast } from '../ui/toast.ts'
import { plans } from './words.ts'

/** Leaves a plan after a delay in which Undo restores it with its progress. */
export function leaveWithUndo({ id, name }: { id: number; name: string }): void {
  leavePlan(id, (hide, remove) =>
    removeWithUndo({
      said: plans('left', { name }),
      hide,
      remove,
      onFailure: () => toast(plans('leaveFailed', { name })),
    }),
  )
}
