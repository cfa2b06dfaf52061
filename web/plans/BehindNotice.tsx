import type { Plan, ScheduleChoice } from '#shared/contract/plans.ts'
import { reschedule, today } from '../data/plan-hooks.ts'
import { useBusy } from '../ui/useBusy.ts'
import { findSchedules, type WayOn, writtenDate } from './plan-days.ts'
import css from './plan-view.module.css'

const words: Record<ScheduleChoice, { name: string; says: (way: WayOn) => string }> = {
  catch_up: {
    name: 'Catch up',
    says: ({ minutes, last }) => `About ${minutes} minutes today. The last day stays ${writtenDate(last)}.`,
  },
  spread_out: {
    name: 'Spread out',
    says: ({ minutes, last }) => `Up to ${minutes} minutes a day until ${writtenDate(last)}.`,
  },
  start_today: {
    name: 'Start today from here',
    says: ({ minutes, last }) => `Up to ${minutes} minutes a day, as planned. The last day is ${writtenDate(last)}.`,
  },
}

/** Three options for a reader who has missed some days; none of them skips a verse or repeats one. */
export function BehindNotice({ plan }: { plan: Plan }) {
  const [isBusy, run] = useBusy()
  const ways = findSchedules(plan, today())
  if (!ways) return null
  return (
    <section aria-labelledby="behind" className={css.behind} data-print="never">
      <h2 id="behind">Good to have you back</h2>
      <p>
        {ways[0]!.days === 1 ? 'One day is' : `${ways[0]!.days} days are`} waiting for you. How would you like to
        continue?
      </p>
      <ul>
        {ways.map((way) => (
          <li key={way.choice}>
            <button type="button" disabled={isBusy} onClick={() => run(() => reschedule(plan.id, way.choice))}>
              <strong>{words[way.choice].name}</strong>
              <span>{words[way.choice].says(way)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
