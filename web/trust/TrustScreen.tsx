import type { TrustCounts, TrustEvaluation } from '#shared/contract/trust.ts'
import { screenTitle } from '../app/screen-title.ts'
import { Title } from '../app/Title.tsx'
import { useTrust } from '../data/trust-hooks.ts'
import { PageFooter } from '../pages/PageFooter.tsx'
import { Button } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import page from '../ui/page.module.css'
import { formatDay } from './format-day.ts'
import { PlainFigures } from './PlainFigures.tsx'
import css from './trust.module.css'

/** The public figures: the results of the evaluations, and the counts of the last thirty days. */
export function TrustScreen() {
  const { data, error, mutate } = useTrust()
  return (
    <div className={`${page.page} ${css.page}`}>
      <Title of={screenTitle('/trust')} />
      <h1>How answers are checked</h1>
      <p className={css.lead}>
        Language models quote Scripture from memory, and get it wrong. Here every quotation in an answer is compared
        with the reader’s own translation, word for word, before the answer is stored: what differs is replaced or loses
        its quotation marks, and a verse that does not exist is never a link. These are the figures.
      </p>
      <p>
        The same check is open to any text:{' '}
        <Link to="/check">check a sermon, an article or another assistant’s answer</Link>.
      </p>
      {error && (
        <div className={css.failure}>
          <p role="alert" className={css.error}>
            The figures could not be loaded: {error.message}
          </p>
          <Button onClick={() => void mutate()}>Try again</Button>
        </div>
      )}
      {data ? (
        <>
          <Measured evaluations={data.evaluations} />
          <h2>The last thirty days</h2>
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
      <h2>What was measured</h2>
      <PlainFigures evaluations={evaluations} />
      <p>
        Anyone can reproduce these figures from the source with <code>npm run eval</code>. The run fails when a figure
        is worse than its bound.
      </p>
      <details className={css.details}>
        <summary>Details</summary>
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
      <h2>The AI’s instructions</h2>
      <p>
        All <Link to="/instructions">instructions</Link> are published, today’s and every earlier one.
      </p>
      <PageFooter />
    </>
  )
}

function Counts({ counts }: { counts: TrustCounts }) {
  const figures: [string, number][] = [
    ['answers', counts.answers],
    ['quotations checked', counts.quotations],
    ['word for word as written', counts.exact],
    ['replaced by the translation’s own text', counts.repaired],
    ['shown as a paraphrase', counts.paraphrase],
    ['references without a quotation', counts.references],
    ['verses that do not exist', counts.unresolved],
  ]
  return (
    <dl className={css.counts}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value.toLocaleString()}</dd>
        </div>
      ))}
    </dl>
  )
}

function Evaluation({ evaluation }: { evaluation: TrustEvaluation }) {
  const { about, figures, provider, instructions_hash, seed, made_on } = evaluation
  return (
    <section className={css.evaluation}>
      <h3>{about}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Found</th>
            <th scope="col">Bound</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ name, value, bound, held }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-held={held}>{value}</td>
              <td>{bound}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <small>
        Provider {provider} · seed {seed} · {formatDay(made_on)} · instructions{' '}
        <Link to={`/instructions/${instructions_hash}`}>{instructions_hash.slice(0, 12)}…</Link>
      </small>
    </section>
  )
}
