import { leavePlan } from '../data/plan-hooks.ts'
import { removeWithUndo } from '../ui/remove-with-undo.ts'
import { toast } from '../ui/toast.ts'

/** Leaves a plan after a delay in which Undo restores it with its progress. */
export function leaveWithUndo({ id, name }: { id: number; name: string }): void {
  leavePlan(id, (hide, remove) =>
    removeWithUndo({
      said: `You left “${name}”`,
      hide,
      remove,
      onFailure: () => toast(`Could not leave “${name}”. Please try again.`),
    }),
  )
}
