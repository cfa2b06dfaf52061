import type { Plan } from '#shared/contract/plans.ts'
import { reschedule, today } from '../data/plan-calls.ts'
import { useBusy } from '../ui/useBusy.ts'
import { findSchedules, type WayOn, writtenDate } from './plan-days.ts'
import css from './plan-view.module.css'
import { plans } from './words.ts'

/** The words of a choice: its name, and its cost. */
function describe({ choice, minutes, last }: WayOn): { name: string; says: string } {
  const cost = { minutes, last: writtenDate(last) }
  switch (choice) {
    case 'catch_up':
      return { name: plans('catchUp'), says: plans('catchUpMeans', cost) }
    case 'spread_out':
      return { name: plans('spreadOut'), says: plans('spreadOutMeans', cost) }
    case 'start_today':
      return { name: plans('startToday'), says: plans('startTodayMeans', cost) }
  }
}

/** Three options for a reader who has missed some days; none of them skips a verse or repeats one. */
export function BehindNotice({ plan }: { plan: Plan }) {
  const [isBusy, run] = useBusy()
  const ways = findSchedules(plan, today())
  if (!ways) return null
  return (
    <section aria-labelledby="behind" className={css.behind} data-print="never">
      <h2 id="behind">{plans('goodToHaveYou')}</h2>
      <p>{plans('waiting', { days: ways[0]!.days })}</p>
      <ul>
        {ways.map((way) => {
          const { name, says } = describe(way)
          return (
            <li key={way.choice}>
              <button type="button" disabled={isBusy} onClick={() => run(() => reschedule(plan.id, way.choice))}>
                <strong>{name}</strong>
                <span>{says}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
