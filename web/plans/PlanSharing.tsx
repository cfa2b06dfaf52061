import { Share2 } from 'lucide-react'
import { useState } from 'react'
import type { Plan } from '#shared/contract/plans.ts'
import { savePlan } from '../data/plan-hooks.ts'
import { Button } from '../ui/Button.tsx'
import dialog from '../ui/dialog.module.css'
import { Overlay } from '../ui/Overlay.tsx'
import { Switch } from '../ui/Switch.tsx'
import { useBusy } from '../ui/useBusy.ts'
import css from './plan-sharing.module.css'
import { shareLink } from './share-link.ts'

/** Who else can read a plan, for its creator: everyone with the link, and, after a confirmation, everyone. */
export function PlanSharing({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const [isBusy, run] = useBusy()
  const [isAsking, setIsAsking] = useState(false)
  if (isAsking) return <ListDialog plan={plan} onClose={() => setIsAsking(false)} />
  const share = () =>
    run(async () => {
      if (!plan.is_public) await savePlan(plan.id, { is_public: true })
      await shareLink(plan)
    })
  return (
    <Overlay label="Share this plan" className={`${dialog.dialog} ${css.dialog}`} onClose={onClose}>
      <h2>Share this plan</h2>
      <div className={css.sharing}>
        <Switch
          label="Shared by link"
          note="Anyone you send the link to can read this plan."
          isOn={plan.is_public}
          disabled={isBusy}
          onChange={(isOn) => run(() => savePlan(plan.id, { is_public: isOn }))}
        />
        <Switch
          label="Listed in Discover"
          note="Anyone can find this plan under Discover."
          isOn={plan.is_listed}
          disabled={isBusy}
          onChange={(isOn) => (isOn ? setIsAsking(true) : run(() => savePlan(plan.id, { is_listed: false })))}
        />
      </div>
      <div className={dialog.buttons}>
        <Button onClick={onClose}>Done</Button>
        <Button kind="primary" disabled={isBusy} onClick={share}>
          <Share2 aria-hidden size={16} strokeWidth={1.75} />
          {plan.is_public ? 'Share the link' : 'Share by link'}
        </Button>
      </div>
    </Overlay>
  )
}

/** Explains listing and shows the text that everyone will read, before anything is listed. */
function ListDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const [isBusy, run] = useBusy()
  const list = () => run(() => savePlan(plan.id, { is_listed: true }).then(onClose))
  return (
    <Overlay
      label="List this plan in Discover"
      className={`${dialog.dialog} ${css.dialog}`}
      onClose={() => isBusy || onClose()}
    >
      <h2>List this plan in Discover?</h2>
      <p>Anyone can find this plan under Discover, with its name and your description.</p>
      <blockquote>
        <strong>{plan.name}</strong>
        <p>{plan.description}</p>
      </blockquote>
      <div className={dialog.buttons}>
        <Button autoFocus disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button kind="primary" disabled={isBusy} onClick={list}>
          List it
        </Button>
      </div>
    </Overlay>
  )
}
