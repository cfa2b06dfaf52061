import css from './plan-line.module.css'

/** Holds the place of the line while the plan is on its way, so that the text below does not move. */
export function PlanLineSkeleton() {
  return <div aria-hidden className={`${css.line} ${css.waiting}`} />
}
