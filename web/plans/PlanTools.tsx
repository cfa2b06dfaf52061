import { CalendarPlus, Pencil, Printer, Share2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Plan } from '#shared/contract/plans.ts'
import { fetchCalendar, savePlan } from '../data/plan-hooks.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { PlanSharing } from './PlanSharing.tsx'
import { useBusy } from './useBusy.ts'

/** Share, print, take into a calendar; for its creator also edit, and who may read it. */
export function PlanTools({ plan }: { plan: Plan }) {
  const navigate = useNavigate()
  const [isBusy, run] = useBusy()
  const share = () =>
    run(async () => {
      if (!plan.is_public) await savePlan(plan.id, { is_public: true })
      await shareLink(`${location.origin}/reading-plans/${plan.id}`, plan.name)
    })
  return (
    <>
      {(plan.is_public || plan.is_owner) && (
        <Button disabled={isBusy} onClick={share}>
          <Share2 aria-hidden size={16} strokeWidth={1.75} />
          {plan.is_public ? 'Share' : 'Share by link'}
        </Button>
      )}
      <Button onClick={() => window.print()}>
        <Printer aria-hidden size={16} strokeWidth={1.75} />
        Print
      </Button>
      <Button disabled={isBusy} onClick={() => run(() => saveCalendar(plan))}>
        <CalendarPlus aria-hidden size={16} strokeWidth={1.75} />
        Calendar
      </Button>
      {plan.is_owner && (
        <>
          <Button onClick={() => void navigate(`/reading-plans/edit/${plan.id}`)}>
            <Pencil aria-hidden size={15} strokeWidth={1.75} />
            Edit
          </Button>
          <PlanSharing plan={plan} />
        </>
      )}
    </>
  )
}

/** By the device's own sheet where it has one, else the clipboard. */
async function shareLink(url: string, title: string): Promise<void> {
  if (!navigator.share) {
    await navigator.clipboard.writeText(url)
    return toast('Link copied')
  }
  // closing the share sheet is not a failure
  await navigator.share({ url, title }).catch(() => {})
}

/** Saves the calendar as a file. It is asked for with the visitor's id, which no link may carry. */
async function saveCalendar(plan: Plan): Promise<void> {
  const url = URL.createObjectURL(new Blob([await fetchCalendar(plan.id)], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${plan.slug}.ics`
  link.click()
  URL.revokeObjectURL(url)
}
