import type { TrustEvaluation, TrustShare } from '#shared/contract/trust.ts'
import css from './trust.module.css'

/** The figures that matter to every reader: a sentence, and a dot on a line with its interval. */
export function PlainFigures({ evaluations }: { evaluations: readonly TrustEvaluation[] }) {
  const figures = evaluations.flatMap((each) => each.figures.flatMap(({ plain }) => plain ?? []))
  return (
    <ul className={css.plain}>
      {figures.map(({ says, share }) => (
        <li key={says}>
          <p>{says}</p>
          <ShareLine share={share} />
        </li>
      ))}
    </ul>
  )
}

const percent = (part: number) => `${(100 * part).toFixed(1)} %`
const place = (part: number) => `${100 * part}%`

/** A share between 0 and 100 %. The bar spans the 95 % confidence interval. */
function ShareLine({ share: { count, of, low, high } }: { share: TrustShare }) {
  const found = of === 0 ? 0 : count / of
  const interval = `between ${percent(low)} and ${percent(high)}`
  return (
    <figure className={css.share}>
      <div className={css.line} aria-hidden>
        <span className={css.interval} style={{ insetInlineStart: place(low), inlineSize: place(high - low) }} />
        <span className={css.dot} style={{ insetInlineStart: place(found) }} />
      </div>
      <div className={css.scale} aria-hidden>
        <span>0 %</span>
        <span>50 %</span>
        <span>100 %</span>
      </div>
      <figcaption>
        <strong>{percent(found)}</strong>, {interval}
      </figcaption>
    </figure>
  )
}
