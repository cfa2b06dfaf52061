import css from './plan-line.module.css'

/** Reserves the line's room while the plan is loading, so that the text below does not move. */
export function PlanLineSkeleton() {
  return <div aria-hidden className={`${css.line} ${css.waiting}`} data-print="never" />
}
