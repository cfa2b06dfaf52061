import { useNavigate } from 'react-router-dom'
import type { PlanSummary } from '#shared/contract/plans.ts'
import { deletePlan } from '../data/plan-calls.ts'
import { Button } from '../ui/Button.tsx'
import dialog from '../ui/dialog.module.css'
import { Overlay } from '../ui/Overlay.tsx'
import { toast } from '../ui/toast.ts'
import { useBusy } from '../ui/useBusy.ts'
import { plans } from './words.ts'

/** Asks the creator of a plan whether to delete it. */
export function DeletePlan({ plan, onClose }: { plan: PlanSummary; onClose: () => void }) {
  const navigate = useNavigate()
  const [isBusy, run] = useBusy()
  const { id, name } = plan
  const remove = () =>
    run(async () => {
      const isDeleted = await deletePlan(id)
      toast(isDeleted ? plans('deleted', { name }) : plans('left', { name }))
      await navigate('/reading-plans', { replace: true })
    })
  return (
    <Overlay label={plans('delete')} className={dialog.dialog} onClose={() => isBusy || onClose()}>
      <h2>{plans('deleteQuestion')}</h2>
      <p>{plans('deleteMeans')}</p>
      <div className={dialog.buttons}>
        <Button autoFocus disabled={isBusy} onClick={onClose}>
          {plans('cancel')}
        </Button>
        <Button kind="primary" disabled={isBusy} onClick={remove}>
          {plans('delete')}
        </Button>
      </div>
    </Overlay>
  )
}
