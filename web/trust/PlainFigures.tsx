import type { TrustEvaluation, TrustShare } from '#shared/contract/trust.ts'
import { pageLanguage } from '../words/language.ts'
import { Rich } from '../words/Rich.tsx'
import { inReport } from './report-words.ts'
import css from './trust.module.css'
import { trust } from './words.ts'

/** The figures that matter to every reader: a sentence, and a dot on a line with its interval. */
export function PlainFigures({ evaluations }: { evaluations: readonly TrustEvaluation[] }) {
  const figures = evaluations.flatMap((each) => each.figures.flatMap(({ plain }) => plain ?? []))
  return (
    <ul className={css.plain}>
      {figures.map(({ says, share }) => (
        <li key={says}>
          <p {...inReport(says)} />
          <ShareLine share={share} />
        </li>
      ))}
    </ul>
  )
}

function percent(part: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return trust('percent', { share: new Intl.NumberFormat(pageLanguage(), digits).format(100 * part) })
}

const place = (part: number) => `${100 * part}%`

/** A share between 0 and 100 %. The bar spans the 95 % confidence interval. */
function ShareLine({ share: { count, of, low, high } }: { share: TrustShare }) {
  const found = of === 0 ? 0 : count / of
  return (
    <figure className={css.share}>
      <div className={css.line} aria-hidden>
        <span className={css.interval} style={{ insetInlineStart: place(low), inlineSize: place(high - low) }} />
        <span className={css.dot} style={{ insetInlineStart: place(found) }} />
      </div>
      <div className={css.scale} aria-hidden>
        <span>{trust('percent', { share: 0 })}</span>
        <span>{trust('percent', { share: 50 })}</span>
        <span>{trust('percent', { share: 100 })}</span>
      </div>
      <figcaption>
        <Rich
          text={trust('shareWithin', { low: percent(low), high: percent(high) })}
          parts={{ share: () => <strong>{percent(found)}</strong> }}
        />
      </figcaption>
    </figure>
  )
}
