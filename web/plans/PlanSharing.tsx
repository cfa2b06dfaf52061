import { Share2 } from 'lucide-react'
import { useState } from 'react'
import type { Plan } from '#shared/contract/plans.ts'
import { savePlan } from '../data/plan-calls.ts'
import { Button } from '../ui/Button.tsx'
import dialog from '../ui/dialog.module.css'
import { Overlay } from '../ui/Overlay.tsx'
import { Switch } from '../ui/Switch.tsx'
import { useBusy } from '../ui/useBusy.ts'
import css from './plan-sharing.module.css'
import { shareLink } from './share-link.ts'
import { plans } from './words.ts'

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
    <Overlay label={plans('shareThis')} className={`${dialog.dialog} ${css.dialog}`} onClose={onClose}>
      <h2>{plans('shareThis')}</h2>
      <div className={css.sharing}>
        <Switch
          label={plans('sharedByLink')}
          note={plans('sharedByLinkMeans')}
          isOn={plan.is_public}
          disabled={isBusy}
          onChange={(isOn) => run(() => savePlan(plan.id, { is_public: isOn }))}
        />
        <Switch
          label={plans('listed')}
          note={plans('listedMeans')}
          isOn={plan.is_listed}
          disabled={isBusy}
          onChange={(isOn) => (isOn ? setIsAsking(true) : run(() => savePlan(plan.id, { is_listed: false })))}
        />
      </div>
      <div className={dialog.buttons}>
        <Button onClick={onClose}>{plans('done')}</Button>
        <Button kind="primary" disabled={isBusy} onClick={share}>
          <Share2 aria-hidden size={16} strokeWidth={1.75} />
          {plan.is_public ? plans('shareTheLink') : plans('shareByLink')}
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
    <Overlay label={plans('listThis')} className={`${dialog.dialog} ${css.dialog}`} onClose={() => isBusy || onClose()}>
      <h2>{plans('listThisQuestion')}</h2>
      <p>{plans('listedWith')}</p>
      <blockquote lang="">
        <strong>{plan.name}</strong>
        <p>{plan.description}</p>
      </blockquote>
      <div className={dialog.buttons}>
        <Button autoFocus disabled={isBusy} onClick={onClose}>
          {plans('cancel')}
        </Button>
        <Button kind="primary" disabled={isBusy} onClick={list}>
          {plans('listIt')}
        </Button>
      </div>
    </Overlay>
  )
}
