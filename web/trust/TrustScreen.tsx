import type { TrustCounts, TrustEvaluation } from '#shared/contract/trust.ts'
import { screenTitle } from '../app/screen-title.ts'
import { Title } from '../app/Title.tsx'
import { useTrust } from '../data/trust-hooks.ts'
import { PageFooter } from '../pages/PageFooter.tsx'
import { Button } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import page from '../ui/page.module.css'
import { pageLanguage } from '../words/language.ts'
import { Rich } from '../words/Rich.tsx'
import { formatDay } from './format-day.ts'
import { PlainFigures } from './PlainFigures.tsx'
import { inReport } from './report-words.ts'
import css from './trust.module.css'
import { trust } from './words.ts'

/** The public figures: the results of the evaluations, and the counts of the last thirty days. */
export function TrustScreen() {
  const { data, error, mutate } = useTrust()
  return (
    <div className={`${page.page} ${css.page}`}>
      <Title of={screenTitle('/trust')} />
      <h1>{trust('title')}</h1>
      <p className={css.lead}>{trust('lead')}</p>
      <p>
        <Rich text={trust('openToAny')} parts={{ check: (inner) => <Link to="/check">{inner}</Link> }} />
      </p>
      {error && (
        <div className={css.failure}>
          <p role="alert" className={css.error}>
            {trust('notLoaded', { why: error.message })}
          </p>
          <Button onClick={() => void mutate()}>{trust('tryAgain')}</Button>
        </div>
      )}
      {data ? (
        <>
          <Measured evaluations={data.evaluations} />
          <h2>{trust('thirtyDays')}</h2>
          <Counts counts={data.last_thirty_days} />
        </>
      ) : (
        !error && <div className={css.waiting} aria-busy />
      )}
      {(data || error) && <Instructions />}
    </div>
  )
}

/** The results of the evaluations: the most important ones as sentences and charts, all of them in tables. */
function Measured({ evaluations }: { evaluations: readonly TrustEvaluation[] }) {
  return (
    <>
      <h2>{trust('measured')}</h2>
      <PlainFigures evaluations={evaluations} />
      <p>
        <Rich text={trust('reproduce')} parts={{ command: () => <code>npm run eval</code> }} />
      </p>
      <details className={css.details}>
        <summary>{trust('details')}</summary>
        {evaluations.map((evaluation) => (
          <Evaluation key={`${evaluation.name} ${evaluation.provider}`} evaluation={evaluation} />
        ))}
      </details>
    </>
  )
}

/** What follows the figures; shown with them, so that nothing moves when they load. */
function Instructions() {
  return (
    <>
      <h2>{trust('instructions')}</h2>
      <p>
        <Rich text={trust('allPublished')} parts={{ link: (inner) => <Link to="/instructions">{inner}</Link> }} />
      </p>
      <PageFooter />
    </>
  )
}

const COUNTED = ['answers', 'quotations', 'exact', 'repaired', 'paraphrase', 'references', 'unresolved'] as const

function Counts({ counts }: { counts: TrustCounts }) {
  const numbers = new Intl.NumberFormat(pageLanguage())
  return (
    <dl className={css.counts}>
      {COUNTED.map((name) => (
        <div key={name}>
          <dt>{trust(name)}</dt>
          <dd>{numbers.format(counts[name])}</dd>
        </div>
      ))}
    </dl>
  )
}

function Evaluation({ evaluation }: { evaluation: TrustEvaluation }) {
  const { about, figures, provider, instructions_hash, seed, made_on } = evaluation
  return (
    <section className={css.evaluation}>
      <h3 {...inReport(about)} />
      <table>
        <thead>
          <tr>
            <th scope="col">{trust('figure')}</th>
            <th scope="col">{trust('found')}</th>
            <th scope="col">{trust('bound')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ name, value, bound, held }) => (
            <tr key={name}>
              <th scope="row" {...inReport(name)} />
              <td data-held={held} {...inReport(value)} />
              <td {...inReport(bound)} />
            </tr>
          ))}
        </tbody>
      </table>
      <small>
        <Rich
          text={trust('madeBy', { provider: inReport(provider).children, seed, day: formatDay(made_on) })}
          parts={{
            link: () => <Link to={`/instructions/${instructions_hash}`}>{instructions_hash.slice(0, 12)}…</Link>,
          }}
        />
      </small>
    </section>
  )
}
