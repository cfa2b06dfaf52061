import { Ellipsis } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Plan } from '#shared/contract/plans.ts'
import { fetchCalendar } from '../data/plan-calls.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { lazily } from '../ui/lazily.ts'
import { MenuItem } from '../ui/MenuItem.tsx'
import menuCss from '../ui/popover-menu.module.css'
import { saveFile } from '../ui/save-file.ts'
import { toast } from '../ui/toast.ts'
import { useBusy } from '../ui/useBusy.ts'
import { usePopoverMenu } from '../ui/usePopoverMenu.ts'
import { DeletePlan } from './DeletePlan.tsx'
import { leaveWithUndo } from './leave-with-undo.ts'
import { PlanSharing } from './PlanSharing.tsx'
import { shareLink } from './share-link.ts'
import { plans } from './words.ts'

const PlanHandout = lazily(() => import('../handout/HandoutSheet.tsx'), 'PlanHandout')
const ReportDialog = lazily(() => import('../report/ReportDialog.tsx'), 'ReportDialog')

/** The menu of actions on a plan, besides reading it. */
export function PlanTools({ plan }: { plan: Plan }) {
  const navigate = useNavigate()
  const [, run] = useBusy()
  const [isSharing, setIsSharing] = useState(false)
  const [isReporting, setIsReporting] = useState(false)
  const [isPrinting, setIsPrinting] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const { button, menu, close } = usePopoverMenu(plans('more'))
  const item = (label: string, onChoose: () => void, kind?: 'danger') => (
    <MenuItem {...{ label, kind, close, onChoose }} />
  )
  return (
    <>
      <IconButton label={plans('more')} {...button}>
        <Ellipsis aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      <div className={menuCss.menu} {...menu}>
        {plan.is_owner
          ? item(plans('shareMore'), () => setIsSharing(true))
          : plan.is_public && item(plans('share'), () => run(() => shareLink(plan)))}
        {item(plans('print'), () => window.print())}
        {plan.step_count > 0 && item(plans('handout'), () => setIsPrinting(true))}
        {item(plans('addToCalendar'), () => run(() => saveCalendar(plan)))}
        {plan.is_owner && item(plans('edit'), () => void navigate(`/reading-plans/edit/${plan.id}`))}
        {plan.following &&
          item(
            plans('leave'),
            () => {
              leaveWithUndo(plan)
              void navigate('/reading-plans')
            },
            'danger',
          )}
        {plan.is_owner && item(plans('delete'), () => setIsDeleting(true), 'danger')}
        {!plan.is_owner && plan.is_public && item(plans('report'), () => setIsReporting(true))}
      </div>
      {isSharing && <PlanSharing plan={plan} onClose={() => setIsSharing(false)} />}
      {isDeleting && <DeletePlan plan={plan} onClose={() => setIsDeleting(false)} />}
      {isPrinting && (
        <Suspense>
          <PlanHandout plan={plan} onClose={() => setIsPrinting(false)} />
        </Suspense>
      )}
      {isReporting && (
        <Suspense>
          <ReportDialog what={{ kind: 'plan', id: plan.id }} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Saves the calendar as a file. The request needs the visitor's id, which no link may contain. */
async function saveCalendar(plan: Plan): Promise<void> {
  saveFile(await fetchCalendar(plan.id), `${plan.slug}.ics`, 'text/calendar')
  toast(plans('savedCalendar'))
}
