import css from './plans.module.css'

const WIDTHS = [46, 28, 96, 84, 62, 90, 71, 94, 58, 80]

/** Placeholder lines of the final text's height, and one line that describes what is loading. */
export function PlanSkeleton({ said, lines = WIDTHS.length }: { said: string; lines?: number }) {
  return (
    <div>
      <p role="status" className={css.waiting}>
        {said}
      </p>
      {WIDTHS.slice(0, lines).map((width) => (
        <div key={width} aria-hidden className={css.bone} style={{ width: `${width}%` }} />
      ))}
    </div>
  )
}
