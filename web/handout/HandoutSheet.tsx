import { useId, useState } from 'react'
import type { Plan } from '#shared/contract/plans.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { HandoutForm } from './HandoutForm.tsx'
import css from './handout.module.css'

/** The choices for a handout of a conversation. */
export function ChatHandout({ chatId, onClose }: { chatId: number; onClose: () => void }) {
  const of = { path: `/api/chat/${chatId}/handout.pdf`, isOwn: true, name: 'conversation' }
  return (
    <Sheet label="Handout of this conversation" title="Handout" onClose={onClose}>
      <div className={css.body}>
        <HandoutForm of={of} />
      </div>
    </Sheet>
  )
}

/** The choices for a handout of a day of a plan. */
export function PlanHandout({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const id = useId()
  const [translation] = useTranslation()
  const days = Object.keys(plan.steps_by_day).map(Number)
  const [day, setDay] = useState(() => plan.steps.find((step) => !step.is_done)?.day ?? days[0] ?? 1)
  const path = `/api/reading-plans/${plan.id}/days/${day}/handout.pdf?bible=${encodeURIComponent(translation)}`
  return (
    <Sheet label="Handout of this plan" title="Handout" onClose={onClose}>
      <div className={css.body}>
        <div className={css.field}>
          <label htmlFor={id}>Day</label>
          <select id={id} value={day} onChange={(event) => setDay(Number(event.target.value))}>
            {days.map((each) => (
              <option key={each} value={each}>
                {`Day ${each}: ${plan.steps_by_day[each]!.map((step) => step.verse_range).join(', ')}`}
              </option>
            ))}
          </select>
        </div>
        <HandoutForm of={{ path, isOwn: true, name: `${plan.slug}-${day}` }} translation={translation} />
      </div>
    </Sheet>
  )
}
