import { Hidden } from '../ui/Hidden.tsx'
import type { DayOfPlan } from './plan-days.ts'
import css from './plan-view.module.css'
import { plans } from './words.ts'

const HEIGHT = 40

function said(minutes: readonly number[]): string {
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)]
  return least === most ? plans('dayTakes', { minutes: most }) : plans('daysTake', { least, most })
}

/** The amount of reading per day, as small bars; screen readers get a table. */
export function PlanLoad({ days }: { days: readonly DayOfPlan[] }) {
  const most = Math.max(...days.map(({ words }) => words), 1)
  // many days are packed closely, few stay slim
  const gap = days.length > 90 ? 0 : days.length > 40 ? 0.2 : 0.35
  return (
    <figure className={css.load} data-print="never">
      <figcaption aria-hidden>{said(days.map(({ minutes }) => minutes))}</figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        style={{ maxWidth: `${days.length * 22}px` }}
      >
        {days.map(({ day, words, is_read }, index) => {
          const height = Math.max((words / most) * HEIGHT, 2)
          return (
            <rect
              key={day}
              data-read={is_read}
              x={index + gap / 2}
              y={HEIGHT - height}
              width={1 - gap}
              height={height}
            />
          )
        })}
      </svg>
      <Hidden>
        <table>
          <caption>{plans('minutesByDay')}</caption>
          <thead>
            <tr>
              <th scope="col">{plans('dayColumn')}</th>
              <th scope="col">{plans('minutesColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, minutes }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{minutes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Hidden>
    </figure>
  )
}
