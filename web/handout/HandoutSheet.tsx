import { useState } from 'react'
import type { Plan } from '#shared/contract/plans.ts'
import { passageOf } from '../data/step-passage.ts'
import { useTranslation } from '../data/useTranslation.ts'
import { Select } from '../ui/Select.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import css from '../ui/sheet.module.css'
import { pageLanguage } from '../words/language.ts'
import { HandoutForm } from './HandoutForm.tsx'
import { handout } from './words.ts'

/** The choices for a handout of a conversation. */
export function ChatHandout({ chatId, onClose }: { chatId: number; onClose: () => void }) {
  const of = { path: `/api/chat/${chatId}/handout.pdf`, isOwn: true, name: handout('conversationFile') }
  return (
    <Sheet label={handout('ofConversation')} title={handout('handout')} onClose={onClose}>
      <div className={css.body}>
        <HandoutForm of={of} />
      </div>
    </Sheet>
  )
}

/** The choices for a handout of a day of a plan. */
export function PlanHandout({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const [translation] = useTranslation()
  const days = Object.keys(plan.steps_by_day).map(Number)
  const [day, setDay] = useState(() => plan.steps.find((step) => !step.is_done)?.day ?? days[0] ?? 1)
  const list = new Intl.ListFormat(pageLanguage(), { type: 'unit', style: 'short' })
  const options = days.map((each) => ({
    value: String(each),
    label: handout('dayOf', {
      day: each,
      passages: list.format(plan.steps_by_day[each]!.map(passageOf)),
    }),
  }))
  const path = `/api/reading-plans/${plan.id}/days/${day}/handout.pdf?bible=${encodeURIComponent(translation)}`
  return (
    <Sheet label={handout('ofPlan')} title={handout('handout')} onClose={onClose}>
      <div className={css.body}>
        <Select
          label={handout('day')}
          value={String(day)}
          options={options}
          onChange={(each) => setDay(Number(each))}
        />
        <HandoutForm of={{ path, isOwn: true, name: `${plan.slug}-${day}` }} translation={translation} />
      </div>
    </Sheet>
  )
}
